import { lookup } from "node:dns/promises";

/** All addresses of a name, as the operating system knows them; throws where there are none. A look-up that has begun cannot be cancelled. */
export async function systemResolver(name: string): Promise<readonly string[]> {
  const found = await lookup(name, { all: true, verbatim: true });
  return found.map(({ address }) => address);
}
