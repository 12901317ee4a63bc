import type { Feature } from "../../ui/feature.ts";
import { onPaste } from "./paste.ts";
import { ClearMenu, NewButton, UndoButtons } from "./StartButtons.tsx";

/** How a page begins: a new file, from a template or pasted whole, and an empty table. Builds on import. */
export const start: Feature = {
  actions: [NewButton],
  tableMenus: [ClearMenu],
  listen: onPaste,
};

/** The way back, as buttons. */
export const history: Feature = { actions: [UndoButtons] };
