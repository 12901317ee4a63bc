import { once } from "node:events";
import { connect as connectSocket, isIP, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";

// Of a name with many addresses the first few will do; none may use up the time of the others.
const ATTEMPTS = 4;
const ATTEMPT_MILLISECONDS = 2_000;

/** A connection to the first of `addresses` that takes one. Looks up no name: all are addresses. */
export async function connect(
  addresses: readonly string[],
  port: number,
  signal: AbortSignal,
): Promise<Socket> {
  let failure: unknown = new Error("No address was given.");
  for (const address of addresses.slice(0, ATTEMPTS)) {
    try {
      return await connectTo(address, port, signal);
    } catch (error) {
      failure = error;
      if (signal.aborted) break;
    }
  }
  throw failure;
}

/**
 * A secure channel over `socket` to the host of this name, whose certificate has to be good for
 * it. `ca`: certificates to trust instead of the platform's, in PEM.
 */
export async function secured(
  socket: Socket,
  host: string,
  ca: string | undefined,
  signal: AbortSignal,
): Promise<TLSSocket> {
  // RFC 6066 3: an address is no server name, and a name has no final dot.
  const name = host.endsWith(".") ? host.slice(0, -1) : host;
  const channel = connectTls({
    socket,
    host: name,
    servername: isIP(name) === 0 ? name : "",
    ALPNProtocols: ["http/1.1"],
    // Said outright, because an environment variable could say otherwise.
    rejectUnauthorized: true,
    ...(ca === undefined ? {} : { ca }),
  });
  channel.on("error", ignore);
  await once(channel, "secureConnect", { signal });
  return channel;
}

/** For errors that somebody else hears of, or nobody any more; Node ends a process over one that has no listener. */
export function ignore(): void {}

async function connectTo(address: string, port: number, signal: AbortSignal): Promise<Socket> {
  if (isIP(address) === 0) throw new Error("A name is not connected to: it could lead anywhere.");
  const socket = connectSocket({ host: address, port, signal });
  socket.on("error", ignore);
  const timer = setTimeout(() => socket.destroy(new Error("No answer.")), ATTEMPT_MILLISECONDS);
  try {
    await once(socket, "connect");
    return socket;
  } finally {
    clearTimeout(timer);
  }
}
