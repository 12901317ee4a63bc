import { charactersOf, type Encoding, encodeText } from "../../engine/text/bytes.ts";

/** The file that was there before, as `decodeText` reads it, and whether it is the user's own work. */
export interface FileBefore {
  readonly text: string;
  readonly isDraft: boolean;
}

/** Lines of the response, both ends inclusive, from 1. */
export interface LineSpan {
  readonly from: number;
  readonly to: number;
}

/** How the lines that a site sends differ from the user’s draft. */
export type ServedLines =
  | { readonly kind: "same" }
  | {
      readonly kind: "added";
      readonly spans: readonly [LineSpan, ...LineSpan[]];
      /** The one that says that Cloudflare wrote it, or null. */
      readonly managed: LineSpan | null;
    }
  // There is no draft, or other lines differ too.
  | { readonly kind: "managed"; readonly managed: LineSpan };

/** How the bytes that a site sends differ from the draft, where the lines are the same or more. `in-one-byte`: each letter is one byte of windows-1252. `twice`: the bytes of the draft were read as windows-1252 and encoded again. */
export type EncodingChange =
  | { readonly kind: "other"; readonly own: Encoding; readonly sent: Encoding }
  | { readonly kind: "mark"; readonly isAdded: boolean }
  | { readonly kind: "in-one-byte" | "twice"; readonly lines: readonly number[] };

/** What a site sends in place of the user’s draft. */
export interface Served {
  readonly lines: ServedLines | null;
  readonly encoding: EncodingChange | null;
}

/**
 * Compares what a site sends with the user’s draft, without regard to ends of lines and empty lines
 * at the end. Null where there is no draft, and where more differs than lines that were added, except
 * for Cloudflare’s block, which names itself. In time linear in both.
 */
export function servedInstead({ text, isDraft }: FileBefore, served: string): Served {
  const sent = charactersOf(served);
  const lines = linesOf(sent.text);
  // A draft has no more lines than characters, so that a much longer one need not be read.
  if (!isDraft || text.length > 2 * served.length + SLACK)
    return { lines: managedOnly(lines), encoding: null };
  const own = charactersOf(text);
  const added = addedTo(linesOf(own.text), lines);
  if (added) return { lines: added, encoding: encodingChange(own, sent) };
  const recoded = recodedLines(own.text, sent.text, lines);
  return recoded ?? { lines: managedOnly(lines), encoding: null };
}

const SLACK = 1_000;

/** Where lines were added; null where others differ. */
function addedTo(own: readonly string[], sent: readonly string[]): ServedLines | null {
  if (own.length === 0) return null;
  const atEnd = alike(own, sent, (lines, index) => lines[lines.length - 1 - index]);
  // A block before the draft is the usual case, where lines of both may be the same.
  const head = own.slice(0, own.length - atEnd);
  const spans: LineSpan[] = [];
  let found = 0;
  let at = 0;
  for (; found < head.length && at < sent.length - atEnd; at++) {
    if (sent[at] === head[found]) found++;
    else addLine(spans, at + 1);
  }
  if (found < head.length) return null;
  for (; at < sent.length - atEnd; at++) addLine(spans, at + 1);
  const [first, ...more] = spans;
  if (!first) return { kind: "same" };
  // Where almost nothing of a file is the draft’s, it is another file.
  if (more.length >= MOST_SPANS) return null;
  const isManaged = ({ from, to }: LineSpan) =>
    sent.slice(from - 1, to).some((line) => BEGIN.test(line));
  const managed = spans.find(isManaged) ?? null;
  return { kind: "added", spans: [first, ...more], managed };
}

const MOST_SPANS = 5;

function addLine(spans: LineSpan[], line: number): void {
  const last = spans.at(-1);
  if (last?.to === line - 1) spans[spans.length - 1] = { from: last.from, to: line };
  else spans.push({ from: line, to: line });
}

/** Cloudflare’s block, which names itself. */
function managedOnly(sent: readonly string[]): ServedLines | null {
  const first = sent.findIndex((line) => BEGIN.test(line));
  const last = first < 0 ? -1 : sent.findIndex((line, index) => index > first && END.test(line));
  return last < 0 ? null : { kind: "managed", managed: { from: first + 1, to: last + 1 } };
}

// Cloudflare, "Managed robots.txt": the block is between two comments, as in managed-block.ts.
const BEGIN = /^#[ \t]*BEGIN Cloudflare Managed/i;
const END = /^#[ \t]*END Cloudflare Managed/i;

type Characters = ReturnType<typeof charactersOf>;

/** What else differs where the lines of the draft are all there. */
function encodingChange(own: Characters, sent: Characters): EncodingChange | null {
  if (own.encoding !== sent.encoding)
    return { kind: "other", own: own.encoding, sent: sent.encoding };
  const isMarked = sent.text.startsWith(MARK);
  return own.text.startsWith(MARK) === isMarked ? null : { kind: "mark", isAdded: isMarked };
}

const MARK = "\ufeff";

/** Whether the lines are the draft’s once the letters outside ASCII are read, or written, as windows-1252. */
function recodedLines(own: string, sent: string, lines: readonly string[]): Served | null {
  const tries = [
    // A byte that is not UTF-8 is a lone surrogate here.
    ["in-one-byte", /[\udc80-\udcff]/u.test(sent), own, asWindows1252(sent)],
    ["twice", true, asWindows1252(own), sent],
  ] as const;
  for (const [kind, isPossible, ours, theirs] of tries) {
    const added = isPossible ? addedTo(linesOf(ours), linesOf(theirs)) : null;
    if (!added) continue;
    const numbers = [...lines.keys()].map((index) => index + 1);
    const isAdded = (line: number) =>
      added.kind === "added" && added.spans.some(({ from, to }) => from <= line && line <= to);
    const changed = numbers.filter(
      (line) => /[^\0-\x7f]/.test(lines[line - 1] ?? "") && !isAdded(line),
    );
    return { lines: added, encoding: { kind, lines: changed } };
  }
  return null;
}

function asWindows1252(text: string): string {
  return new TextDecoder("windows-1252").decode(encodeText(text));
}

function linesOf(text: string): readonly string[] {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/);
  while (lines.at(-1) === "") lines.pop();
  return lines;
}

/** How many lines are alike, counted from one end. */
function alike(
  one: readonly string[],
  other: readonly string[],
  lineAt: (lines: readonly string[], index: number) => string | undefined,
): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && lineAt(one, count) === lineAt(other, count)) count++;
  return count;
}
