import { TriangleAlert, X } from "lucide-react";
import type { Notice } from "./notices.ts";

/** A notice across the page, until it is closed. */
export function NoticeBar({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  return (
    <div className="notice" role={notice.isReport ? "status" : "alert"}>
      {!notice.isReport && <TriangleAlert className="icon" aria-hidden="true" />}
      <div>
        <p>{notice.text}</p>
        {notice.recovered && (
          <details>
            <summary>Show what arrived</summary>
            <textarea readOnly aria-label="What arrived" rows={8} value={notice.recovered} />
          </details>
        )}
      </div>
      <button type="button" className="action only-icon" aria-label="Close" onClick={onClose}>
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  );
}
