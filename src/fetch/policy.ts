/** Where requests may go, and how long they may take. */
export interface FetchPolicy {
  readonly allowedPorts: readonly number[];
  /** Addresses that may be asked although they are not public ones. */
  readonly allowAddress: (address: string) => boolean;
  /** For everything, from the first look-up to the last byte. */
  readonly milliseconds: number;
}

export const DEFAULT_POLICY: FetchPolicy = {
  allowedPorts: [80, 443],
  allowAddress: () => false,
  milliseconds: 10_000,
};

/** RFC 9309 2.3.1.2: "at least five consecutive redirects", which is where Google stops. */
export const REDIRECT_LIMIT = 5;

/** Octets of a file that are kept: more than any crawler reads; RFC 9309 2.5 has 500 KiB for the least. */
export const BODY_LIMIT = 512 * 1024;
