import { type ExportFormat, exportFormats } from "../session/export/index.ts";
import { report } from "../session/export/report.ts";
import { PORTION_MS, timeUpAfter } from "../session/patience.ts";
import type { Session } from "../session/session.ts";
import { addressWith } from "./address.ts";
import { copyText } from "./clipboard.ts";
import { makeLink } from "./links.ts";
import type { Notice } from "./notices.ts";
import { saveFile } from "./save-file.ts";

export { exportFormats };

/** Hands the verdict table to the user as a file. */
export async function exportTable(session: Session, format: ExportFormat): Promise<Notice | null> {
  const parts: string[] = [];
  let isTimeUp = timeUpAfter(PORTION_MS);
  for (const part of format.partsOf(session.getState())) {
    if (part !== "") parts.push(part);
    else if (isTimeUp()) {
      await new Promise((resolve) => setTimeout(resolve));
      isTimeUp = timeUpAfter(PORTION_MS);
    }
  }
  saveFile(format.fileName, new Blob(parts, { type: format.mediaType }));
  return null;
}

/** Copies the page as a compact report in Markdown; where the browser does not let us, gives it to be copied by hand. */
export async function copyReport(session: Session): Promise<Notice> {
  const link = await makeLink(session).then(addressWith, () => "");
  const markdown = report(session.getState(), link);
  if (await copyText(markdown))
    return { text: "The report is copied.", recovered: null, isReport: true };
  return {
    text: "The browser does not let the page copy. The report is below, to be copied by hand.",
    recovered: markdown,
  };
}
