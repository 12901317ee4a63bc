import { lookup, Resolver } from "node:dns/promises";
import type { AddressTransport } from "../transport.ts";

/**
 * Looks names up in the DNS alone, by `servers` instead of the machine's, and stops when asked to.
 * For hosts that strangers reach: the system's own look-ups cannot be cancelled, and a few names
 * whose servers never answer hold up all else that Node does with files.
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

/** How the operating system is asked for all addresses of a name; `lookup` of Node. */
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
