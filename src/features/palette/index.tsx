import { shortcutKeyOf, shortcuts } from "../../core/shortcuts.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { savesData } from "../../ui/browser.ts";
import type { Feature } from "../../ui/feature.ts";
import { inNotice, later } from "../../ui/later.tsx";
import { type PageControls, useWorkspace } from "../../ui/workspace.tsx";
import { chord } from "./chord.ts";
import { paletteWords } from "./words.ts";

const load = () =>
  import("./Palette.tsx").then(
    (module) => module.Palette,
    (error) => {
      chord.awaited = null;
      throw error;
    },
  );
const Palette = later(paletteWords.title, load, inNotice);

/** Everything that can be done, by name: one list behind one key, which can be followed by a second one. */
export const palette: Feature = {
  help: [PaletteButton],
  // Else the first Ctrl-K would wait for its script.
  whenIdle: async () => {
    if (!savesData()) await load().catch(() => {});
  },
  listen: (page) => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = shortcutKeyOf(event);
      const { dialog } = page.shown.getState();
      // Whatever else took its place, such as another page by a link, has the keys.
      const isWaiting = dialog !== null && dialog === chord.awaited;
      const isHeld = event.ctrlKey || event.metaKey;
      const isChord = isHeld && !event.shiftKey && !event.altKey;
      if (isChord && key === KEY) {
        if (document.querySelector("dialog[open]")) return;
        openPalette(page);
      } else if (!isWaiting) return;
      else if (isChord) chord.key = key;
      // Keys such as F5 are the browser’s.
      else if (isHeld || event.altKey || /^F\d/.test(key)) return;
      else keep(event.key, page);
      // Before the editor, where Ctrl-K deletes to the end of the line on a Mac.
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", onKeyDown, true);
    return () => removeEventListener("keydown", onKeyDown, true);
  },
};

/** Keeps what is typed before the list is there, because it is meant for the list. */
function keep(key: string, { shown }: PageControls): void {
  if (key === "Escape") closePalette(shown);
  else if (key === "Backspace") chord.typed = chord.typed.slice(0, -1);
  else if (key.length === 1) chord.typed += key;
}

const KEY = shortcuts.page.commands[0].slice(-1);

function openPalette({ shown }: Pick<PageControls, "shown">): void {
  const dialog = <Palette onClose={() => closePalette(shown)} />;
  Object.assign(chord, { awaited: dialog, key: null, typed: "" });
  shown.setState({ dialog });
}

function closePalette(shown: PageControls["shown"]): void {
  shown.setState({ dialog: null });
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
