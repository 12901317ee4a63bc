import { Copy, Download } from "lucide-react";
import { useState } from "react";
import { KeptTexts } from "../../app/later-parts.tsx";
import type { Notice } from "../../ui/notices.ts";
import { useSession } from "../../ui/workspace.tsx";
import { copyReport } from "../export/exports.ts";
import { downloadFile } from "../file/later.ts";
import { shareWords } from "./words.ts";

/** What to send where a link is too long or cannot be: the file, or a report in Markdown. */
export function InsteadOfLink() {
  const session = useSession();
  const [notice, setNotice] = useState<Notice | null>(null);
  return (
    <>
      <div className="instead-of-link">
        <button
          type="button"
          className="primary"
          onClick={() => downloadFile(session).then(setNotice)}
        >
          <Download className="icon" aria-hidden="true" />
          {shareWords.download}
        </button>
        <button
          type="button"
          className="primary"
          onClick={() => copyReport(session).then(setNotice)}
        >
          <Copy className="icon" aria-hidden="true" />
          {shareWords.copyReport}
        </button>
      </div>
      {notice && (
        <>
          <p role="status">{notice.text}</p>
          {notice.recovered && <KeptTexts texts={notice.recovered} />}
        </>
      )}
    </>
  );
}
