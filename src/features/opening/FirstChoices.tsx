import { useRef, useState } from "react";
import { reporting } from "../../core/notices.ts";
import { Dialog, type DialogHandle } from "../../ui/Dialog.tsx";
import { FileButton } from "../../ui/FileButton.tsx";
import { useTell, useWorkspace } from "../../ui/workspace.tsx";
import { actionNames } from "../../words/regions.ts";
import { openExamples } from "../lessons/index.tsx";
import { beginWords } from "./begin-words.ts";
import { NewMenu } from "./NewMenu.tsx";
import { openFile } from "./open-file.ts";
import { pasteInto } from "./paste.ts";

/** In a small window: the ways to a file of one's own. */
export function FirstChoices({ onClose }: { onClose: () => void }) {
  const { session, shown, showEditor } = useWorkspace();
  const tell = useTell();
  const dialog = useRef<DialogHandle>(null);
  const [isNew, setIsNew] = useState(false);
  const close = () => dialog.current?.close();
  /** Does it once the dialog is gone, because it may show another. */
  const choose = (act: () => void) => () => {
    close();
    requestAnimationFrame(act);
  };
  const paste = () => {
    const text = navigator.clipboard?.readText() ?? Promise.reject();
    tell(
      text.then(
        (copied) => pasteInto(session, copied, "nothing")?.notice ?? null,
        () => {
          showEditor();
          return reporting(beginWords.notPasted);
        },
      ),
    );
  };
  if (isNew)
    return (
      <Dialog
        key="new"
        ref={dialog}
        heading={beginWords.chooseTemplate}
        className="choices"
        onClose={onClose}
      >
        <NewMenu close={close} />
      </Dialog>
    );
  return (
    <Dialog ref={dialog} heading={beginWords.heading} className="choices" onClose={onClose}>
      <button type="button" onClick={choose(paste)}>
        {beginWords.paste}
      </button>
      <FileButton
        className=""
        fileName={actionNames.fileToOpen}
        onFile={(file) => {
          close();
          tell(openFile(session, file));
        }}
      >
        {beginWords.openFile}
      </FileButton>
      {/* As a person would, who types it in the sheet behind that button. */}
      <button
        type="button"
        onClick={choose(() => document.querySelector<HTMLElement>(".setup-line")?.click())}
      >
        {beginWords.typeSite}
      </button>
      <button type="button" onClick={() => setIsNew(true)}>
        {beginWords.chooseTemplate}
      </button>
      <button type="button" onClick={choose(() => openExamples(shown))}>
        {beginWords.chooseExample}
      </button>
    </Dialog>
  );
}
