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

/** Starts a host on a port of this machine. Resolves when it answers. */
export async function startHost(
  command: string,
  args: string[],
  port: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<RunningHost> {
  const origin = `http://localhost:${port}`;
  let errors = "";
  const host = spawn(command, args, { env });
  host.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise((done) => host.once("exit", done));
  await expect
    .poll(() => answers(origin))
    .toBe(true)
    .catch((error: Error) => {
      throw new Error(`${command} did not start: ${errors}`, { cause: error });
    });
  return {
    origin,
    async stop() {
      host.kill();
      await ended;
    },
  };
}
