import type { AddressTransport, Asked, Reply } from "../../src/fetch/transport.ts";

/** A transport without a network, and what was asked of it. */
interface TransportSpy {
  readonly transport: AddressTransport;
  /** The names that were looked up. */
  readonly names: readonly string[];
  /** The addresses that were to be connected to, each with its URL. */
  readonly connections: readonly { readonly url: string; readonly addresses: readonly string[] }[];
}

/** `resolve`: what names lead to. `answer`: what is replied; left out, an empty 200. `ownNetworks`: where the machine is. */
export function transportSpy(
  resolve: (name: string) => readonly string[],
  answer: (asked: Asked) => Promise<Reply> = async () => reply(200),
  ownNetworks: readonly string[] = [],
): TransportSpy {
  const names: string[] = [];
  const connections: { readonly url: string; readonly addresses: readonly string[] }[] = [];
  const transport: AddressTransport = {
    kind: "by-address",
    resolve: async (name) => {
      names.push(name);
      return resolve(name);
    },
    ownNetworks: () => ownNetworks,
    get: (asked, addresses) => {
      connections.push({ url: asked.url.href, addresses });
      return answer(asked);
    },
  };
  return { transport, names, connections };
}

/** A reply without a body. Names of headers in lower case. */
export function reply(status: number, headers: Readonly<Record<string, string>> = {}): Reply {
  return {
    status,
    family: 4,
    header: (name) => headers[name] ?? null,
    body: (async function* () {})(),
    discard: () => {},
  };
}
