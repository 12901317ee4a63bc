import { ArrowLeftRight, ClipboardPaste, FileClock } from "lucide-react";
import { useState } from "react";
import { type Notice, tellOf } from "../../../ui/notices.ts";
import { useSession } from "../../../ui/workspace.tsx";
import { OpenButton } from "../../file/OpenButton.tsx";
import { useComparing } from "../panels/comparing.tsx";
import { comparingWords } from "../words/comparing.ts";
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
          aria-label={comparingWords.takeNow}
          title={comparingWords.takeNowHint}
          onClick={() => takeNow(before, now)}
        >
          <FileClock className="icon" aria-hidden="true" />
          <span>{comparingWords.takeNowShort}</span>
        </button>
        <OpenButton
          name={comparingWords.openBefore}
          onFile={(file) => tellOf(openBefore(before, file), onNotice)}
        />
        {!hasEditor && (
          <button
            type="button"
            className="action"
            aria-label={comparingWords.pasteBefore}
            onClick={() => setIsPasting(true)}
          >
            <ClipboardPaste className="icon" aria-hidden="true" />
            <span>{comparingWords.paste}</span>
          </button>
        )}
        <button
          type="button"
          className="action"
          aria-label={comparingWords.swap}
          title={comparingWords.swapHint}
          onClick={() => swap(before, now)}
        >
          <ArrowLeftRight className="icon" aria-hidden="true" />
          <span>{comparingWords.swap}</span>
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
