import { patternMatches } from "../../match/search.ts";
import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { addressFixes } from "./address-fixes.ts";
import { partOf } from "./part-of.ts";
import { writtenAddress } from "./written-address.ts";

/** R320: a path with the host before it, which the reader compares with paths. */
export const pathWithHost: LineCheck = {
  code: "R320",
  severity: "error",
  inLine: ({ rule, dialect }) => {
    if (!rule || !/^(?:\/\/|[\w-]+\.)/.test(rule.path)) return NOTHING_FOUND;
    const { path } = rule;
    const address = writtenAddress(path);
    if (address?.kind !== "host") return NOTHING_FOUND;
    const url = path.startsWith("//") ? `https:${path}` : `https://${path}`;
    if (patternMatches(dialect.patternOf(path), dialect.targetOf(url))) return NOTHING_FOUND;
    const span = partOf(rule, 0, path.length - address.rest.length);
    const host = path.slice(0, path.length - address.rest.length);
    return [
      {
        span,
        facts: { host, rest: address.rest, reader: dialect.title },
        fixes: addressFixes(rule, address),
      },
    ];
  },
};
