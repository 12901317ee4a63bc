import { ArrowLeftRight, ClipboardPaste, FileClock } from "lucide-react";
import { useState } from "react";
import { useComparing } from "../../panels/compare/comparing.tsx";
import { useSession } from "../../panels/workspace.tsx";
import type { Notice } from "../notices.ts";
import { OpenButton } from "../OpenButton.tsx";
import { openBefore, swap, takeNow, takeText } from "./before-session.ts";
import { PasteDialog } from "./PasteDialog.tsx";

/** Where the file of before can come from. `hasEditor`: it has an editor of its own, into which it can be pasted. */
export function BeforeActions(props: {
  hasEditor: boolean;
  onNotice: (notice: Notice | null) => void;
}) {
  const { hasEditor, onNotice } = props;
  const { before } = useComparing();
  const now = useSession();
  const [isPasting, setIsPasting] = useState(false);
  return (
    <>
      <div className="actions">
        <button
          type="button"
          className="action"
          aria-label="Take the file as it is now"
          title="Take the file as it is now, then edit it: what flips?"
          onClick={() => takeNow(before, now)}
        >
          <FileClock className="icon" aria-hidden="true" />
          <span>Take as it is now</span>
        </button>
        <OpenButton
          name="Open a file as Before"
          onFile={(file) => openBefore(before, file).then(onNotice)}
        />
        {!hasEditor && (
          <button
            type="button"
            className="action"
            aria-label="Paste a file as Before"
            onClick={() => setIsPasting(true)}
          >
            <ClipboardPaste className="icon" aria-hidden="true" />
            <span>Paste</span>
          </button>
        )}
        <button
          type="button"
          className="action"
          aria-label="Swap"
          title="Swap the two files"
          onClick={() => swap(before, now)}
        >
          <ArrowLeftRight className="icon" aria-hidden="true" />
          <span>Swap</span>
        </button>
      </div>
      {isPasting && (
        <PasteDialog
          onText={(text) => takeText(before, text)}
          onClose={() => setIsPasting(false)}
        />
      )}
    </>
  );
}
