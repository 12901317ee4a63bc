import { shortcuts } from "../../core/shortcuts.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import type { Feature } from "../../ui/feature.ts";
import { inNotice, later } from "../../ui/later.tsx";
import { type PageControls, useWorkspace } from "../../ui/workspace.tsx";
import { chord } from "./find.ts";
import { paletteWords } from "./words.ts";

const Palette = later(
  paletteWords.title,
  () => import("./Palette.tsx").then((module) => module.Palette),
  inNotice,
);

/** Everything that can be done, by name: one list behind one key, which can be followed by a second one. */
export const palette: Feature = {
  help: [PaletteButton],
  listen: (page) => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      const isWaiting = chord.isAwaited && !document.querySelector("dialog.palette[open]");
      if (isWaiting && event.key !== KEY) chord.key = event.key;
      else if (event.key !== KEY || document.querySelector("dialog[open]")) return;
      else openPalette(page);
      // Before the editor, where Ctrl-K deletes to the end of the line on a Mac.
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", onKeyDown, true);
    return () => removeEventListener("keydown", onKeyDown, true);
  },
};

const KEY = shortcuts.page.commands[0].slice(-1);

function openPalette({ shown }: Pick<PageControls, "shown">): void {
  const close = () => {
    chord.isAwaited = false;
    shown.setState({ dialog: null });
  };
  Object.assign(chord, { isAwaited: true, key: null });
  shown.setState({ dialog: <Palette onClose={close} /> });
}

function PaletteButton() {
  const page = useWorkspace();
  return (
    <ActionButton
      name={paletteWords.title}
      title={paletteWords.about}
      onClick={() => openPalette(page)}
    />
  );
}
