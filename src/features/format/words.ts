import type { Left } from "../../engine/prove/format.ts";
import type { Checks, Step } from "../../engine/prove/format-proof.ts";
import { counted, listText, nouns, numberText } from "../../words/numbers.ts";

/** The result of formatting a file. Each is a sentence. */
export const formattingWords = {
  nothingToTidy: "Nothing to tidy.",
  /** Where there was something to tidy, but no proof that all verdicts stay. */
  nothingTidied: "Nothing was tidied.",
  tidied(lineCount: number, done: readonly Step[], parsers: number): string {
    const what = listText(done.map((step) => DONE[step]));
    return `Tidied ${counted(lineCount, nouns.line)} (${what}). No verdict changes for any of the ${numberText(parsers)} parsers.`;
  },
  rejecting(reader: string): string {
    return `${reader} rejects the whole file as it was, and may read the tidied one.`;
  },
  left({ step, reader, isDecided }: Left): string {
    return isDecided
      ? `Left ${LEFT[step]}: ${reader} might read the changed file differently.`
      : `Left ${LEFT[step]}: the check whether ${reader} reads the changed file differently reached its limit.`;
  },

  /** While the file is checked. */
  checking({ done, most }: Checks): string {
    const percent = most === 0 ? 0 : 10 * Math.floor((10 * done) / most);
    return `Format is checking that no verdict changes (${percent} %). Your file has not changed yet.`;
  },
  cancel: "Cancel",
  cancelled: "Format was cancelled. Your file is as it was.",
  fileChanged:
    "The file changed while Format was checking it, so Format did nothing. Press Format again.",
};

const DONE: Readonly<Record<Step, string>> = {
  "field-names": "field names",
  spaces: "white space",
  "blank-lines": "blank lines",
  "byte-order-mark": "byte order mark",
  "line-ends": "line endings",
};

const LEFT: Readonly<Record<Step, string>> = {
  "field-names": "some field names as they are",
  spaces: "some white space as it is",
  "blank-lines": "some blank lines as they are",
  "byte-order-mark": "the byte order mark where it is",
  "line-ends": "the line endings as they are",
};
