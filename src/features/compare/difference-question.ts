import type { EditorState } from "@codemirror/state";
import { answerInput, crawlersInput, lineEndingInput, readAsInput } from "../../core/inputs.ts";
import type { DifferenceQuestion, Version } from "./crawler-differences.ts";

/** What to ask of two versions of a file, of which the second has the question. */
export function differenceQuestionOf(before: EditorState, after: EditorState): DifferenceQuestion {
  return {
    before: versionOf(before),
    after: versionOf(after),
    readAs: after.field(readAsInput.field),
    crawlers: after.field(crawlersInput.field),
    answer: after.field(answerInput.field),
  };
}

function versionOf(state: EditorState): Version {
  return { text: state.doc.toString(), breakOctets: state.field(lineEndingInput.field).length };
}
