import type { IncomingMessage, ServerResponse } from "node:http";
import { failed } from "../failures.ts";
import { handleRobots, jsonOf, type RobotsOptions } from "../handle-robots.ts";
import { Limiter } from "../limiter.ts";
import { type Hosts, isAnswered } from "./hosts.ts";
import { nodeTransport } from "./node-transport.ts";

/** What a host may set; what is left out is as for a small server. */
export interface ListenerOptions extends Partial<Omit<RobotsOptions, "client">> {
  /** Who asks. Left out: the address at the other end of the connection, which behind a proxy is the proxy's. */
  readonly clientOf?: (incoming: IncomingMessage) => string;
  /** Left out: only this machine may ask, by a name of its own, and of a server that no other machine can reach. */
  readonly hosts?: Hosts;
}

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** The handler as a listener for Node's http servers. */
export function robotsListener({
  clientOf = peerOf,
  hosts = [],
  ...options
}: ListenerOptions = {}): Listener {
  const shared = { transport: nodeTransport(), limiter: new Limiter(), ...options };
  const responseTo = async (incoming: IncomingMessage, signal: AbortSignal) => {
    const request = requestOf(incoming, signal);
    if (request === null)
      return jsonOf(failed(incoming.method === "GET" ? "bad-request" : "bad-method"));
    if (!isAnswered(new URL(request.url), incoming, hosts)) return jsonOf(failed("switched-off"));
    return handleRobots(request, { ...shared, client: clientOf(incoming) });
  };
  return async (incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.once("close", () => gone.abort());
    await sendResponse(await responseTo(incoming, gone.signal), outgoing);
  };
}

async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
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
  const host = `${headers.host ?? headers[":authority"]}`;
  const address = `http://${host}/${query}`;
  // RFC 9110 7.2: the Host header has no user name, and a Request takes none.
  if (method !== "GET" || host.includes("@") || !URL.canParse(address)) return null;
  const kept = new Headers();
  for (const name of ["origin", "sec-fetch-site", "cdn-loop"]) {
    const value = headers[name];
    if (value !== undefined) kept.set(name, `${value}`);
  }
  return new Request(address, { headers: kept, signal });
}
