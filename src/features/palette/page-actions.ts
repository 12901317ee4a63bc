import { EACH_AS_ITSELF } from "../../core/inputs.ts";
import { readAs } from "../../core/intents.ts";
import { dialects } from "../../engine/dialects/index.ts";
import type { CommandList, Workspace } from "../../ui/workspace.tsx";
import { paletteWords } from "./words.ts";

/** The buttons of the page, which the list presses as a person would, and the parsers to read the file as. */
export function pageActions({ session }: Workspace): CommandList {
  const buttons = new Map<string, HTMLButtonElement>();
  for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTONS)) {
    const name = nameOf(button);
    const isShown = button.checkVisibility() && !button.disabled;
    if (name !== "" && isShown && !buttons.has(name)) buttons.set(name, button);
  }
  const names = [...buttons.keys()];
  const choices = [{ id: EACH_AS_ITSELF, title: paletteWords.eachAsItself }, ...dialects];
  return {
    heading: paletteWords.actions,
    names: [...names, ...choices.map(({ title }) => paletteWords.readAs(title))],
    run(index) {
      const name = names[index];
      if (name !== undefined) return buttons.get(name)?.click();
      const chosen = choices[index - names.length];
      if (chosen) session.dispatch(readAs(chosen.id));
    },
  };
}

/** Those of the bars, and of the heads of the regions. */
const BUTTONS = ["header.top", "main header", "footer"].map((bar) => `${bar} button`).join();

function nameOf(button: HTMLButtonElement): string {
  return button.getAttribute("aria-label") ?? button.textContent?.trim() ?? "";
}
