import { hostOf } from "../engine/url/host.ts";

/**
 * Whether an address belongs to the public internet, by the registries of special-purpose
 * addresses (RFC 6890, as IANA keeps them). False for anything but an address in its plain form.
 */
export function isPublicAddress(address: string): boolean {
  const bits = bitsOf(address);
  if (bits === null) return false;
  const isIpv4 = bits.length === 32;
  if (!isIpv4 && !bits.startsWith(GLOBAL_UNICAST)) return false;
  const special = isIpv4 ? SPECIAL_IPV4 : SPECIAL_IPV6;
  return !special.some((prefix) => bits.startsWith(prefix));
}

/** Whether an address is one of the machine itself. */
export function isLoopbackAddress(address: string): boolean {
  const bits = bitsOf(address);
  return bits !== null && LOOPBACK.some((prefix) => bits.startsWith(prefix));
}

const LOOPBACK = ["127.0.0.0/8", "::1/128", "::ffff:127.0.0.0/104"].map(prefixOf);

const SPECIAL_IPV4 = [
  "0.0.0.0/8", // this network, RFC 791
  "10.0.0.0/8", // private, RFC 1918
  "100.64.0.0/10", // carrier-grade NAT, RFC 6598
  "127.0.0.0/8", // loopback, RFC 1122
  "168.63.129.16/32", // the host of a virtual machine in Azure, in no registry
  "169.254.0.0/16", // link-local, RFC 3927; the metadata of most clouds
  "172.16.0.0/12", // private, RFC 1918
  "192.0.0.0/24", // protocol assignments, RFC 6890
  "192.0.2.0/24", // documentation, RFC 5737
  "192.88.99.0/24", // 6to4 relays, RFC 7526
  "192.168.0.0/16", // private, RFC 1918
  "198.18.0.0/15", // benchmarking, RFC 2544
  "198.51.100.0/24", // documentation, RFC 5737
  "203.0.113.0/24", // documentation, RFC 5737
  "224.0.0.0/4", // multicast, RFC 5771
  "240.0.0.0/4", // reserved, RFC 1112, and broadcast, RFC 919
].map(prefixOf);

// RFC 4291 2.4, IANA: nothing else is given to hosts of the internet. Outside of it are loopback,
// unique local, link-local, site-local, multicast, and IPv4 mapped, compatible or behind NAT64.
const GLOBAL_UNICAST = prefixOf("2000::/3");

const SPECIAL_IPV6 = [
  "2001::/23", // protocol assignments, RFC 2928: Teredo, benchmarking, ORCHID
  "2001:db8::/32", // documentation, RFC 3849
  "2002::/16", // 6to4, RFC 3056: any IPv4 address may be inside
  "3fff::/20", // documentation, RFC 9637
].map(prefixOf);

/**
 * An IP address as 32 or 128 binary digits, or null. Takes IPv4 only as four decimal numbers, and
 * IPv6 without a zone: no other form can be compared.
 */
export function bitsOf(address: string): string | null {
  if (/^[\d.]+$/.test(address) && hostOf(address) === address) {
    return address
      .split(".")
      .map((octet) => binary(Number(octet), 8))
      .join("");
  }
  const shortest = hostOf(`[${address}]`);
  if (shortest === null) return null;
  const [head = "", tail = ""] = shortest.slice(1, -1).split("::");
  const [before, after] = [groupBits(head), groupBits(tail)];
  return before + "0".repeat(128 - before.length - after.length) + after;
}

/** The digits that all addresses of a block such as "10.0.0.0/8" begin with. */
export function prefixOf(block: string): string {
  const [address = "", length] = block.split("/");
  return (bitsOf(address) ?? "").slice(0, Number(length));
}

function groupBits(groups: string): string {
  if (groups === "") return "";
  return groups
    .split(":")
    .map((group) => binary(Number.parseInt(group, 16), 16))
    .join("");
}

function binary(value: number, width: number): string {
  return value.toString(2).padStart(width, "0");
}
