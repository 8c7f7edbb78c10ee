import { spawn } from "node:child_process";
import { expect } from "@playwright/test";

export interface RunningHost {
  origin: string;
  stop: () => Promise<void>;
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Runs a host in the foreground. Resolves when it answers on a port of this machine. */
export async function startHost(
  command: string,
  args: string[],
  port: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<RunningHost> {
  const origin = `http://localhost:${port}`;
  let said = "";
  const host = spawn(command, args, { env });
  host.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise((done) => host.once("exit", done));
  await expect
    .poll(() => answers(origin))
    .toBe(true)
    .catch((error: Error) => {
      throw new Error(`${command} did not start: ${said}`, { cause: error });
    });
  return {
    origin,
    async stop() {
      host.kill();
      await ended;
    },
  };
}
