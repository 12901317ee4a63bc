import { lookup, Resolver } from "node:dns/promises";
import { IncomingMessage, request as requestOver } from "node:http";
import { isIPv6, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { addAbortSignal } from "node:stream";
import { hostIn, portIn } from "../admission.ts";
import { withinTime } from "../deadline.ts";
import { FetchFailure, failingAs } from "../failures.ts";
import type { AddressTransport, Asked, Reply } from "../transport.ts";
import { connect, ignore, secured } from "./connect.ts";
import { ACCEPTED_CODINGS, decoded, firstOf } from "./decode.ts";

/** What tests replace, and hosts with their own DNS or certificates. */
interface NodeTransportOptions {
  readonly resolve?: AddressTransport["resolve"];
  /** Certificates to trust instead of the platform's, in PEM. */
  readonly ca?: string;
}

/** Sends requests over Node's sockets, straight to the addresses given: no proxy, no agent, no second look-up. */
export function nodeTransport({ resolve, ca }: NodeTransportOptions = {}): AddressTransport {
  return {
    kind: "by-address",
    resolve: resolve ?? systemResolver(),
    ownNetworks,
    get: async (asked, addresses) => {
      const { socket, channel } = await connected(asked, addresses, ca);
      try {
        const message = await failingAs("incomplete", send(asked, channel));
        return replyOf(message, socket, asked.isRaw ?? false);
      } catch (error) {
        socket.destroy();
        throw error;
      }
    },
  };
}

// Asked each time: a machine can join a network while it runs.
function ownNetworks(): readonly string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return addresses.flatMap(({ cidr }) => (cidr === null ? [] : [cidr]));
}

/** A connection, and the channel for requests: a secure one for https. */
interface Connected {
  readonly socket: Socket;
  readonly channel: Socket;
}

function connected(
  { url, signal, timeToConnect }: Asked,
  addresses: readonly string[],
  ca?: string,
): Promise<Connected> {
  return withinTime(timeToConnect(), signal, async (within) => {
    const socket = await failingAs("refused", connect(addresses, portIn(url), within));
    addAbortSignal(signal, socket);
    if (url.protocol === "http:") return { socket, channel: socket };
    try {
      const channel = await failingAs("tls", secured(socket, hostIn(url), ca, within));
      return { socket, channel };
    } catch (error) {
      socket.destroy();
      throw error;
    }
  });
}

// Node's own default; explicit so that a command line cannot raise it.
const HEADER_LIMIT = 16 * 1024;

async function send({ url, headers, isRaw }: Asked, channel: Socket): Promise<IncomingMessage> {
  const request = requestOver({
    createConnection: () => channel,
    path: url.pathname + url.search,
    headers: { Host: url.host, ...headers, "Accept-Encoding": isRaw ? "gzip" : ACCEPTED_CODINGS },
    maxHeaderSize: HEADER_LIMIT,
    // For the same reason: a lenient parser would accept what no crawler accepts.
    insecureHTTPParser: false,
  });
  request.on("error", ignore).end();
  try {
    // A change of protocol (101) closes the request without a response.
    const [message] = await firstOf(request, ["response", "close"]);
    if (message instanceof IncomingMessage) return message;
  } catch (error) {
    if (isHeaderOverflow(error)) throw new FetchFailure("too-large");
  }
  throw new FetchFailure("incomplete");
}

function isHeaderOverflow(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "HPE_HEADER_OVERFLOW";
}

function replyOf(message: IncomingMessage, socket: Socket, isRaw: boolean): Reply {
  message.on("error", ignore);
  const header = headerOf(message);
  return {
    status: message.statusCode ?? 0,
    family: isIPv6(socket.remoteAddress ?? "") ? 6 : 4,
    header,
    body: isRaw ? message : decoded(message, header("content-encoding")),
    discard: () => {
      message.destroy();
      socket.destroy();
    },
  };
}

// Node reads headers as Latin-1; sites that send more than ASCII in Location mean UTF-8.
function headerOf(message: IncomingMessage): Reply["header"] {
  return (name) => {
    const value = message.headers[name];
    return typeof value === "string" ? Buffer.from(value, "latin1").toString("utf8") : null;
  };
}

/**
 * Looks up names in the DNS only, with `servers` instead of the machine's own, and can be stopped.
 * For hosts that strangers can reach: the system's look-ups cannot be cancelled, and a few names whose
 * servers never answer would block everything else that Node does with files.
 */
export function dnsResolver(servers?: readonly string[]): AddressTransport["resolve"] {
  return async (name, signal) => {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    if (servers) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener("abort", cancel, { once: true });
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    signal.removeEventListener("abort", cancel);
    return found.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  };
}

/** How to ask the operating system for all addresses of a name; `lookup` of Node. */
type LookUp = (
  name: string,
  options: { readonly all: true; readonly verbatim: true },
) => Promise<readonly { readonly address: string }[]>;

/** All addresses of a name, as the operating system knows them; throws where there are none. A look-up that has begun cannot be cancelled. */
export function systemResolver(lookUp: LookUp = lookup): AddressTransport["resolve"] {
  return async (name) => {
    const found = await lookUp(name, { all: true, verbatim: true });
    return found.map(({ address }) => address);
  };
}
