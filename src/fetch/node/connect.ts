import { once } from "node:events";
import { connect as connectSocket, isIP, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { untilAborted, withinTime } from "../deadline.ts";
import { FetchFailure } from "../failures.ts";

// The first few addresses of a name are enough.
const ADDRESSES = 8;

// RFC 8305 5: milliseconds after which the next address is tried while the others still wait.
const HEAD_START = 250;

/** Begins a connection to an IP address. */
type Dial = (address: string, port: number) => Socket;

/**
 * A connection to the first of `addresses` that accepts one, until the signal is aborted; each has a
 * short head start over the next. Looks up no names. Throws the signal's reason, a FetchFailure where
 * the system stops waiting, or an error where all refuse.
 */
export async function connect(
  addresses: readonly string[],
  port: number,
  signal: AbortSignal,
  dial: Dial = (address) => connectSocket({ host: address, port }),
): Promise<Socket> {
  const won = new AbortController();
  const attempts: Promise<Socket>[] = [];
  for (const address of addresses.slice(0, ADDRESSES)) {
    if (won.signal.aborted || signal.aborted) break;
    const attempt = connectTo(address, port, dial, signal, won);
    attempts.push(attempt);
    await withinTime(HEAD_START, signal, (within) => untilAborted(within, attempt)).catch(ignore);
  }
  return Promise.any(attempts).catch((error: unknown) => {
    throw signal.aborted ? signal.reason : failureIn(error);
  });
}

/**
 * A secure channel over `socket` to the host of this name, whose certificate has to be valid
 * for it. `ca`: certificates to trust instead of the platform's, in PEM.
 */
export async function secured(
  socket: Socket,
  host: string,
  ca: string | undefined,
  signal: AbortSignal,
): Promise<TLSSocket> {
  // RFC 6066 3: an address cannot be a server name, and a name has no final dot.
  const name = host.endsWith(".") ? host.slice(0, -1) : host;
  const channel = connectTls({
    socket,
    host: name,
    servername: isIP(name) === 0 ? name : "",
    ALPNProtocols: ["http/1.1"],
    // Explicit, because an environment variable could change it.
    rejectUnauthorized: true,
    ...(ca === undefined ? {} : { ca }),
  });
  channel.on("error", ignore);
  await untilAborted(signal, once(channel, "secureConnect"));
  return channel;
}

/** For errors that are handled elsewhere, or do not matter any more; Node ends the process for an error without a listener. */
export function ignore(): void {}

async function connectTo(
  address: string,
  port: number,
  dial: Dial,
  signal: AbortSignal,
  won: AbortController,
): Promise<Socket> {
  if (isIP(address) === 0) throw new Error("A name is not connected to: it could lead anywhere.");
  const socket = dial(address, port);
  socket.on("error", ignore);
  try {
    await untilAborted(won.signal, untilAborted(signal, once(socket, "connect")));
    // Another address may have connected at the same moment.
    won.signal.throwIfAborted();
    won.abort();
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

function failureIn(error: unknown): unknown {
  const errors: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  return errors.some(isTimeout) ? new FetchFailure("timeout") : error;
}

// The system gave up sooner than this tool would.
function isTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ETIMEDOUT";
}
