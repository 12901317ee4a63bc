import { code } from "../../words/quoting.ts";
import { examplePath, matchesAt, readsWildcards } from "../example-path.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { partOf } from "../views.ts";

interface Facts {
  readonly part: string;
  readonly escaped: string;
  readonly plain: string;
  readonly isBoth: boolean;
}

/** R311: `%2A` or `%24`, a star or a dollar sign of the URL itself (RFC 9309 2.2.3); Google’s parser finds it only where the URL has it percent-encoded. */
export const escapedWildcard: Problem<Facts> = {
  code: "R311",
  severity: "information",
  title: "Percent-encoded star or dollar sign",
  inLine: ({ rule, dialect }) => {
    const at = rule?.path.search(/%2A|%24/i) ?? -1;
    if (!rule || at < 0 || !readsWildcards(dialect)) return NOTHING_FOUND;
    const { path } = rule;
    const escaped = examplePath(path).replace(/%2a/g, "%2A");
    const plain = escaped.replaceAll("%2A", "*").replaceAll("%24", "$");
    if (!matchesAt(dialect, path, escaped)) return NOTHING_FOUND;
    const isBoth = matchesAt(dialect, path, plain);
    const part = path.slice(at, at + 3);
    const facts = { part, escaped, plain, isBoth };
    const severity = isBoth ? "information" : "warning";
    return [{ span: partOf(rule, at, at + 3), severity, facts }];
  },
  sentence: ({ part, escaped, plain, isBoth, reader }) =>
    isBoth
      ? `This rule matches ${code(escaped)} and ${code(plain)}, because ${code(part)} means the character itself, not a wildcard.`
      : `This rule matches ${code(escaped)} but not ${code(plain)}, because ${reader} compares ${code(part)} as written.`,
  about: [
    "Under RFC 9309, %2A in a rule matches a star in the URL, and %24 a dollar sign, plain or percent-encoded.",
    // robots.cc, MaybeEscapePattern, which decodes nothing.
    "Google’s parser and robots-parser compare %2A and %24 as written, so the rule misses URLs with the plain character, the usual form. A star in the rule matches both forms, and other URLs too.",
  ],
  example: {
    readAs: "google",
    wrong: "User-agent: *\nDisallow: /file-%2A.html",
    right: "User-agent: *\nDisallow: /file-*.html",
  },
  source: rfc("2.2.3"),
};
