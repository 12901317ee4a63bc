import { untilAborted } from "./deadline.ts";
import { FetchFailure, failingAs } from "./failures.ts";
import type { FetchPolicy } from "./policy.ts";
import { bitsOf, isPublicAddress, prefixOf } from "./public-address.ts";
import type { AddressTransport, Asked, Reply, Transport } from "./transport.ts";

/**
 * Sends a request if it is allowed: checks scheme, port and user name, and every address of the
 * host. One address that is not public is enough to refuse. Throws FetchFailure.
 */
export async function admitted(
  asked: Asked,
  transport: Transport,
  policy: FetchPolicy,
): Promise<Reply> {
  const { url, signal } = asked;
  if (!isAllowedUrl(url, policy)) throw new FetchFailure("not-allowed");
  if (transport.kind === "by-name") {
    if (!isAllowedName(url, policy)) throw new FetchFailure("not-allowed");
    return failingAs("refused", untilAborted(signal, transport.get(asked)));
  }
  const addresses = await addressesOf(hostIn(url), transport, signal);
  const own = transport.ownNetworks().map(prefixOf);
  if (!addresses.every((address) => isAllowed(address, policy, own)))
    throw new FetchFailure("not-allowed");
  return failingAs("refused", untilAborted(signal, transport.get(asked, addresses)));
}

/** The host of a URL; an IPv6 address without its brackets. */
export function hostIn(url: URL): string {
  return url.hostname.startsWith("[") ? url.hostname.slice(1, -1) : url.hostname;
}

/** The port of a URL, also where the URL does not name it. */
export function portIn(url: URL): number {
  if (url.port !== "") return Number(url.port);
  return url.protocol === "https:" ? 443 : 80;
}

function isAllowedUrl(url: URL, { allowedPorts }: FetchPolicy): boolean {
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  return isWeb && allowedPorts.includes(portIn(url)) && url.username === "" && url.password === "";
}

// The resolver is not asked for an IP address; the URL parser has turned decimal, octal and
// hexadecimal forms into the plain one.
async function addressesOf(
  host: string,
  transport: AddressTransport,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (bitsOf(host) !== null) return [host];
  const addresses = await failingAs("dns", untilAborted(signal, transport.resolve(host, signal)));
  if (addresses.length === 0) throw new FetchFailure("dns");
  return addresses;
}

// Machines beside this one often trust it, and over IPv6 their addresses are public by number. A prefix
// without digits is of no network: it would be all addresses.
function isAllowed(address: string, policy: FetchPolicy, own: readonly string[] = []): boolean {
  const bits = bitsOf(address) ?? "";
  const isBeside = own.some((prefix) => prefix !== "" && bits.startsWith(prefix));
  return (isPublicAddress(address) && !isBeside) || policy.allowAddress(address);
}

// Names that no public DNS has (RFC 6761, RFC 6762, RFC 8375, and ICANN for "internal"), or that
// networks use for themselves. This is only a precaution: any other name may lead to a private address.
const PRIVATE_SUFFIXES = ["localhost", "local", "internal", "home.arpa", "lan", "onion"];

function isAllowedName(url: URL, policy: FetchPolicy): boolean {
  const host = hostIn(url);
  if (bitsOf(host) !== null) return isAllowed(host, policy);
  const name = host.endsWith(".") ? host.slice(0, -1) : host;
  return (
    name.includes(".") && !PRIVATE_SUFFIXES.some((suffix) => `.${name}`.endsWith(`.${suffix}`))
  );
}
