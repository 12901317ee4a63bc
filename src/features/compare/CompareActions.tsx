import { undo, undoDepth } from "@codemirror/commands";
import { ArrowLeftRight, ClipboardPaste, Copy, FileClock, Undo2, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { comparisonMarkdown } from "../../tasks/compare/comparison-markdown.ts";
import type { ComparisonInView } from "../../tasks/compare/model.ts";
import { comparingWords } from "../../tasks/compare/words.ts";
import { ActionButton, IconButton } from "../../ui/ActionButton.tsx";
import { copyAndTell } from "../../ui/browser.ts";
import { Dialog, type DialogHandle } from "../../ui/Dialog.tsx";
import { useSession, useTell } from "../../ui/workspace.tsx";
import { copyingWords } from "../../words/copying.ts";
import { OpenButton } from "../opening/FileButtons.tsx";
import { linkIn } from "../opening/link-in.ts";
import { openBefore, openLinkBefore, swap, takeNow, takeText } from "./before-session.ts";
import { useComparing } from "./comparing.tsx";
import { type DifferenceSearch, findingsOf, NOTHING } from "./difference-search.ts";

/** What can be done with a comparison as a whole. */
export function CompareActions(props: {
  found: ComparisonInView | null;
  search: DifferenceSearch;
  onClose: () => void;
}) {
  const { found, search, onClose } = props;
  const tell = useTell();
  const copy = ({ comparison }: ComparisonInView) => {
    const findings = findingsOf(search);
    // What an earlier search found may be wrong for the files as they are.
    const text = comparisonMarkdown(comparison, findings.isCurrent ? findings : NOTHING);
    tell(copyAndTell(text, copyingWords.comparison));
  };
  return (
    <div className="actions">
      <ActionButton
        Icon={Copy}
        name={comparingWords.copy}
        title={comparingWords.copyHint}
        onClick={() => found && copy(found)}
      />
      <IconButton
        Icon={X}
        name={comparingWords.close}
        title={comparingWords.closeHint}
        onClick={onClose}
      />
    </div>
  );
}

/** Where the file of Before can come from, and the way back: Undo in the bar is that of Now. `hasEditor`: it has an editor of its own, into which it can be pasted. */
export function BeforeActions({ hasEditor }: { hasEditor: boolean }) {
  const tell = useTell();
  const { before } = useComparing();
  const now = useSession();
  const canUndo = useStore(before, (state) => undoDepth(state) > 0);
  const [isPasting, setIsPasting] = useState(false);
  return (
    <>
      <div className="actions">
        <IconButton
          Icon={Undo2}
          name={comparingWords.undoBefore}
          isRepeatable
          disabled={!canUndo}
          onClick={() => undo({ state: before.getState(), dispatch: before.dispatch })}
        />
        <ActionButton
          Icon={FileClock}
          name={comparingWords.takeNow}
          title={comparingWords.takeNowHint}
          onClick={() => takeNow(before, now)}
        />
        <OpenButton
          name={comparingWords.openBefore}
          onFile={(file) => tell(openBefore(before, file))}
        />
        {!hasEditor && (
          <ActionButton
            Icon={ClipboardPaste}
            name={comparingWords.pasteBefore}
            text={comparingWords.paste}
            onClick={() => setIsPasting(true)}
          />
        )}
        <ActionButton
          Icon={ArrowLeftRight}
          name={comparingWords.swap}
          title={comparingWords.swapHint}
          onClick={() => swap(before, now)}
        />
      </div>
      {isPasting && (
        <PasteDialog
          onText={(text) => {
            const link = linkIn(text);
            if (link === null) takeText(before, text);
            else tell(openLinkBefore(before, link));
          }}
          onClose={() => setIsPasting(false)}
        />
      )}
    </>
  );
}

/** Asks for the text of Before, where it has no editor. */
function PasteDialog({ onText, onClose }: { onText: (text: string) => void; onClose: () => void }) {
  const dialog = useRef<DialogHandle>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
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
