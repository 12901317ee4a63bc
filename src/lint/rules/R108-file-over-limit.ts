import { dialects } from "../../engine/dialects/index.ts";
import { type Analysis, unreadOf } from "../../engine/parse/analysis.ts";
import { listText, numberText } from "../../words/numbers.ts";
import { NOTHING_FOUND, type Problem, type SpottedAt } from "../problem.ts";
import { lineIn } from "../views.ts";

type Facts =
  | {
      readonly kind: "reader";
      readonly reader: string;
      readonly limit: number;
      readonly isVoid: boolean;
    }
  | {
      readonly kind: "crawlers";
      readonly limit: number;
      /** Titles of readers that ignore such a file as a whole. */
      readonly others: readonly string[];
    };

/** R108: more text than is read. RFC 9309 2.5: a limit must be at least 500 KiB. */
export const fileOverLimit: Problem<Facts> = {
  code: "R108",
  severity: "error",
  title: "File too large",
  inFile: ({ analysis }) =>
    analysis.dialect.fileLimit ? beyondReader(analysis) : beyondCrawlers(analysis),
  sentence: (facts) => {
    const bytes = `${numberText(facts.limit)} bytes`;
    if (facts.kind === "reader")
      return facts.isVoid
        ? `The file has more than ${bytes}, and ${facts.reader} ignores such a file as a whole.`
        : `From here on nothing is read: ${facts.reader} stops after ${bytes}.`;
    const { others } = facts;
    return `Google’s crawlers stop reading here, after ${bytes}, and ${listText(others)} ${others.length > 1 ? "ignore" : "ignores"} a file of this size as a whole.`;
  },
  about: [
    "RFC 9309 lets crawlers limit how much of a file they read, to no less than 500 KiB. Google’s crawlers read the first 500 KiB; Yandex takes a file over 500 KB for one that allows everything.",
    "A rule beyond the limit does nothing. Files grow so large when they list every page; a rule with a common beginning or a wildcard says the same in one line.",
  ],
  example: {
    wrong: `User-agent: *\n${"# A remark.\n".repeat(43_000)}Disallow: /cart`,
    right: "User-agent: *\nDisallow: /cart",
  },
  source: {
    title: "Google, How Google interprets the robots.txt specification",
    url: "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec",
  },
};

function beyondReader(analysis: Analysis): readonly SpottedAt<Facts>[] {
  const { unread, dialect, lineCount } = analysis;
  if (!unread || !dialect.fileLimit) return NOTHING_FOUND;
  // What is read ends in the first line that is not.
  const end = lineIn(analysis, lineCount)?.span.to ?? 0;
  const { octets: limit, beyond } = dialect.fileLimit;
  const isVoid = beyond === "file-ignored";
  const facts = { kind: "reader", reader: dialect.title, limit, isVoid } as const;
  return [{ line: lineCount, span: { from: end, to: end }, facts }];
}

/** Google, "How Google interprets the robots.txt specification": its crawlers cut a file off here, before its parser sees it. */
const GOOGLES_LIMIT = 500 * 1024;

/** For a reader without a limit: what others leave out. Line ends count as one octet, the least they can be. */
function beyondCrawlers(analysis: Analysis): readonly SpottedAt<Facts>[] {
  const { source } = analysis.layout;
  const unread = unreadOf(source, { octets: GOOGLES_LIMIT, beyond: "rest-ignored" }, 1);
  if (!unread) return NOTHING_FOUND;
  const { number, from } = placeOf(analysis, unread.from);
  const others = dialects.filter(({ fileLimit }) => fileLimit?.beyond === "file-ignored");
  const titles = others.map(({ title }) => title);
  const facts = { kind: "crawlers", limit: GOOGLES_LIMIT, others: titles } as const;
  return [{ line: number, span: { from, to: from }, severity: "information", facts }];
}

/** The line that holds an offset into the file, and where in it. */
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
