import { code } from "../../words/quoting.ts";
import { type TwinFacts, twinLabel, withoutTwin } from "../missing-twin.ts";
import { otherRules, type Problem, rfc } from "../problem.ts";

/** R312: a percent-encoded path that the parser does not treat as equal to its other form (RFC 9309 2.2.2), where the group has no rule for that form. */
export const escapeSpelling: Problem<TwinFacts> = {
  code: "R312",
  severity: "information",
  title: "Rule for only one form of a percent-encoded path",
  inGroup: (view) => {
    const encoded = view.rules.filter(({ path }) => path.includes("%") && otherForm(path) !== path);
    return withoutTwin(view, encoded, (path) => ({ path: otherForm(path) }));
  },
  sentence: ({ path, twin, under, others }) =>
    `${code(path)} does not match ${code(twin)}: ${under}, these are different paths${otherRules(others)}.`,
  fixLabels: (facts) => twinLabel(facts, "Add rules for the other forms"),
  about: [
    "Some characters, such as the colon (%3A), can be plain or percent-encoded in a URL. RFC 9309 requires parsers to treat both forms of letters, digits and - . _ ~ as equal; Google’s parser does not. For other ASCII characters, parsers differ. For most parsers, %2F is not a slash, and %3F does not begin a query.",
    "A percent sign without two hexadecimal digits after it must itself be percent-encoded as %25 in a URL. If a site serves a page under both forms of its URL, write a rule for each form.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /a%2Fb",
    right: "User-agent: *\nDisallow: /a%2Fb\nDisallow: /a/b",
  },
  source: rfc("2.2.2"),
};

// A percent sign that begins no percent-encoding; of one that a star cuts off, the rest may follow.
const LONE = /%(?![0-9A-Fa-f]{2}|[0-9A-Fa-f]?(?:\*|$))/g;
// Unreserved characters, and those that browsers leave as they are typed. Encoded, `&`, `=` and the
// like belong to a value, and URLs that differ in them are different URLs.
const READABLE =
  /%(?:3A|40|2C|28|29|27|21|7E|2D|2E|5F|4[1-9A-F]|5[0-9A]|6[1-9A-F]|7[0-9A]|3[0-9])/gi;

/** The path as people are likely to see it in a browser: with `/`, `:` and `?` for `%2F`, `%3A` and `%3F`, and the other hexadecimal digits in upper case. */
function otherForm(written: string): string {
  const path = withQuery(written);
  const query = path.search(/\?|$/);
  const slashed = path.slice(0, query).replace(/%2F/gi, "/") + path.slice(query);
  return slashed
    .replace(LONE, "%25")
    .replace(READABLE, (found) => String.fromCharCode(Number.parseInt(found.slice(1), 16)))
    .replace(/%[0-9A-Fa-f]{2}/g, (found) => found.toUpperCase());
}

/** A path whose query was encoded with it, as it is in a URL: nearly no page has a question mark in its name. */
function withQuery(path: string): string {
  if (path.includes("?")) return path;
  const [before = "", query] = path.split(/%3F(.*)/is);
  if (query === undefined) return path;
  return `${before}?${query.replace(/%3D/gi, "=").replace(/%26/g, "&")}`;
}
