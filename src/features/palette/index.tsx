import { shortcuts } from "../../core/shortcuts.ts";
import type { Feature } from "../../ui/feature.ts";
import { inNotice, later } from "../../ui/later.tsx";
import { type PageControls, useWorkspace } from "../../ui/workspace.tsx";
import { paletteWords } from "./words.ts";

const Palette = later<{ onClose: () => void }>(
  paletteWords.title,
  () => import("./Palette.tsx").then((module) => module.Palette),
  inNotice,
);

/** Everything that can be done, by name: one list behind one key. */
export const palette: Feature = {
  help: [PaletteButton],
  listen: (page) => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== KEY || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey || document.querySelector("dialog[open]")) return;
      // Before the editor, where the same keys delete to the end of the line on a Mac.
      event.preventDefault();
      event.stopPropagation();
      openPalette(page);
    };
    addEventListener("keydown", onKeyDown, true);
    return () => removeEventListener("keydown", onKeyDown, true);
  },
};

const KEY = shortcuts.page.commands[0].slice(-1);

function openPalette({ shown }: Pick<PageControls, "shown">): void {
  const close = () => shown.setState({ dialog: null });
  shown.setState({ dialog: <Palette onClose={close} /> });
}

function PaletteButton() {
  const page = useWorkspace();
  return (
    <button
      type="button"
      className="action"
      title={paletteWords.about}
      onClick={() => openPalette(page)}
    >
      {paletteWords.title}
    </button>
  );
}
