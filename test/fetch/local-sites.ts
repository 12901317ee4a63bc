import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import {
  type AddressInfo,
  createServer as createRawServer,
  type Server,
  type Socket,
} from "node:net";
import { networkInterfaces } from "node:os";

/** A server on this machine that a test has opened. */
export interface LocalSite {
  readonly port: number;
  /** What it was asked, in order; of a raw site nothing is known. */
  readonly requests: readonly IncomingMessage[];
}

interface Opened {
  readonly server: Server;
  readonly sockets: Set<Socket>;
  readonly port: number;
}

let opened: readonly Opened[] = [];

/** The certificate of `secure.test`, of every name below it, and of 127.0.0.1; for tests only. */
export const testCertificate = readFileSync(
  new URL("./test-only-certificate.pem", import.meta.url),
  "utf8",
);

const testKey = readFileSync(new URL("./test-only-key.pem", import.meta.url), "utf8");

/** Opens a site that speaks http. `address`: one of the machine's own. */
export function openSite(listener: RequestListener, address?: string): Promise<LocalSite> {
  const { requests, heard } = recording(listener);
  return listening(createServer(heard), requests, address);
}

/** Opens a site that speaks https. */
export function openSecureSite(listener: RequestListener): Promise<LocalSite> {
  const { requests, heard } = recording(listener);
  const options = { key: testKey, cert: testCertificate };
  return listening(createSecureServer(options, heard), requests);
}

/** Opens a site that does as it likes with each connection. */
export function openRawSite(onConnection: (socket: Socket) => void): Promise<LocalSite> {
  return listening(createRawServer(onConnection), []);
}

/** Opens a site that waits for a request and then sends these octets, and nothing more. */
export function openScriptedSite(octets: string | Uint8Array, end = true): Promise<LocalSite> {
  return openRawSite((socket) => {
    socket.once("data", () => (end ? socket.end(octets) : socket.write(octets)));
  });
}

/** Whether the machine has IPv6, if only for itself. */
export const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === "::1"),
);

/** The ports of all sites that are open. */
export function openPorts(): readonly number[] {
  return opened.map(({ port }) => port);
}

/** Closes all sites; for after each test. */
export async function closeSites(): Promise<void> {
  const closing = opened;
  opened = [];
  await Promise.all(closing.map(close));
}

function recording(listener: RequestListener) {
  const requests: IncomingMessage[] = [];
  const heard: RequestListener = (request, response) => {
    requests.push(request);
    listener(request, response);
  };
  return { requests, heard };
}

async function listening(
  server: Server,
  requests: readonly IncomingMessage[],
  address = "127.0.0.1",
): Promise<LocalSite> {
  const sockets = new Set<Socket>();
  // Who hangs up early is no fault of the site's.
  server.on("connection", (socket: Socket) => sockets.add(socket.on("error", () => {})));
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const port = portOf(server.address());
  opened = [...opened, { server, sockets, port }];
  return { port, requests };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The site has no port.");
  return address.port;
}

async function close({ server, sockets }: Opened): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  for (const socket of sockets) socket.destroy();
  await closed;
}
