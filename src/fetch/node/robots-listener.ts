import type { IncomingMessage, ServerResponse } from "node:http";
import { failed } from "../failures.ts";
import { handleRobots, jsonOf, type RobotsOptions } from "../handle-robots.ts";
import { Limiter } from "../limiter.ts";
import { nodeTransport } from "./node-transport.ts";

/** What a host may set; what is left out is as for a small server. */
export interface ListenerOptions extends Partial<Omit<RobotsOptions, "client">> {
  /** Who asks. Left out: the address at the other end of the connection, which behind a proxy is the proxy's. */
  readonly clientOf?: (incoming: IncomingMessage) => string;
}

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** The handler as a listener for Node's http servers. */
export function robotsListener({ clientOf = peerOf, ...options }: ListenerOptions = {}): Listener {
  const shared = { transport: nodeTransport(), limiter: new Limiter(), ...options };
  return async (incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.once("close", () => gone.abort());
    const request = requestOf(incoming, gone.signal);
    const response = request
      ? await handleRobots(request, { ...shared, client: clientOf(incoming) })
      : jsonOf(failed(incoming.method === "GET" ? "bad-request" : "bad-method"));
    await sendResponse(response, outgoing);
  };
}

/** Writes a response out. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = await response.text();
  outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
}

function peerOf(incoming: IncomingMessage): string {
  return incoming.socket.remoteAddress ?? "";
}

// What the handler looks at, and no more: other methods and headers may be none that a Request takes.
function requestOf(incoming: IncomingMessage, signal: AbortSignal): Request | null {
  const { method, url = "", headers } = incoming;
  const query = url.includes("?") ? url.slice(url.indexOf("?")) : "";
  const address = `http://${headers.host ?? headers[":authority"]}/${query}`;
  if (method !== "GET" || !URL.canParse(address)) return null;
  const kept = new Headers();
  for (const name of ["origin", "sec-fetch-site"]) {
    const value = headers[name];
    if (value !== undefined) kept.set(name, `${value}`);
  }
  return new Request(address, { headers: kept, signal });
}
