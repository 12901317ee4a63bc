import type { EditorState } from "@codemirror/state";
import type { Parts } from "./export-format.ts";
import { verdictsCsv } from "./verdicts-csv.ts";
import { verdictsJson } from "./verdicts-json.ts";
import { verdictsMarkdown } from "./verdicts-markdown.ts";

/** A kind of file that the verdict table is exported as. */
export interface ExportFormat {
  readonly title: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly partsOf: (state: EditorState) => Parts;
}

/** Every kind, in the order the page offers them. */
export const exportFormats: readonly ExportFormat[] = [
  {
    title: "CSV",
    fileName: "robots-verdicts.csv",
    mediaType: "text/csv;charset=utf-8",
    partsOf: verdictsCsv,
  },
  {
    title: "JSON",
    fileName: "robots-verdicts.json",
    mediaType: "application/json",
    partsOf: verdictsJson,
  },
  {
    title: "Markdown",
    fileName: "robots-verdicts.md",
    mediaType: "text/markdown;charset=utf-8",
    partsOf: verdictsMarkdown,
  },
];
