import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { examplePath, misses, mostAsked } from "../example-path.ts";
import { ruleBelow } from "../fixes.ts";
import {
  NOTHING_FOUND,
  type Others,
  otherRules,
  type Problem,
  rfc,
  type SpottedAt,
  saidOnce,
} from "../problem.ts";
import type { GroupView } from "../views.ts";

interface Facts extends Others {
  readonly path: string;
  readonly other: string;
  readonly reader: string;
}

/** R312: an escape of which the reader does not take another spelling for the same (RFC 9309 2.2.2), where the group has no rule for that. */
export const escapeSpelling: Problem<Facts> = {
  code: "R312",
  severity: "information",
  title: "Escape in one of its spellings",
  inGroup: (view) => {
    const escaped = view.rules.filter(({ path }) => path.includes("%"));
    if (escaped.length === 0) return NOTHING_FOUND;
    const found = escaped
      .map((rule) => ({ rule, other: respelled(rule.path) }))
      .filter(({ rule, other }) => other !== rule.path)
      .slice(0, mostAsked(view))
      .filter(({ rule, other }) => misses(view, rule, examplePath(rule.path), examplePath(other)));
    return saidOnce(found.map(({ rule, other }) => spotted(view, rule, other)));
  },
  sentence: ({ path, other, reader, others }) =>
    `To ${reader} ${code(other)} is another path, which ${code(path)} does not match${otherRules(others)}.`,
  fixLabels: ({ other, others }) => ({
    "add-spelling": others ? "Add rules with the other spelling" : `Add ${code(other)}`,
  }),
  about: [
    "Some characters may stand in a URL both bare and escaped, such as the colon and %3A, and readers differ in which spellings they take for one. To most of them an escaped slash, %2F, is not a slash.",
    "A percent sign that begins no escape is itself spelled %25 in a URL. Where a site answers under both spellings, it takes a rule for each.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /a%2Fb",
    right: "User-agent: *\nDisallow: /a%2Fb\nDisallow: /a/b",
  },
  source: rfc("2.2.2"),
};

function spotted(view: GroupView, rule: Rule, other: string): SpottedAt<Facts> {
  const { path, line } = rule;
  return {
    line: line.number,
    span: view.valueAt(line.number),
    facts: { path, other, reader: view.dialect.title },
    fixes: [{ name: "add-spelling", edits: [ruleBelow(view, rule, other)] }],
  };
}

// A percent sign that begins no escape; of one that a star cuts off, the rest may follow.
const LONE = /%(?![0-9A-Fa-f]{2}|[0-9A-Fa-f]?(?:\*|$))/g;
// Unreserved characters, and those that browsers leave as they are typed. Encoded, `&`, `=` and the
// like belong to a value, and URLs that differ in them are different URLs.
const READABLE =
  /%(?:3A|40|2C|28|29|27|21|7E|2D|2E|5F|4[1-9A-F]|5[0-9A]|6[1-9A-F]|7[0-9A]|3[0-9])/gi;

/** The path as people are likely to see it in a browser: with `/` and `:` for `%2F` and `%3A`, other escapes in upper case. */
function respelled(path: string): string {
  const query = path.search(/\?|$/);
  const slashed = path.slice(0, query).replace(/%2F/gi, "/") + path.slice(query);
  return slashed
    .replace(LONE, "%25")
    .replace(READABLE, (found) => String.fromCharCode(Number.parseInt(found.slice(1), 16)))
    .replace(/%[0-9A-Fa-f]{2}/g, (found) => found.toUpperCase());
}
