import { ArrowLeftRight, ClipboardPaste, FileClock } from "lucide-react";
import { useRef, useState } from "react";
import { Dialog, type DialogHandle } from "../../ui/Dialog.tsx";
import { useSession, useTell } from "../../ui/workspace.tsx";
import { OpenButton } from "../file/FileButtons.tsx";
import { openBefore, swap, takeNow, takeText } from "./before-session.ts";
import { useComparing } from "./comparing.tsx";
import { comparingWords } from "./words.ts";

/** Where the file of before can come from. `hasEditor`: it has an editor of its own, into which it can be pasted. */
export function BeforeActions({ hasEditor }: { hasEditor: boolean }) {
  const tell = useTell();
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
          onFile={(file) => tell(openBefore(before, file))}
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

/** Asks for the text of the file of before, where it has no editor. */
export function PasteDialog(props: { onText: (text: string) => void; onClose: () => void }) {
  const { onText, onClose } = props;
  const dialog = useRef<DialogHandle>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const take = () => {
    onText(box.current?.value ?? "");
    dialog.current?.close();
  };
  return (
    <Dialog
      ref={dialog}
      heading={comparingWords.pasteHeading}
      className="share-dialog paste-dialog"
      onClose={onClose}
    >
      <textarea
        ref={box}
        rows={10}
        aria-label={comparingWords.pasteBox}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
      />
      <button type="button" className="primary" onClick={take}>
        {comparingWords.compareWithThis}
      </button>
    </Dialog>
  );
}
