import { code } from "../../words/quoting.ts";
import { examplePath, matchesAt, readsWildcards } from "../example-path.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { partOf } from "../views.ts";

interface Facts {
  readonly part: string;
  readonly escaped: string;
  readonly plain: string;
  readonly isBoth: boolean;
  readonly reader: string;
}

/** R311: `%2A` or `%24`, a star or a dollar that the URL itself has (RFC 9309 2.2.3); Google's parser finds it only where the URL has it escaped. */
export const escapedWildcard: Problem<Facts> = {
  code: "R311",
  severity: "information",
  title: "Escaped star or dollar sign",
  inLine: ({ rule, dialect }) => {
    const at = rule?.path.search(/%2A|%24/i) ?? -1;
    if (!rule || at < 0 || !readsWildcards(dialect)) return NOTHING_FOUND;
    const { path } = rule;
    const escaped = examplePath(path).replace(/%2a/g, "%2A");
    const plain = escaped.replaceAll("%2A", "*").replaceAll("%24", "$");
    if (!matchesAt(dialect, path, escaped)) return NOTHING_FOUND;
    const isBoth = matchesAt(dialect, path, plain);
    const part = path.slice(at, at + 3);
    const facts = { part, escaped, plain, isBoth, reader: dialect.title };
    const severity = isBoth ? "information" : "warning";
    return [{ span: partOf(rule, at, at + 3), severity, facts }];
  },
  sentence: ({ part, escaped, plain, isBoth, reader }) =>
    isBoth
      ? `In a path ${code(part)} is no wildcard but the character itself, so the rule matches ${code(escaped)} and ${code(plain)}.`
      : `In a path ${code(part)} is compared by ${reader} as it is spelled, so the rule matches ${code(escaped)} but not ${code(plain)}.`,
  about: [
    "RFC 9309 has %2A and %24 for a star or a dollar sign that the URL itself has, however the URL spells it.",
    "Google’s parser compares the escape as it stands. It misses URLs with the bare character, which is how they are mostly written.",
  ],
  example: {
    readAs: "google",
    wrong: "User-agent: *\nDisallow: /file-%2A.html",
    right: "User-agent: *\nDisallow: /file-*.html",
  },
  source: rfc("2.2.3"),
};
