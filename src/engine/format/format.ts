import { analyse } from "../analysis.ts";
import { countOf } from "../count.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { type Edit, Source } from "../source.ts";
import { blankLineChanges } from "./blank-lines.ts";
import { type Change, editsOf, STEPS, type Step } from "./change.ts";
import { isBlank, lineChanges, MARK, markLength, writtenIn } from "./line-changes.ts";
import { provenOf } from "./proven.ts";

export type { Step } from "./change.ts";

/** Something that was not tidied, or not all of it, and a reader that might read the file otherwise. */
export interface Left {
  readonly step: Step;
  /** Its title. */
  readonly reader: string;
}

/** A text tidied. */
export interface Formatting {
  readonly text: string;
  /** What makes `text` of the text before, in order. */
  readonly edits: readonly Edit[];
  readonly changed: boolean;
  /** How many lines there was something to do in, or between. */
  readonly lineCount: number;
  readonly done: readonly Step[];
  /** Whether LF ends the lines of the file now. */
  readonly endsWithLf: boolean;
  readonly left: readonly Left[];
}

/**
 * Tidies a file as far as it is proven that no verdict changes, by any reader, for any crawler and
 * URL. The text is held with LF; `lineEnd` is what stands for LF in the file, and is to be LF.
 */
export function format(text: string, lineEnd = "\n"): Formatting {
  const { kept, refused } = provenOf(text, lineEnd.length, changesOf(text, lineEnd));
  const edits = editsOf(kept);
  const endsLines = kept.some((change) => change.endsLines);
  const touched = new Set(kept.map(({ line }) => line)).size;
  return {
    text: Source.of(text).edited(edits).toString(),
    edits,
    changed: kept.length > 0,
    lineCount: endsLines ? Math.max(touched, countOf("\n", text)) : touched,
    done: STEPS.filter((step) => kept.some((change) => change.step === step)),
    endsWithLf: lineEnd === "\n" || endsLines,
    left: STEPS.flatMap((step) => {
      const found = refused.find(({ change }) => change.step === step);
      return found ? [{ step, reader: found.reader }] : [];
    }),
  };
}

/** All that a tidy file has otherwise, as RFC 9309 reads it. */
function changesOf(text: string, lineEnd: string): readonly Change[] {
  const analysis = analyse(text, rfc9309);
  const written = analysis.lines.filter((line) => !isBlank(text, line));
  const changes: Change[] = [];
  if (lineEnd !== "\n") changes.push({ step: "line-ends", line: 1, edits: [], endsLines: true });
  const mark = { from: 0, to: markLength(text), insert: "" };
  if (mark.to > 0) changes.push({ step: "byte-order-mark", line: 1, edits: [mark] });
  for (const line of written) changes.push(...lineChanges(text, line));
  changes.push(...blankLineChanges(text, analysis, written));
  const end = { from: text.length, to: text.length, insert: "\n" };
  if (written.at(-1)?.number === analysis.lineCount)
    changes.push({ step: "line-ends", line: analysis.lineCount, edits: [end] });
  // A character like the mark that came to stand first in the file would become one.
  const start = written[0] ? writtenIn(text, written[0]).from : 0;
  if (!text.startsWith(MARK, start)) return changes;
  return changes.filter(({ edits }) => edits.every(({ from }) => from >= start));
}
