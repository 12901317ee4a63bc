import { patternMatches } from "../../match/search.ts";
import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { addressFixes } from "./address-fixes.ts";
import { partOf } from "./part-of.ts";
import { writtenAddress } from "./written-address.ts";

/** R302: a whole URL in the place of a path, which the reader compares with paths. */
export const fullUrlPath: LineCheck = {
  code: "R302",
  severity: "error",
  inLine: ({ rule, dialect }) => {
    if (!rule?.path.includes("://")) return NOTHING_FOUND;
    const { path } = rule;
    const address = writtenAddress(path);
    // WWW::RobotRules takes a URL of the site for its path.
    if (address?.kind !== "url" || patternMatches(dialect.patternOf(path), dialect.targetOf(path)))
      return NOTHING_FOUND;
    const span = partOf(rule, 0, path.length - address.rest.length);
    const facts = { path, rest: address.rest, reader: dialect.title };
    return [{ span, facts, fixes: addressFixes(rule, address) }];
  },
};
