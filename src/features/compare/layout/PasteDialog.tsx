import { useRef } from "react";
import { Dialog, type DialogHandle } from "../../../ui/Dialog.tsx";
import { comparingWords } from "../words/comparing.ts";

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
