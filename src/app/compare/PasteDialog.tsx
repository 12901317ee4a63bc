import { useRef } from "react";
import { Dialog, type DialogHandle } from "../Dialog.tsx";

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
      heading="Paste the file of before"
      className="share-dialog paste-dialog"
      onClose={onClose}
    >
      <textarea
        ref={box}
        rows={10}
        aria-label="robots.txt of before"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
      />
      <button type="button" className="primary" onClick={take}>
        Compare with this
      </button>
    </Dialog>
  );
}
