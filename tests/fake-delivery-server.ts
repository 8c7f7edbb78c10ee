import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the server does with one try. `accept` takes the request. */
export type Reaction = (response: ServerResponse, accept: () => void, headers: IncomingMessage["headers"]) => void;

export const answer =
  (status: number, headers: Record<string, string> = {}): Reaction =>
  (response) =>
    response.writeHead(status, headers).end();
export const take: Reaction = (response, accept) => {
  accept();
  response.writeHead(201).end();
};
export const takeThenHangUp: Reaction = (response, accept) => {
  accept();
  response.destroy();
};
export const takeThenStall: Reaction = (_, accept) => accept();
export const takeAndBreakOff: Reaction = (response, accept) => {
  accept();
  response.writeHead(200, { "Content-Length": "1000" }).write("{");
  setTimeout(() => response.destroy(), 20);
};
export const stall: Reaction = () => {};
export const hangUp: Reaction = (response) => void response.destroy();

/** One try, as it arrived. */
interface Try {
  method: string | undefined;
  headers: IncomingMessage["headers"];
  /** The id that the client made. */
  key: string;
  body: Record<string, string>;
  /** In milliseconds of `performance.now()`. */
  time: number;
}

/** Closes a server at once, open connections included. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
}

/** What was posted, as JSON or as a form. */
function parseBody(type: string | undefined, text: string): Try["body"] {
  return type === "application/json"
    ? (JSON.parse(text) as Try["body"])
    : Object.fromEntries(new URLSearchParams(text));
}

/** How a server answers the browser that asks whether it may send: by the headers that it allows, or not at all. */
type Preflight = { allowedHeaders: string } | "unanswered";

/** A server for demo requests that answers each try as it is told, or by taking it. */
export class FakeDeliveryServer {
  readonly tries: Try[] = [];
  /** The accepted requests by key, as a server keeps them that takes one request per id. */
  readonly accepted = new Map<string, Try["body"]>();
  /** All that was accepted, one by one, as a form service keeps them. */
  readonly taken: Try["body"][] = [];
  /** How often a browser has asked whether it may send. */
  preflights = 0;
  /** README asks for no more. */
  preflight: Preflight = { allowedHeaders: "Content-Type" };
  #reactions: Reaction[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/demo`;
  }

  /** Reacts to the next tries like this, one after the other, and forgets all that came before. */
  reactWith(...reactions: Reaction[]): void {
    this.tries.length = 0;
    this.accepted.clear();
    this.taken.length = 0;
    this.preflights = 0;
    this.#reactions = reactions;
  }

  async open(port = 0): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(port, "localhost", done));
  }

  close(): Promise<void> {
    return closeServer(this.#server);
  }

  /** Closes the port for a time, so that connections to it are refused. */
  async refuse(milliseconds: number): Promise<void> {
    const { port } = this.#server.address() as AddressInfo;
    await this.close();
    setTimeout(() => void this.open(port), milliseconds);
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Expose-Headers", "Retry-After");
    if (request.method === "OPTIONS") {
      this.preflights++;
      if (this.preflight === "unanswered") response.writeHead(405).end();
      else response.writeHead(204, { "Access-Control-Allow-Headers": this.preflight.allowedHeaders }).end();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = parseBody(request.headers["content-type"], Buffer.concat(chunks).toString());
    const key = body.id ?? body.ref ?? "";
    this.tries.push({ method: request.method, headers: request.headers, key, body, time: performance.now() });
    const react = this.#reactions.shift() ?? take;
    const accept = () => {
      this.taken.push(body);
      if (!this.accepted.has(key)) this.accepted.set(key, body);
    };
    react(response, accept, request.headers);
  }
}
