import type { Notice } from "../../core/notices.ts";
import type { Session } from "../../core/session.ts";
import type { TableView } from "../../core/table-view.ts";
import {
  expectationsCsv,
  expectationsJson,
  expectationsJunit,
} from "../../tasks/expectations/exports.ts";
import type { ExportFormat, Parts } from "../../tasks/exports/export-format.ts";
import { makeLink } from "../../tasks/links/make-link.ts";
import { addressWith } from "../../ui/address.ts";
import { copyAndTell, saveFile } from "../../ui/browser.ts";
import { copyingWords } from "../../words/copying.ts";
import { reportParts } from "./report.ts";

/** Gives the table as a view shows it, or its expectations, to the user as a file. */
export async function exportTo(
  session: Session,
  format: ExportFormat,
  view: TableView,
): Promise<null> {
  const parts = await gathered(session, format.partsOf(session.getState(), view));
  // Excel takes a CSV file without a byte order mark for Windows-1252, and so breaks all letters
  // outside ASCII.
  const mark = format.mediaType.startsWith("text/csv") ? "\ufeff" : "";
  saveFile(format.fileName, new Blob([mark, ...parts], { type: format.mediaType }));
  return null;
}

async function gathered({ scheduler }: Session, parts: Parts): Promise<readonly string[]> {
  const all: string[] = [];
  await scheduler.finish((isTimeUp) => {
    for (let next = parts.next(); !next.done; next = parts.next()) {
      if (next.value !== "") all.push(next.value);
      else if (isTimeUp()) return false;
    }
    return true;
  });
  return all;
}

/** Copies a compact report of the page in Markdown, with the rows that a view shows; where the browser refuses, shows it to be copied by hand. */
export async function copyReport(session: Session, view?: TableView): Promise<Notice> {
  const link = await makeLink(session).then(addressWith, () => "");
  const parts = await gathered(session, reportParts(session.getState(), link, view));
  return copyAndTell(parts.join(""), copyingWords.report);
}

/** The formats for expectations, in the order of the menu. */
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
