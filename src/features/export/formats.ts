import { expectationsCsv, expectationsJson, expectationsJunit } from "../expectations/exports.ts";
import type { ExportFormat } from "./export-format.ts";

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
