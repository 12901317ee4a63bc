import type { EditorState } from "@codemirror/state";
import type { TableView } from "../../core/table-view.ts";
import type { IsTimeUp } from "../../engine/decide/work.ts";

/** A kind of file that the page makes. */
export interface ExportFormat {
  readonly title: string;
  readonly fileName: string;
  readonly mediaType: string;
  /** `view`: the rows of the table, and their order; left out, all in their own. Expectations are always all of them. */
  readonly partsOf: (state: EditorState, view?: TableView) => Parts;
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
