import type { AddressInfo, Server } from "node:net";

/** Has a server, of HTTP unless it is told otherwise, listen on a free port of this machine. Resolves to its origin. */
export async function listen(server: Server, scheme: "http" | "https" = "http"): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  return `${scheme}://localhost:${(server.address() as AddressInfo).port}`;
}
