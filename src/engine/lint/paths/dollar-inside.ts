import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { replacing } from "../replacing.ts";
import { partOf } from "./part-of.ts";
import { readsWildcards } from "./reads-wildcards.ts";

/** R304: a `$` that is meant for the end of the URL but does not stand at the end of the path (RFC 9309 2.2.3). */
export const dollarInside: LineCheck = {
  code: "R304",
  severity: "warning",
  inLine: ({ rule, dialect }) => {
    if (!rule?.path.slice(0, -1).includes("$") || !readsWildcards(dialect)) return NOTHING_FOUND;
    const { path, span } = rule;
    const { pieces } = dialect.patternOf(path);
    const isDropped = pieces.length === 0;
    // Python from 3.13.14 takes `$$` for `$`.
    if (!isDropped && !pieces.some((piece) => /\$|%24/.test(piece))) return NOTHING_FOUND;
    // URLs have dollars of their own: `/$metadata`, `Optus-$30`, `${name}`.
    const at = path.search(isDropped ? /\$/ : /\$(?=[^\w%{(.~-])/);
    if (at < 0) return NOTHING_FOUND;
    const facts = { path, isDropped: isDropped, reader: dialect.title };
    const ended = path.slice(0, at + 1);
    const fixes = /^[/*$]+$/.test(path.slice(at + 1)) ? [replacing("end-there", span, ended)] : [];
    const severity = isDropped ? "error" : "warning";
    return [{ span: partOf(rule, at, at + 1), severity, facts, fixes }];
  },
};
