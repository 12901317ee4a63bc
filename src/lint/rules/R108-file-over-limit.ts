import { google } from "../../engine/dialects/google.ts";
import { dialects } from "../../engine/dialects/index.ts";
import { type Analysis, unreadOf } from "../../engine/parse/analysis.ts";
import { formOf, listText, numberText } from "../../words/numbers.ts";
import { titleOf } from "../../words/terms.ts";
import { NOTHING_FOUND, type Problem, type SpottedAt } from "../problem.ts";
import { type FileView, lineSpan } from "../views.ts";

type Facts =
  | {
      readonly kind: "reader";
      readonly limit: number;
      readonly isVoid: boolean;
      /** Who stops reading, in the plural, where that is not the parser. */
      readonly by: string | null;
    }
  | {
      readonly kind: "crawlers";
      readonly limit: number;
      /** Parsers that ignore a file of this size as a whole. */
      readonly others: readonly string[];
    };

/** R108: more text than a parser reads. RFC 9309 2.5: a limit must be at least 500 KiB. */
export const fileOverLimit: Problem<Facts> = {
  code: "R108",
  severity: "error",
  title: "File too large",
  inFile: (file) =>
    file.analysis.dialect.fileLimit ? beyondReader(file) : beyondCrawlers(file.analysis),
  sentence: (facts) => {
    const bytes = `${numberText(facts.limit)} bytes`;
    if (facts.kind === "reader") {
      if (facts.isVoid)
        return `The whole file has no effect: ${facts.reader} ignores a file of more than ${bytes}.`;
      const who = facts.by ? `${facts.by} stop` : `${facts.reader} stops`;
      return `The rest of the file has no effect: ${who} reading after ${bytes}.`;
    }
    const { others } = facts;
    return `Google’s crawlers stop reading here, after ${bytes}; ${listText(others)} ${formOf(IGNORE, others.length)} the whole file.`;
  },
  about: [
    "RFC 9309 (2.5) requires crawlers to read at least 500 KiB (512,000 bytes) of a file. Google’s crawlers stop reading after 500 KiB. Yandex ignores a file of more than 500 KB and treats every URL as allowed.",
    "A crawler does not obey rules beyond its limit. A file usually becomes this large when it lists individual pages. One rule with a common prefix or a wildcard can replace many lines.",
  ],
  example: {
    readAs: "google",
    wrong: `User-agent: *\n${"# A remark.\n".repeat(43_000)}Disallow: /cart`,
    right: "User-agent: *\nDisallow: /cart",
  },
  source: {
    title: "Google, How Google interprets the robots.txt specification",
    url: "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec",
  },
};

function beyondReader(file: FileView): readonly SpottedAt<Facts>[] {
  const { unread, dialect, lineCount } = file.analysis;
  if (!unread || !dialect.fileLimit) return NOTHING_FOUND;
  // The dialect stops reading within the last line of the analysis.
  const { to: end } = lineSpan(file.lineAt(lineCount));
  const { octets: limit, beyond, by = null } = dialect.fileLimit;
  const isVoid = beyond === "file-ignored";
  const facts = { kind: "reader", limit, isVoid, by } as const;
  return [{ line: lineCount, span: { from: end, to: end }, facts }];
}

const IGNORE = { one: "ignores", other: "ignore" };

/** For a dialect without a limit: what others do not read. */
function beyondCrawlers(analysis: Analysis): readonly SpottedAt<Facts>[] {
  const { fileLimit } = google;
  const unread = unreadOf(analysis.layout.source, fileLimit, analysis.breakOctets);
  if (!fileLimit || !unread) return NOTHING_FOUND;
  const { number, from } = placeOf(analysis, unread.from);
  const others = dialects.filter(({ fileLimit }) => fileLimit?.beyond === "file-ignored");
  const facts = { kind: "crawlers", limit: fileLimit.octets, others: others.map(titleOf) } as const;
  return [{ line: number, span: { from, to: from }, severity: "warning", facts }];
}

/** The line that contains an offset into the file, and the offset within that line. */
function placeOf({ layout }: Analysis, offset: number) {
  const block = layout.source.blockAt(offset);
  const within = offset - layout.source.startOf(block);
  const lines = layout.readings[block]?.lines ?? [];
  const line = lines.findLast(({ span }) => span.from <= within);
  return {
    number: layout.numberOf(block) + (line?.number ?? 1) - 1,
    from: within - (line?.span.from ?? 0),
  };
}
