import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Limiter } from "../fetch/limiter.ts";
import { dnsResolver, nodeTransport } from "../fetch/node/node-transport.ts";
import {
  isOwnName,
  type ListenerOptions,
  nameOf,
  robotsListener,
} from "../fetch/node/robots-listener.ts";
import { isLoopbackAddress } from "../fetch/public-address.ts";
import type { ServerOptions } from "./options.ts";
import type { PageFiles } from "./page-files.ts";
import { healthResponse, MISDIRECTED, type PageResponse, pageResponse } from "./page-response.ts";

// A page sends its headers at once, and a request has no body; who takes longer keeps a connection busy.
const MILLISECONDS_TO_ASK = 10_000;
// Longer than proxies keep connections to a server (nginx: 60 s), which would otherwise find them closed.
const MILLISECONDS_IDLE = 65_000;
// Who reads no byte for so long has gone.
const MILLISECONDS_STALLED = 60_000;

/**
 * The server of the page: its files, the handler of Open live and `/healthz`. It writes one line for
 * each request, without addresses and queries: the time, method, path, status code and milliseconds.
 * `live` replaces what asks the sites, for tests.
 */
export function playgroundServer(
  files: PageFiles,
  options: ServerOptions,
  log: (line: string) => void,
  live: ListenerOptions = {},
): Server {
  const robots = robotsListener({ ...liveOptionsOf(options), ...live });
  const server = createServer(
    {
      headersTimeout: MILLISECONDS_TO_ASK,
      requestTimeout: MILLISECONDS_TO_ASK,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: MILLISECONDS_IDLE,
    },
    (incoming, outgoing) => {
      const isOurs = takeTarget(incoming, options);
      const address = addressOf(incoming);
      logged(address.pathname, incoming, outgoing, log);
      // A connection that lives on would keep a server that stops.
      if (!server.listening) outgoing.setHeader("Connection", "close");
      const asked = { ...address, ...askedBy(incoming) };
      if (!isOurs) send(MISDIRECTED, outgoing);
      else if (address.pathname === "/api/robots") void robots(incoming, outgoing);
      else if (address.pathname === "/healthz") send(healthResponse(asked), outgoing);
      else send(pageResponse(files, asked), outgoing);
    },
  );
  const sockets = new Set<Socket>();
  socketsOf.set(server, sockets);
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.maxConnections = options.connections;
  server.setTimeout(MILLISECONDS_STALLED);
  return server;
}

function liveOptionsOf(options: ServerOptions): ListenerOptions {
  const { clientBurst, clientPerMinute, allBurst, allPerMinute, allowedHosts, trustProxy } =
    options;
  return {
    hosts: allowedHosts,
    // On one's own machine the hosts file counts; where others can ask, look-ups have to end.
    transport: isPublic(options) ? nodeTransport({ resolve: dnsResolver() }) : nodeTransport(),
    limiter: new Limiter({
      perClient: { burst: clientBurst, perMinute: clientPerMinute },
      statusInAll: { burst: allBurst, perMinute: allPerMinute },
      atOnce: options.allAtOnce,
      atOncePerClient: options.clientAtOnce,
    }),
    policy: { milliseconds: options.timeout * 1000 },
    clientOf: (incoming) => clientBehind(trustProxy, incoming),
  };
}

/** Whether machines other than this one may be meant to ask. */
function isPublic({ host, allowedHosts }: ServerOptions): boolean {
  return allowedHosts.length > 0 || !isOwn(host);
}

/** Whether only this machine can reach a server that listens on `host`. */
export function isOwn(host: string): boolean {
  return host === "localhost" || isLoopbackAddress(host);
}

/**
 * The client's address: each proxy adds the one that it sees to the end of X-Forwarded-For, and what
 * comes before may be invented.
 */
function clientBehind(proxies: number, { headers, socket }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? "";
  if (proxies === 0) return peer;
  const forwarded = `${headers["x-forwarded-for"] ?? ""}`.split(",").map((name) => name.trim());
  const seen = [...forwarded.filter((name) => name !== "").map(withoutPort), peer];
  return seen.at(-1 - proxies) ?? seen[0] ?? peer;
}

// Some proxies write the client's port too, which is another one for each connection.
function withoutPort(address: string): string {
  return /^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/.exec(address)?.slice(1).join("") ?? address;
}

/**
 * Makes a request target in absolute form one in origin form with its Host header: a server accepts it,
 * and its host counts (RFC 9112 3.2.2). Returns whether the host is this server's: a proxy for others it is not.
 */
function takeTarget(incoming: IncomingMessage, options: ServerOptions): boolean {
  const { url = "", headers, socket } = incoming;
  const [, authority = null, target = ""] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  if (authority === null) return true;
  incoming.url = target.startsWith("/") ? target : `/${target}`;
  headers.host = authority;
  const name = nameOf(authority);
  const own = [...options.allowedHosts, options.host, socket.localAddress ?? ""].map(bracketed);
  return !authority.includes("@") && (isOwnName(name) || own.map(nameOf).includes(name));
}

/** An address as a URL has it. */
function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

// As it was sent: files of the page have no name that could be written in two ways.
function addressOf({ url = "/" }: IncomingMessage): Address {
  const query = url.indexOf("?");
  return query < 0
    ? { pathname: url, search: "" }
    : { pathname: url.slice(0, query), search: url.slice(query) };
}

function askedBy({ method = "", headers }: IncomingMessage) {
  return {
    method,
    ifNoneMatch: headers["if-none-match"] ?? null,
    acceptEncoding: `${headers["accept-encoding"] ?? ""}`,
  };
}

function send({ status, headers, body }: PageResponse, outgoing: ServerResponse): void {
  outgoing.writeHead(status, headers);
  outgoing.end(body);
}

// What a stranger wrote is cut, and cannot begin another line or colour the terminal.
const PATH_IN_LOG = 200;

function logged(
  pathname: string,
  { method = "", socket }: IncomingMessage,
  outgoing: ServerResponse,
  log: (line: string) => void,
): void {
  const begun = performance.now();
  let status = "aborted";
  outgoing.once("finish", () => {
    // A response ends as well when its client leaves.
    if (!socket.destroyed) status = `${outgoing.statusCode}`;
  });
  outgoing.once("close", () => {
    const path = pathname.slice(0, PATH_IN_LOG).replace(/[^!-~]/g, ".");
    const took = Math.round(performance.now() - begun);
    log(`${new Date().toISOString()} ${method} ${path} ${status} ${took}ms`);
  });
}

const socketsOf = new WeakMap<Server, ReadonlySet<Socket>>();

/** Lets running requests end, within `milliseconds`, and takes no new connections. */
export function stopped(server: Server, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    // Browsers open connections in advance, and Node does not count these as idle.
    for (const socket of socketsOf.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
    // A connection is idle once its last request has ended.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const end = setTimeout(() => server.closeAllConnections(), milliseconds);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(end);
      resolve();
    });
  });
}
