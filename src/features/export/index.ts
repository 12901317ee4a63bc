import type { EditorState } from "@codemirror/state";
import { verdictsCsv } from "../../session/export/verdicts-csv.ts";
import { verdictsJson } from "../../session/export/verdicts-json.ts";
import { verdictsMarkdown } from "../../session/export/verdicts-markdown.ts";
import { expectationsCsv, expectationsJson, expectationsJunit } from "../expectations/exports.ts";
import type { Parts } from "./export-format.ts";

/** A kind of file that the page makes. */
export interface ExportFormat {
  readonly title: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly partsOf: (state: EditorState) => Parts;
}

/** What the verdict table is exported as, in the order the page offers it. */
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

/** What expectations are exported as, in the order the page offers it. */
export const expectationFormats: readonly ExportFormat[] = [
  {
    title: "CSV",
    fileName: "robots-expectations.csv",
    mediaType: "text/csv;charset=utf-8",
    partsOf: expectationsCsv,
  },
  {
    title: "JSON",
    fileName: "robots-expectations.json",
    mediaType: "application/json",
    partsOf: expectationsJson,
  },
  {
    title: "JUnit XML",
    fileName: "robots-expectations.xml",
    mediaType: "application/xml",
    partsOf: expectationsJunit,
  },
];
