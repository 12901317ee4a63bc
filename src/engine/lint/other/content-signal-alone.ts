import type { Category } from "../../crawlers/crawler.ts";
import { crawlers } from "../../crawlers/index.ts";
import { select } from "../../decide/select.ts";
import { judge } from "../../decide/verdict.ts";
import { pieceAt } from "../../parse/analysis.ts";
import type { Piece } from "../../parse/section.ts";
import type { FileCheck } from "../check.ts";
import type { FileView } from "../file-view.ts";
import { signalsOf } from "./content-signals.ts";
import { otherFields } from "./other-fields.ts";

/** The crawlers that a signal is about. */
const CATEGORIES: ReadonlyMap<string, Category> = new Map([
  ["search", "search"],
  ["ai-input", "ai-search"],
  ["ai-train", "ai-training"],
]);

/** The lists begin with the best known. */
const BEST_KNOWN = 5;

/** R510: a Content-Signal that refuses a use, while the rules let in the crawlers that gather for it; the first of the file. The signal changes no verdict. */
export const contentSignalAlone: FileCheck = {
  code: "R510",
  severity: "information",
  inFile: (file) => {
    for (const field of otherFields(file).get("content-signal") ?? []) {
      const piece = pieceAt(file.analysis, field.line);
      if (!piece) continue;
      for (const { name, value, text, span } of signalsOf(field)) {
        const [crawler, ...others] = value === "no" ? letIn(name, piece, file) : [];
        if (crawler === undefined) continue;
        return [{ line: field.line, span, facts: { text, crawler, more: others.length } }];
      }
    }
    return [];
  },
};

/** The best known crawlers for that use that read this piece and may fetch the home page. */
function letIn(signal: string, piece: Piece, { analysis }: FileView): readonly string[] {
  const category = CATEGORIES.get(signal);
  return crawlers
    .filter((crawler) => crawler.category === category && crawler.kind === "crawler")
    .slice(0, BEST_KNOWN)
    .flatMap((crawler) => {
      const { group } = select(analysis, crawler);
      if (!group?.pieces.includes(piece)) return [];
      return judge(analysis, group, "/").outcome === "allow" ? [crawler.name] : [];
    });
}
