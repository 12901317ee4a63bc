import type { IncomingMessage, ServerResponse } from "node:http";
import { Server } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { failed } from "../failures.ts";
import { handleRobots, jsonOf, type RobotsOptions } from "../handle-robots.ts";
import { Limiter } from "../limiter.ts";
import { isLoopbackAddress } from "../public-address.ts";
import { nodeTransport } from "./node-transport.ts";

/** What a host may set; the defaults are those of a small server. */
export interface ListenerOptions extends Partial<Omit<RobotsOptions, "client">> {
  /** Who asks. Left out: the address at the other end of the connection, which can be a proxy's. */
  readonly clientOf?: (incoming: IncomingMessage) => string;
  /** Left out: only this machine may ask, under its own name, and only if no other machine can reach the server. */
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
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  const body = Readable.from(response.body ?? []);
  // A client that leaves ends the request that runs for it.
  await pipeline(body, outgoing).catch(() => outgoing.destroy());
}

function peerOf(incoming: IncomingMessage): string {
  return incoming.socket.remoteAddress ?? "";
}

// Only what the handler looks at, because a Request does not accept every method and header.
function requestOf(incoming: IncomingMessage, signal: AbortSignal): Request | null {
  const { method, url = "", headers } = incoming;
  const query = url.includes("?") ? url.slice(url.indexOf("?")) : "";
  const host = `${headers.host ?? headers[":authority"]}`;
  const address = `http://${host}/${query}`;
  // RFC 9110 7.2: the Host header has no user name, and a Request accepts none.
  if (method !== "GET" || host.includes("@") || !URL.canParse(address)) return null;
  const kept = new Headers();
  for (const name of ["origin", "sec-fetch-site", "cdn-loop"]) {
    const value = headers[name];
    if (value !== undefined) kept.set(name, `${value}`);
  }
  return new Request(address, { headers: kept, signal });
}

/**
 * The names under which a server may be asked, besides the machine's own: as in a Host header,
 * without a port. "any" is for servers where the Host header was checked before.
 */
export type Hosts = readonly string[] | "any";

/** Whether `url`, which has the host of the Host header, may be asked for over this connection. */
function isAnswered(url: URL, { socket, headers }: IncomingMessage, hosts: Hosts): boolean {
  const name = withoutDot(url.hostname);
  if (hosts === "any" || hosts.map(nameOf).includes(name)) return true;
  // Without this check any page could ask, if its name leads to this machine once the page is loaded
  // (DNS rebinding): for the browser both are one origin.
  // Proxies on this machine let others in, and Apache’s asks under the machine's own name (ProxyPreserveHost Off).
  const isForwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  return isOwnName(name) && !isForwarded && isBoundToItself(socket);
}

/** A host as the URL parser writes it, because it also wrote the name to compare with. */
export function nameOf(host: string): string {
  return URL.canParse(`http://${host}`) ? withoutDot(new URL(`http://${host}`).hostname) : host;
}

function withoutDot(name: string): string {
  return name.endsWith(".") ? name.slice(0, -1) : name;
}

/** Whether a name leads to this machine: names below localhost as well (RFC 6761 6.3). */
export function isOwnName(name: string): boolean {
  const address = name.startsWith("[") ? name.slice(1, -1) : name;
  return name === "localhost" || name.endsWith(".localhost") || isLoopbackAddress(address);
}

// Whether only this machine can connect to the server that accepted the connection; false where that
// is not known, as for a pipe.
function isBoundToItself(socket: IncomingMessage["socket"]): boolean {
  const server = "server" in socket ? socket.server : null;
  const bound = server instanceof Server ? server.address() : null;
  return typeof bound === "object" && bound !== null && isLoopbackAddress(bound.address);
}
