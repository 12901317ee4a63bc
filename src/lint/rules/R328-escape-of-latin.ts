import { percentEncode } from "../../engine/url/quoting.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { partOf } from "../views.ts";

interface Facts {
  readonly path: string;
  readonly byte: string;
  readonly letter: string;
  readonly plain: string;
}

/** R328: a letter that is percent-encoded as one byte, in Latin-1, where URLs have the two of UTF-8 (RFC 9309 2.2.2, RFC 3986 2.5). */
export const escapeOfLatin: Problem<Facts> = {
  code: "R328",
  severity: "information",
  title: "Percent-encoded letter that is not UTF-8",
  inLine: ({ rule }) => {
    const [found] = rule?.path.matchAll(ALONE) ?? [];
    if (!rule || !found) return NOTHING_FOUND;
    const { path, span } = rule;
    const [byte] = found;
    const plain = path.replace(ALONE, (one) => percentEncode(letterOf(one)));
    const facts = { path, byte, letter: letterOf(byte), plain };
    const { index } = found;
    return [
      {
        span: partOf(rule, index, index + byte.length),
        facts,
        fixes: [replacing("utf-8", span, plain)],
      },
    ];
  },
  sentence: ({ path, plain, byte, letter }) =>
    `${code(path)} does not match ${code(plain)}: ${code(byte)} is ${code(letter)} in an older encoding, and browsers and crawlers percent-encode URLs as UTF-8.`,
  fixLabels: ({ plain }) => ({ "utf-8": `Write ${code(plain)}` }),
  about: [
    "Browsers and crawlers percent-encode a letter as the bytes that it has in UTF-8: ü is %C3%BC. In the older encoding Latin-1 it is one byte, %FC.",
    "If the site is old and its links have the single byte, the rule is right. Otherwise write the two bytes, or the letter itself.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /m%FCller/",
    right: "User-agent: *\nDisallow: /m%C3%BCller/",
  },
  source: rfc("2.2.2"),
};

/** A byte of a letter in Latin-1 with no other byte beyond ASCII beside it: in UTF-8 there are at least two, and in the encodings of Chinese and Japanese. */
const ALONE = /(?<!%[89a-f][\da-f])%(?:[c-e][\da-f]|f[\da-f])(?!%[89a-f][\da-f])(?<!%(?:d7|f7))/gi;

function letterOf(byte: string): string {
  return String.fromCharCode(Number.parseInt(byte.slice(1), 16));
}
