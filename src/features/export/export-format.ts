import type { EditorState } from "@codemirror/state";
import type { Report } from "../../engine/decide/report.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";
import type { IsTimeUp } from "../../engine/decide/work.ts";

/** A kind of file that the page makes. */
export interface ExportFormat {
  readonly title: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly partsOf: (state: EditorState) => Parts;
}

/** A file in parts, each of at most one URL; an empty part is where the caller can pause. To be joined or put into a Blob once. */
export type Parts = Generator<string, void>;

// Between two of its questions are some 0.2 ms of work (see Search).
const ASKS_AT_ONCE = 16;

/** Decides every cell by `count`, as a report does; null after some work, so that the caller can pause. Counted cells need less memory than verdicts. */
export function* deciding(count: (isTimeUp: IsTimeUp) => boolean): Generator<null, void> {
  let asks = 0;
  while (!count(() => ++asks % ASKS_AT_ONCE === 0)) yield null;
}

/** The outcome of a cell; null outside the table. */
export function outcomeNow(report: Report, url: number, crawler: number): Outcome | null {
  // An edit during a pause removes what was counted; then each cell is decided again.
  const outcome = report.outcomeAt(url, crawler) ?? report.verdictAt(url, crawler)?.outcome;
  return outcome ?? null;
}
