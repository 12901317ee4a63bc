import type { Step } from "../../engine/prove/format-proof.ts";
import { counted, listText, numberText } from "../../words/numbers.ts";

/** What came of formatting a file. Each is a sentence. */
export const formattingWords = {
  nothingToTidy: "Nothing to tidy.",
  /** Where there was something, but no way to tidy it without a change of verdicts. */
  nothingTidied: "Nothing was tidied.",
  tidied(lineCount: number, done: readonly Step[], readings: number): string {
    const what = listText(done.map((step) => DONE[step]));
    const proof = `no verdict changes in any of the ${numberText(readings)} readings`;
    return `Tidied ${counted(lineCount, LINES)} (${what}); ${proof}.`;
  },
  left(step: Step, reader: string): string {
    return `Left ${LEFT[step]}, because ${reader} might read the file otherwise.`;
  },
};

const DONE: Readonly<Record<Step, string>> = {
  "field-names": "field names",
  spaces: "white space",
  "blank-lines": "blank lines",
  "byte-order-mark": "byte order mark",
  "line-ends": "line ends",
};

const LEFT: Readonly<Record<Step, string>> = {
  "field-names": "some field names as they are",
  spaces: "some white space as it is",
  "blank-lines": "some blank lines as they are",
  "byte-order-mark": "the byte order mark where it is",
  "line-ends": "line ends as they are",
};

const LINES = { one: "line", other: "lines" };
