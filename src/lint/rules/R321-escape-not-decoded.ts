import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { titleOf } from "../../words/terms.ts";
import { ofRule, replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";
import { readersOf } from "../views.ts";

interface Facts {
  readonly decoder: string;
  readonly path: string;
  /** As the parser needs it; null where other parsers would read that differently. */
  readonly plain: string | null;
}

/** R321: a percent-encoded path, for a parser that decodes the URL and not the rule. LaxURI.getPathQuery of Heritrix. */
export const escapeNotDecoded: Problem<Facts> = {
  code: "R321",
  severity: "error",
  title: "Percent-encoded path that never matches",
  inGroup: (view) => {
    const decoder = readersOf(view).find(decodesOnlyUrls);
    if (!decoder) return NOTHING_FOUND;
    return view.rules
      .filter(({ path }) => ESCAPE.test(path))
      .map((rule) => {
        const plain = plainOf(rule);
        const fixes = plain
          ? [replacing("decode", view.valueAt(rule.line.number), plain, rule.line.number)]
          : [];
        return {
          ...ofRule(view, rule, { decoder: titleOf(decoder), path: rule.path, plain }),
          fixes,
        };
      });
  },
  sentence: ({ decoder, path }) =>
    `${code(path)} matches no URL, because ${decoder} decodes the URL but not the rule.`,
  fixLabels: ({ plain }) => ({ decode: `Write ${code(plain ?? "")}` }),
  about: [
    "Heritrix, the crawler of the Internet Archive, decodes the percent-encoded characters of a URL before it compares the URL with the rules. It compares rules as they are written, so a rule with %C3%A9 does not match é.",
    "Write the character itself. Nearly all other parsers treat a character outside ASCII and its percent-encoding as equal.",
  ],
  example: {
    readAs: "heritrix",
    wrong: "User-agent: *\nDisallow: /caf%C3%A9/",
    right: "User-agent: *\nDisallow: /café/",
  },
  source: {
    title: "Heritrix 3.15.0, Robotstxt.java",
    url: "https://github.com/internetarchive/heritrix3/blob/master/modules/src/main/java/org/archive/modules/net/Robotstxt.java",
  },
};

const ESCAPE = /%[\dA-F]{2}/i;

/** Whether a parser decodes URLs and compares rules as they are written, so that a percent-encoded rule matches no URL. */
export function decodesOnlyUrls({ targetOf, patternOf }: Dialect): boolean {
  return targetOf("/%41").path === "/A" && patternOf("/%41").pieces[0] === "/%41";
}

/** The path without percent-encodings, if each is of a letter, a digit or a character outside ASCII (RFC 9309 2.2.2). */
function plainOf({ path }: Rule): string | null {
  if (/%(?!4[1-9A-F]|5[\dA]|6[1-9A-F]|7[\dA]|3\d|[89A-F][\dA-F])/i.test(path)) return null;
  if (/%3[A-F]/i.test(path)) return null;
  try {
    const plain = decodeURIComponent(path);
    return /[\s\p{C}]/u.test(plain) ? null : plain;
  } catch {
    return null;
  }
}
