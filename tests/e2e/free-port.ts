import { once } from "node:events";
import { createServer } from "node:net";
import { listen } from "../listen";

/** A TCP port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await once(server.close(), "close");
  return Number(port);
}
