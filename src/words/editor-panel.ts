import type { Grounds } from "../engine/response.ts";
import { circumstanceWords } from "./circumstances.ts";
import { counted } from "./numbers.ts";
import { section } from "./section.ts";

/** What stands above the text of the file. */
export const editorPanelWords = section("editorPanel", {
  /** While the answer for robots.txt decides by itself. */
  notConsulted(reason: Grounds): string {
    return `These rules are not consulted: ${circumstanceWords.grounds[reason]}`;
  },
  noGroup: "No group here",
  /** Where the pieces of a group stand. `ranges`: as `4–12, 28–32`. */
  where(ranges: string, pieces: number): string {
    return pieces > 1 ? `lines ${ranges}, joined` : ranges;
  },
  rules(count: number): string {
    return counted(count, RULES);
  },
  format: "Format",
  aboutFormat: "Tidy the file without changing a verdict (Shift+Alt+F)",
});

const RULES = { one: "rule", other: "rules" };
