import type { Rule } from "../group.ts";

/** Most octets first, Allow before Disallow of equal length, then the earlier line (RFC 9309 2.2.2). */
export function longestFirst(a: Rule, b: Rule): number {
  return (
    b.pattern.octets - a.pattern.octets ||
    Number(b.allows) - Number(a.allows) ||
    a.line.number - b.line.number
  );
}

/** The earlier line first, whatever it says. */
export function inFileOrder(a: Rule, b: Rule): number {
  return a.line.number - b.line.number;
}
