import { lookup } from "node:dns/promises";
import type { AddressTransport } from "../transport.ts";

/** How the operating system is asked for all addresses of a name; `lookup` of Node. */
export type LookUp = (
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
