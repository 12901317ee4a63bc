import type { Grounds } from "../../engine/parse/response.ts";
import { circumstanceWords } from "../../words/circumstances.ts";
import { counted } from "../../words/numbers.ts";

/** What stands above the text of the file. */
export const editorPanelWords = {
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
};

const RULES = { one: "rule", other: "rules" };
