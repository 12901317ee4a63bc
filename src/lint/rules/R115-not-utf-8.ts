import { withoutComment } from "../../engine/parse/analysis.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { percentEncode } from "../../engine/url/quoting.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { type Fix, NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { decodesOnlyUrls } from "./R321-escape-not-decoded.ts";

interface Facts {
  readonly octets: string;
  /** What they are in Latin-1; empty where the line is probably not in Latin-1. */
  readonly letter: string;
}

/** R115: bytes that are not UTF-8. RFC 9309 2.3: the file must be UTF-8. CPython up to 3.13.7, RobotFileParser.read: one bad byte raises UnicodeDecodeError. */
export const notUtf8: Problem<Facts> = {
  code: "R115",
  severity: "warning",
  title: "Bytes that are not UTF-8",
  inLine: ({ text, field, rule, dialect }) => {
    if (!field?.name) return NOTHING_FOUND;
    const at = text.search(OCTETS);
    const written = at < 0 ? "" : withoutComment(text);
    if (at < 0 || at >= written.length) return NOTHING_FOUND;
    const octets = /^[\udc80-\udcff]{1,8}/u.exec(written.slice(at))?.[0] ?? "";
    const isLatin = !NOT_LATIN.test(written);
    return [
      {
        span: { from: at, to: at + octets.length },
        facts: {
          octets: percentEncode(octets).slice(1).replaceAll("%", " "),
          letter: isLatin ? latin(octets) : "",
        },
        fixes: rule ? fixesFor(written, at, isLatin, dialect) : [],
      },
    ];
  },
  sentence: ({ octets, letter }) => {
    const guess = letter ? ` (${code(letter)} in Latin-1)` : "";
    return `Parsers differ on this line: ${code(octets)} is not UTF-8${guess}, so some compare the bytes and others drop or replace them.`;
  },
  fixLabels: ({ letter, octets }) => ({
    letter: `Write ${code(letter)} in UTF-8`,
    "as-utf-8": `Percent-encode ${code(letter)} as UTF-8`,
    escape: `Percent-encode ${code(octets)} unchanged`,
  }),
  about: [
    "RFC 9309 (2.3) requires UTF-8. A file in Latin-1 or another older encoding can contain bytes that are not valid UTF-8, and parsers differ in how they treat them. Google’s parser percent-encodes them unchanged. Python up to 3.13.7 cannot read the file at all.",
    "The right fix depends on the URLs of the site. On most sites, an ö in a path is %C3%B6, its UTF-8 bytes; on some old sites it is %F6, its Latin-1 byte. A percent-encoded rule is plain ASCII, so the encoding of the file no longer matters.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /k\udcf6nyvek",
    right: "User-agent: *\nDisallow: /k%C3%B6nyvek",
  },
  source: rfc("2.3"),
};

// Octets that are not UTF-8 are lone surrogates (see decodeText).
const OCTETS = /[\udc80-\udcff]/gu;

/** A letter of Latin-1 is one octet between ASCII; several octets in a row are another encoding. */
const NOT_LATIN = /[\udc80-\udcbf]|[\udc80-\udcff]{2}/u;

function latin(octet: string): string {
  return String.fromCharCode(octet.charCodeAt(0) - 0xdc00);
}

function fixesFor(written: string, at: number, isLatin: boolean, dialect: Dialect): readonly Fix[] {
  const fixBy = (name: string, write: (octet: string) => string): Fix => {
    const insert = written.slice(at).replace(OCTETS, write);
    return replacing(name, { from: at, to: written.length }, insert);
  };
  // Percent-encoded, the rule would match no URL (R321).
  if (decodesOnlyUrls(dialect)) return isLatin ? [fixBy("letter", latin)] : [];
  const escaped = fixBy("escape", percentEncode);
  return isLatin ? [fixBy("as-utf-8", (octet) => percentEncode(latin(octet))), escaped] : [escaped];
}
