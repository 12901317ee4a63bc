import type { Summary } from "./crawler-differences.ts";
import { differenceWords } from "./words/differences.ts";

/** What a search for differences has come to. */
export function summarySentence(summary: Summary): string {
  switch (summary.kind) {
    case "equal":
      return differenceWords.noneDiffers;
    case "differs":
      return differenceWords.someDiffer(summary.differing, summary.readers, summary.undecided);
    case "undecided":
      return differenceWords.noneKnown(summary.readers, summary.undecided);
  }
}
