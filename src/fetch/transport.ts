import type { AddressFamily } from "./answer.ts";

/**
 * How requests leave the platform. It follows no redirects, keeps no cookies and adds no condition
 * (If-None-Match and the like).
 */
export type Transport = AddressTransport | NameTransport;

/** For platforms with sockets: it connects to the addresses it is given, which were checked before. */
export interface AddressTransport {
  readonly kind: "by-address";
  /** All addresses of a name; none, or an exception, where there are none. */
  readonly resolve: (name: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** The networks that this machine is in, as blocks such as "192.0.2.0/24". */
  readonly ownNetworks: () => readonly string[];
  /**
   * Sends `asked` to the first of `addresses` that takes it, and never looks the name up again. It is
   * a timeout where no connection, with TLS where the URL wants it, is made in `timeToConnect`.
   */
  readonly get: (asked: Asked, addresses: readonly string[]) => Promise<Reply>;
}

/** For platforms that have only `fetch`: they look names up themselves, so that no address can be checked. */
export interface NameTransport {
  readonly kind: "by-name";
  readonly get: (asked: Asked) => Promise<Reply>;
}

/** One GET request. Once the signal is aborted, its reply is not needed any more. */
export interface Asked {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Milliseconds from now within which a connection must be made. */
  readonly timeToConnect: () => number;
  /** Whether the body is wanted as it was sent, of any length; then only gzip is offered. Without it, the body is decoded, up to the limit for a robots.txt. */
  readonly isRaw?: boolean;
}

/** The headers of a response; its body is still on the way. */
export interface Reply {
  readonly status: number;
  /** Null where the platform does not tell. */
  readonly family: AddressFamily | null;
  /** `name` in lower case. */
  readonly header: (name: string) => string | null;
  /** The body, decoded unless it was asked for as it was sent. It can be read once. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Ends the connection, whatever is left of the body. Never throws, and may be called again. */
  readonly discard: () => void;
}
