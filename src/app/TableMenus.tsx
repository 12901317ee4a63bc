import { useWorkspace } from "../panels/workspace.tsx";
import { ExpectMenu } from "./ExpectMenu.tsx";
import { ExportMenu } from "./ExportMenu.tsx";
import type { Notice } from "./notices.ts";
import { PrintSheet } from "./PrintSheet.tsx";

/** What can be done with the table of verdicts as a whole. */
export function TableMenus({ onNotice }: { onNotice: (notice: Notice | null) => void }) {
  const { importUrls } = useWorkspace();
  return (
    <>
      <ExpectMenu onNotice={onNotice} onImport={importUrls} />
      <ExportMenu onNotice={onNotice} />
      <PrintSheet />
    </>
  );
}
