import type { EditorState } from "@codemirror/state";

/** A kind of file that the page makes. */
export interface ExportFormat {
  readonly title: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly partsOf: (state: EditorState) => Parts;
}

/** A file in parts, each of at most one URL; the empty ones are where whoever asks can pause. Join them, or hand them to a Blob, once. */
export type Parts = Generator<string, void>;
