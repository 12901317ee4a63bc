import { Copy, Download } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../panels/workspace.tsx";
import { shareWords } from "../../words/share.ts";
import { copyReport } from "../exports.ts";
import { downloadFile } from "../files-later.ts";
import { KeptTexts } from "../later-parts.tsx";
import type { Notice } from "../notices.ts";

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
