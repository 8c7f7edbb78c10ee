import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Has a server listen on a free port of this machine. Resolves to its origin. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
