import { lowerCase } from "../engine/text/characters.ts";
import { ipv4Of, ipv6Of } from "../engine/url/host.ts";

/**
 * An IP address as 32 or 128 binary digits, or null. Takes IPv4 only as four decimal numbers, and
 * IPv6 without a zone: what else a resolver may give is nothing that can be compared.
 */
export function bitsOf(address: string): string | null {
  if (ipv4Of(address) === address) {
    return address
      .split(".")
      .map((octet) => binary(Number(octet), 8))
      .join("");
  }
  const shortest = ipv6Of(lowerCase(address));
  if (shortest === null) return null;
  const [head = "", tail = ""] = shortest.split("::");
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
