import type { EditorState } from "@codemirror/state";
import type { Report } from "../../engine/decide/report.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";

/** A kind of file that the page makes. */
export interface ExportFormat {
  readonly title: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly partsOf: (state: EditorState) => Parts;
}

/** A file in parts, each of at most one URL; the empty ones are where whoever asks can pause. Join them, or hand them to a Blob, once. */
export type Parts = Generator<string, void>;

// Each ask stands for some 0.2 ms of work (see Search).
const ASKS_AT_ONCE = 16;

/** Decides every cell of a report; null each time that some more of it was decided, so that whoever asks can pause. What is counted is kept in less room than a verdict each. */
export function* deciding(report: Report): Generator<null, void> {
  let asks = 0;
  while (!report.count(() => ++asks % ASKS_AT_ONCE === 0)) yield null;
}

/** The outcome of a cell; null outside the table. */
export function outcomeNow(report: Report, url: number, crawler: number): Outcome | null {
  // An edit during a pause takes what is counted away; then each cell is decided again.
  const outcome = report.outcomeAt(url, crawler) ?? report.verdictAt(url, crawler)?.outcome;
  return outcome ?? null;
}
