import { Keyboard } from "lucide-react";
import { useCallback, useEffect } from "react";
import { shortcuts } from "../../core/shortcuts.ts";
import { IconButton } from "../../ui/ActionButton.tsx";
import type { Feature } from "../../ui/feature.ts";
import { inNotice, later } from "../../ui/later.tsx";
import { useWorkspace } from "../../ui/workspace.tsx";
import { actionNames, partWords } from "../../words/regions.ts";

/** The list of the keys of the page. */
export const shortcutList: Feature = { help: [ShortcutsButton] };

const ShortcutsDialog = later(
  partWords.shortcuts,
  () => import("./ShortcutsDialog.tsx").then((module) => module.ShortcutsDialog),
  inNotice,
);

const KEY = shortcuts.page.help[0];

/** Opens the list of shortcuts, and so does its key. */
function ShortcutsButton() {
  const { shown } = useWorkspace();
  const open = useCallback(() => {
    const close = () => shown.setState({ dialog: null });
    shown.setState({ dialog: <ShortcutsDialog onClose={close} /> });
  }, [shown]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
      if (key !== KEY || shiftKey || ctrlKey || altKey || metaKey) return;
      // Else browsers open their own help.
      event.preventDefault();
      if (!document.querySelector("dialog[open]")) open();
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
