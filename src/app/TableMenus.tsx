import { ExpectMenu } from "../features/expectations/ExpectMenu.tsx";
import { ExportMenu } from "../features/export/ExportMenu.tsx";
import { PrintSheet } from "../features/verdicts/PrintSheet.tsx";
import type { Notice } from "../ui/notices.ts";
import { useWorkspace } from "../ui/workspace.tsx";

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
