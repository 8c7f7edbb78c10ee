import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { findBrowser } from "../../tests/e2e/find-browser";

/** Flags of every Chromium of the bench, Lighthouse's included. */
export const FLAGS = [
  "--headless=new",
  "--disable-background-networking",
  // The hosts' certificate is self-signed (host.ts).
  "--ignore-certificate-errors",
  // Chromium's sandbox refuses to run as root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** A message of the Chrome DevTools Protocol (https://chromedevtools.github.io/devtools-protocol/). */
type Message = { id?: number; result?: unknown; error?: { message: string } };

export type Chromium = Awaited<ReturnType<typeof startChromium>>;

/**
 * Starts Chromium without Playwright, whose flags and additions to each page delay the first paint by some 100 ms on the
 * slow profile.
 */
export async function startChromium(flags: string[] = []) {
  const profile = await mkdtemp(join(tmpdir(), "bench-"));
  const options = [...FLAGS, ...flags, "--remote-debugging-pipe", `--user-data-dir=${profile}`];
  const child = spawn(findBrowser(), options, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
  const [commands, answers] = child.stdio.slice(3) as unknown as [Writable, Readable];
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const callbacks = new Map<number | undefined, (message: Message) => void>();
  let lastId = 0;
  let unread = "";
  answers.setEncoding("utf8").on("data", (data: string) => {
    const messages = (unread + data).split("\0");
    unread = messages.pop()!;
    for (const message of messages.map((text) => JSON.parse(text) as Message)) callbacks.get(message.id)?.(message);
  });

  return {
    /** Sends a command to the browser, or to the session of one page. */
    async send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
      const id = ++lastId;
      commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      const { result, error } = await new Promise<Message>((resolve) => callbacks.set(id, resolve));
      callbacks.delete(id);
      if (error) throw new Error(`${method}: ${error.message}`);
      return result as Result;
    },
    async close() {
      child.kill();
      await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
