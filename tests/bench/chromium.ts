import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Writable } from "node:stream";

/** A message of the Chrome DevTools Protocol (https://chromedevtools.github.io/devtools-protocol/). */
interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** A Chromium of our own, driven by nothing but what is asked of it. */
export interface Chromium {
  /** Sends a command, to the browser or to the session of one page. */
  send: <Result = unknown>(method: string, params?: object, sessionId?: string) => Promise<Result>;
  /** Calls back on every event of this name until the returned function is called. */
  listen: <Params>(method: string, callback: (params: Params) => void) => () => void;
  close: () => Promise<void>;
}

const FLAGS = [
  "--headless=new",
  "--disable-background-networking",
  "--disable-extensions",
  "--no-first-run",
  // compressed-host.ts signs its own.
  "--ignore-certificate-errors",
  "--remote-debugging-pipe",
  // Chromium's sandbox refuses to run as root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/**
 * Starts Chromium for measuring. Not through Playwright: it enables the protocol's Runtime domain, and then Chromium
 * takes stack traces while React starts and parses the bundle twice more for them, some 60 ms at 4× slowdown that no
 * visitor has.
 *
 * @param flags of the command line, beside those that every measurement has
 */
export async function startChromium(executable: string, flags: string[] = []): Promise<Chromium> {
  const profile = await mkdtemp(join(tmpdir(), "bench-"));
  const child = spawn(executable, [...FLAGS, ...flags, `--user-data-dir=${profile}`], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
  const [, , , commands, answers] = child.stdio as unknown as [null, null, null, Writable, NodeJS.ReadableStream];
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Set<(message: Message) => void>();
  let lastId = 0;
  let unread = "";

  answers.setEncoding("utf8").on("data", (data: string) => {
    const parts = (unread + data).split("\0");
    unread = parts.pop()!;
    for (const part of parts) {
      const message = JSON.parse(part) as Message;
      if (message.id !== undefined) waiting.get(message.id)?.(message);
      else for (const listener of listeners) listener(message);
    }
  });

  return {
    send<Result>(method: string, params: object = {}, sessionId?: string) {
      const id = ++lastId;
      commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      return new Promise<Result>((resolve, reject) => {
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result as Result);
        });
      });
    },
    listen<Params>(method: string, callback: (params: Params) => void) {
      const listener = (message: Message) => message.method === method && callback(message.params as Params);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      child.kill();
      await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
