import { dialects } from "../../dialects/index.ts";
import type { Analysis } from "../../parse/analysis.ts";
import { unreadOf } from "../../parse/analysis.ts";
import { type FileCheck, NOTHING_FOUND, type SpottedAt } from "../check.ts";
import { lineIn } from "../line-view.ts";
import { titlesOf } from "./titles-of.ts";

/** R108: more text than is read. RFC 9309 2.5: a limit must be at least 500 KiB. */
export const fileOverLimit: FileCheck = {
  code: "R108",
  severity: "error",
  inFile: ({ analysis }) =>
    analysis.dialect.fileLimit ? beyondReader(analysis) : beyondCrawlers(analysis),
};

function beyondReader(analysis: Analysis): readonly SpottedAt[] {
  const { unread, dialect, lineCount } = analysis;
  if (!unread || !dialect.fileLimit) return NOTHING_FOUND;
  // What is read ends in the first line that is not.
  const end = lineIn(analysis, lineCount)?.span.to ?? 0;
  const { octets: limit, beyond } = dialect.fileLimit;
  const isVoid = beyond === "file-ignored";
  const facts = { reader: dialect.title, limit, isVoid, others: "" };
  return [{ line: lineCount, span: { from: end, to: end }, facts }];
}

/** Google, "How Google interprets the robots.txt specification": its crawlers cut a file off here, before its parser sees it. */
const GOOGLES_LIMIT = 500 * 1024;

/** For a reader without a limit: what others leave out. Line ends count as one octet, the least they can be. */
function beyondCrawlers(analysis: Analysis): readonly SpottedAt[] {
  const { source } = analysis.layout;
  const unread = unreadOf(source, { octets: GOOGLES_LIMIT, beyond: "rest-ignored" }, 1);
  if (!unread) return NOTHING_FOUND;
  const { number, from } = placeOf(analysis, unread.from);
  const others = dialects.filter(({ fileLimit }) => fileLimit?.beyond === "file-ignored");
  const facts = {
    reader: "",
    limit: GOOGLES_LIMIT,
    isVoid: false,
    others: titlesOf(others),
  };
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
