import { Keyboard } from "lucide-react";
import { useEffect, useState } from "react";
import { shortcuts } from "../../core/shortcuts.ts";
import { isWrittenIn } from "../../ui/browser.ts";
import { inNotice, later } from "../../ui/later.tsx";
import { partWords } from "../../words/regions.ts";
import { shortcutWords } from "./words.ts";

const ShortcutsDialog = later<{ onClose: () => void }>(
  partWords.shortcuts,
  () => import("./ShortcutsDialog.tsx").then((module) => module.ShortcutsDialog),
  inNotice,
);

const KEY = shortcuts.page.help[0];

/** Opens the list of shortcuts, and so does its key, except while a person types. */
export function ShortcutsButton() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== KEY || event.ctrlKey || event.metaKey || isWrittenIn(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className="action"
        aria-label={shortcutWords.title}
        title={`${shortcutWords.title} (${KEY})`}
        onClick={() => setIsOpen(true)}
      >
        <Keyboard className="icon" aria-hidden="true" />
      </button>
      {isOpen && <ShortcutsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
