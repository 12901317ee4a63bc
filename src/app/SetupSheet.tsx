import { useRef } from "react";
import { Dialog, type DialogHandle } from "../ui/Dialog.tsx";
import { AnswerField, SiteField } from "./Circumstances.tsx";
import { ReadAs } from "./ReadAs.tsx";
import { topBarWords } from "./words.ts";

/** In a small window: what the file is read as, whose it is, and the response for it. */
export function SetupSheet({ onClose }: { onClose: () => void }) {
  const dialog = useRef<DialogHandle>(null);
  return (
    <Dialog ref={dialog} heading={topBarWords.setup} className="setup-sheet" onClose={onClose}>
      <ReadAs />
      <SiteField onAsk={() => dialog.current?.close()} />
      <AnswerField />
    </Dialog>
  );
}
