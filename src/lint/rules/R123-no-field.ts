import { code } from "../../words/quoting.ts";
import { MOST_READ } from "../limits.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import type { FileView } from "../views.ts";

/** What a file is that has no field, by its first lines. */
type Kind = "numbers" | "ads" | "lfs" | "rtf" | "error" | "text";

/** R123: a file of which no line has a field: another file, or one that lost its form. It reads as a robots.txt without rules. */
export const noField: Problem<{ readonly kind: Kind }> = {
  code: "R123",
  severity: "error",
  title: "No field in the whole file",
  explains: ["R116", "R525"],
  inFile: (file) => {
    const [, rtf = ""] = /^(\{\\rtf\d)/.exec(file.start) ?? [];
    if (rtf) return [{ line: 1, span: { from: 0, to: rtf.length }, facts: { kind: "rtf" } }];
    const { groups, sitemaps } = file.analysis;
    if (groups.length > 0 || sitemaps.length > 0) return NOTHING_FOUND;
    const texts = textLines(file);
    const [first] = texts;
    if (first === undefined || !texts.every((number) => isText(file.codesAt(number))))
      return NOTHING_FOUND;
    const written = texts.map((number) => file.startLines[number - 1] ?? "");
    const kind = KINDS.find(([, sign]) => written.slice(0, SHOWN).some((line) => sign.test(line)));
    // A line alone may be the beginning of more; a URL alone is that of a sitemap.
    if (!kind && (texts.length < 2 || written.some((line) => /^\s*https?:/i.test(line))))
      return NOTHING_FOUND;
    const { length } = written[0] ?? "";
    return [{ line: first, span: { from: 0, to: length }, facts: { kind: kind?.[0] ?? "text" } }];
  },
  sentence: ({ kind, reader }) =>
    kind === "rtf"
      ? "Most lines of this file are not read as meant: it was saved as rich text (RTF), with its own signs between the words. Save it as plain text."
      : `No rule of this file blocks anything, because ${reader} finds no field in it: ${WHAT[kind]}.`,
  about: [
    "Crawlers look for fields such as User-agent and Disallow at the beginning of each line. They ignore every other line. A file without any field therefore has the same effect as an empty file: crawlers may fetch everything.",
    "This happens if a program or a person puts another file at /robots.txt, such as an ads.txt or an error message. It also happens if text is copied with line numbers, or saved by a word processor. Save the rules as plain text.",
  ],
  example: {
    wrong: "1  User-agent: *\n2  Disallow: /cart",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.2"),
};

function isText(codes: readonly string[]): boolean {
  return codes.length > 0 && codes.every((found) => found === "R116" || found === "R101");
}

/** The numbers of the first lines that are neither blank nor a comment. */
function textLines({ analysis }: FileView): readonly number[] {
  const numbers: number[] = [];
  for (const { number, content } of analysis.lines) {
    if (number > MOST_READ) break;
    if (content.kind !== "blank") numbers.push(number);
  }
  return numbers;
}

/** Lines whose form is looked at. */
const SHOWN = 20;

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ["numbers", /^\s*\d{1,6}\s*[.:)|]?\s+(?:user-agent|disallow|allow|sitemap)\b/i],
  // iabtechlab.com/ads-txt (1.1)
  ["ads", /,\s*(?:DIRECT|RESELLER)\b/i],
  // git-lfs: docs/spec.md
  ["lfs", /^version https:\/\/git-lfs\./],
  ["error", /^\s*(?:error\b|[45]\d\d\b|not found\s*$)/i],
];

const WHAT: Readonly<Record<Exclude<Kind, "rtf">, string>> = {
  numbers: "each line begins with its number",
  ads: `it is the text of an ${code("ads.txt")}`,
  lfs: "it is a pointer of Git LFS to a file, not this file",
  error: "it is an error message",
  text: `a line needs a name such as ${code("User-agent:")} at its beginning`,
};
