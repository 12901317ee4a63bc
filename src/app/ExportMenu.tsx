import { useId, useRef } from "react";
import { useSession } from "../panels/workspace.tsx";
import { copyReport, exportFormats, exportTable } from "./exports.ts";
import type { Notice } from "./notices.ts";

/** What the verdict table can leave the page as. */
export function ExportMenu({ onNotice }: { onNotice: (notice: Notice | null) => void }) {
  const session = useSession();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const choose = (act: () => Promise<Notice | null>) => () => {
    menu.current?.hidePopover();
    act().then(onNotice);
  };
  return (
    <>
      <button type="button" className="action export" popoverTarget={id}>
        Export
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="export-menu"
        role="group"
        aria-label="Export"
      >
        {exportFormats.map((format) => (
          <button
            key={format.title}
            type="button"
            onClick={choose(() => exportTable(session, format))}
          >
            Table as {format.title}
          </button>
        ))}
        <button type="button" onClick={choose(() => copyReport(session))}>
          Copy a report in Markdown
        </button>
      </div>
    </>
  );
}
