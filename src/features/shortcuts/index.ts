import type { Feature } from "../../ui/feature.ts";
import { ShortcutsButton } from "./ShortcutsButton.tsx";

/** The list of the keys of the page. */
export const shortcutList: Feature = { help: [ShortcutsButton] };
