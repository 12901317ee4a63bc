import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { examplePath } from "../example-path.ts";
import { matchesAt } from "../matches-at.ts";
import { partOf } from "./part-of.ts";
import { readsWildcards } from "./reads-wildcards.ts";

/** R311: `%2A` or `%24`, a star or a dollar that the URL itself has (RFC 9309 2.2.3); Google's parser finds it only where the URL has it escaped. */
export const escapedWildcard: LineCheck = {
  code: "R311",
  severity: "information",
  inLine: ({ rule, dialect }) => {
    const at = rule?.path.search(/%2A|%24/i) ?? -1;
    if (!rule || at < 0 || !readsWildcards(dialect)) return NOTHING_FOUND;
    const { path } = rule;
    const escaped = examplePath(path).replace(/%2a/g, "%2A");
    const plain = escaped.replaceAll("%2A", "*").replaceAll("%24", "$");
    if (!matchesAt(dialect, path, escaped)) return NOTHING_FOUND;
    const isBoth = matchesAt(dialect, path, plain);
    const part = path.slice(at, at + 3);
    const facts = { part, escaped, plain, isBoth: isBoth, reader: dialect.title };
    const severity = isBoth ? "information" : "warning";
    return [{ span: partOf(rule, at, at + 3), severity, facts }];
  },
};
