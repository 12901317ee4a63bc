import { Keyboard } from "lucide-react";
import { useCallback, useEffect } from "react";
import { shortcuts } from "../../core/shortcuts.ts";
import { IconButton } from "../../ui/ActionButton.tsx";
import { isWrittenIn } from "../../ui/browser.ts";
import { inNotice, later } from "../../ui/later.tsx";
import { useWorkspace } from "../../ui/workspace.tsx";
import { actionNames, partWords } from "../../words/regions.ts";

const ShortcutsDialog = later(
  partWords.shortcuts,
  () => import("./ShortcutsDialog.tsx").then((module) => module.ShortcutsDialog),
  inNotice,
);

const KEY = shortcuts.page.help[0];

/** Opens the list of shortcuts, and so does its key, except while a person types. */
export function ShortcutsButton() {
  const { shown } = useWorkspace();
  const open = useCallback(() => {
    const close = () => shown.setState({ dialog: null });
    shown.setState({ dialog: <ShortcutsDialog onClose={close} /> });
  }, [shown]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== KEY || event.ctrlKey || event.metaKey || isWrittenIn(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      open();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [open]);
  return (
    <IconButton
      Icon={Keyboard}
      name={actionNames.shortcuts}
      title={`${actionNames.shortcuts} (${KEY})`}
      onClick={open}
    />
  );
}
