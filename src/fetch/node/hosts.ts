import type { IncomingMessage } from "node:http";
import { Server } from "node:net";
import { isLoopbackAddress } from "../public-address.ts";

/**
 * The names that a server may be asked under, besides the machine's own: as in a Host header,
 * without a port. "any" is for where somebody else has looked at the Host header.
 */
export type Hosts = readonly string[] | "any";

/** Whether `url`, which has the host of the Host header, may be asked for over this connection. */
export function isAnswered(url: URL, { socket }: IncomingMessage, hosts: Hosts): boolean {
  const name = withoutDot(url.hostname);
  if (hosts === "any" || hosts.map(nameOf).includes(name)) return true;
  // Without a look at the name, a page of anybody's could ask, whose name leads to this machine
  // once the page has come (DNS rebinding): to the browser they are one origin.
  return isOwnName(name) && isBoundToItself(socket);
}

// As the URL parser writes it, which has written the name that it is compared with.
function nameOf(host: string): string {
  return URL.canParse(`http://${host}`) ? withoutDot(new URL(`http://${host}`).hostname) : host;
}

function withoutDot(name: string): string {
  return name.endsWith(".") ? name.slice(0, -1) : name;
}

// RFC 6761 6.3: names below localhost lead to the machine as well.
function isOwnName(name: string): boolean {
  const address = name.startsWith("[") ? name.slice(1, -1) : name;
  return name === "localhost" || name.endsWith(".localhost") || isLoopbackAddress(address);
}

// Whether only this machine can connect to the server that took the connection. Of a pipe, and of
// what is no connection of Node's, nothing is known.
function isBoundToItself(socket: IncomingMessage["socket"]): boolean {
  const server = "server" in socket ? socket.server : null;
  const bound = server instanceof Server ? server.address() : null;
  return typeof bound === "object" && bound !== null && isLoopbackAddress(bound.address);
}
