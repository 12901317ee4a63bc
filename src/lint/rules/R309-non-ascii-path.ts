import { asAscii } from "../../engine/advise/misspellings.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { isAscii } from "../../engine/text/characters.ts";
import { percentEncode } from "../../engine/url/quoting.ts";
import { code } from "../../words/quoting.ts";
import { examplePath, matchesAt } from "../example-path.ts";
import { ofRule, ruleText, withPath } from "../fixes.ts";
import {
  NOTHING_FOUND,
  type Others,
  otherRules,
  type Problem,
  rfc,
  type Severity,
  saidOnce,
} from "../problem.ts";
import type { GroupView } from "../views.ts";

interface Facts extends Others {
  readonly path: string;
  readonly encoded: string;
  readonly isRead: boolean;
  /** Where the path has characters that look like others: the path with those, percent-encoded. */
  readonly plain: string | null;
  /** What is in their place. */
  readonly slip: string;
}

/** R309: characters outside ASCII in a path, which are percent-encoded in URLs (RFC 9309 2.2.2). */
export const nonAsciiPath: Problem<Facts> = {
  code: "R309",
  severity: "information",
  title: "Characters outside ASCII in a path",
  inGroup: (view) => {
    const written = view.rules.filter(({ path }) => !isAscii(path) && !/[\p{C}\p{Z}]/u.test(path));
    if (written.length === 0) return NOTHING_FOUND;
    // A person who wrote both forms knows of the other one.
    const rules = new Set(view.rules.map(ruleText));
    const found = written
      .filter(({ allows, path }) => !rules.has(ruleText({ allows, path: encodedFrom(path) })))
      .flatMap((rule) => spotted(view, rule));
    return [
      ...saidOnce(found.filter(({ facts }) => facts.plain === null && facts.isRead)),
      ...found.filter(({ facts }) => facts.plain !== null || !facts.isRead),
    ];
  },
  sentence: ({ path, encoded, isRead, plain, slip, reader, under, others }) =>
    plain !== null
      ? `${code(path)} does not match ${code(plain)}, because it has ${slip}.`
      : isRead
        ? `${code(path)} matches ${code(encoded)}, the form that crawlers request, because ${reader} treats both as equal${otherRules(others)}.`
        : `${code(path)} matches no URL: crawlers request ${code(encoded)}, and ${under} these are different paths.`,
  fixLabels: ({ others, plain }) => ({
    ...(plain !== null && { plain: `Write ${code(plain)}` }),
    encode: others ? "Percent-encode these paths" : "Percent-encode the path",
  }),
  about: [
    "Crawlers request URLs in ASCII, with all other characters percent-encoded as UTF-8. RFC 9309 requires parsers to percent-encode these characters before they compare a rule with a URL. Most current parsers do so if the file is saved as UTF-8.",
    // developers.google.com/crawling/docs/changelog, 23 October 2026.
    "Some characters only look the same. A word can have a letter of another script. Text from macOS can have an accent as a character of its own, text processors write long dashes, and keyboards for Chinese and Japanese write wide signs. URLs usually have the plain characters.",
    "The percent-encoded form works with nearly every parser. Google’s specification has recommended it for rules since 23 October 2026.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /könyvek/",
    right: "User-agent: *\nDisallow: /k%C3%B6nyvek/",
  },
  source: rfc("2.2.2"),
};

function spotted(view: GroupView, rule: Rule) {
  const { path } = rule;
  const { dialect } = view;
  const letters = /[^\0-\x7f]+/.exec(path);
  const from = letters?.index ?? 0;
  const encoded = encodedFrom(path);
  const url = examplePath(encoded);
  const isRead = matchesAt(dialect, path, url);
  // Heritrix finds only the letter itself: see R321.
  if (isRead && !matchesAt(dialect, encoded, url)) return [];
  const slip = slipIn(path);
  const plain = slip && encodedFrom(slip.plain);
  const facts: Facts = { path, encoded, isRead, plain, slip: slip?.words ?? "" };
  const spanned = ofRule(view, rule, facts, from, from + (letters?.[0].length ?? 0));
  if (slip && plain !== null) {
    const fixes = [withPath("plain", view, rule, plain)];
    return [{ ...spanned, severity: slip.severity, fixes }];
  }
  return [
    {
      ...spanned,
      severity: isRead ? ("information" as const) : ("error" as const),
      fixes: [withPath("encode", view, rule, encoded)],
    },
  ];
}

function encodedFrom(path: string): string {
  return path.replace(/[^\0-\x7f]+/g, percentEncode);
}

interface Slip {
  readonly plain: string;
  readonly words: string;
  readonly severity: Severity;
}

/** Characters of a path that look like others, and were hardly meant. A dash may be that of a title. */
function slipIn(path: string): Slip | null {
  const composed = path.normalize("NFC");
  if (composed !== path)
    return { plain: composed, words: "accents as characters of their own", severity: "warning" };
  const [wide] = path.match(WIDE) ?? [];
  if (wide !== undefined) {
    const plain = path.replace(WIDE, narrow);
    return { plain, words: inPlaceOf(wide, narrow(wide)), severity: "warning" };
  }
  const latin = path.replace(/\p{L}+/gu, (word) => (isMixed(word) ? asAscii(word) : word));
  if (latin !== path) {
    const at =
      Array.from(path, (_, index) => index).find((index) => latin[index] !== path[index]) ?? 0;
    return { plain: latin, words: inPlaceOf(path[at] ?? "", latin[at] ?? ""), severity: "warning" };
  }
  const [dash] = path.match(DASH) ?? [];
  if (dash === undefined) return null;
  const plain = path.replace(DASH, "-");
  return { plain, words: inPlaceOf(dash, "-"), severity: "warning" };
}

/** The two may look the same, so the first is told by its number, too. */
function inPlaceOf(found: string, meant: string): string {
  const number = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `${code(found)} (U+${number}) in the place of ${code(meant)}`;
}

/** Whether a word has letters of ASCII, and others that look like those. That is hardly meant. */
function isMixed(word: string): boolean {
  return /[A-Za-z]/.test(word) && !isAscii(word) && isAscii(asAscii(word));
}

const WIDE = /[？＝＆＊／]/g;
const DASH = /[\u2010-\u2015\u2212]/g;

/** The sign of ASCII of which this is the wide form (Unicode, Halfwidth and Fullwidth Forms). */
function narrow(wide: string): string {
  return String.fromCharCode(wide.charCodeAt(0) - 0xfee0);
}
