import type { Extension } from "@codemirror/state";
import { tooltips } from "@codemirror/view";
import { lives } from "../groups/editor.ts";
import { problems } from "../problems/editor.ts";
import { aidsTheme } from "./aids-theme.ts";
import { chips } from "./chips.ts";
import { completion } from "./completion/completion.ts";
import { hover } from "./hover/hover.ts";

/** What helps with writing: problems, what rules are good for, completion, and what things mean. The page loads it once it is there. */
export function aids(): Extension {
  // A panel would cut off what reaches beyond it.
  const overPanels = tooltips({ parent: document.body });
  return [problems(), chips(), lives(), completion(), hover(), overPanels, aidsTheme];
}
