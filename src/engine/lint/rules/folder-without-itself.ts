import { isOpen, outcomeOf, weigh } from "../../decide/decision.ts";
import type { Rule } from "../../parse/types.ts";
import type { FileCheck, SpottedAt } from "../check.ts";
import type { FileView } from "../file-view.ts";
import type { Fix } from "../finding.ts";
import { ruleBelow } from "../line-below.ts";
import { isWholeSite } from "../reach.ts";
import { type PageAnswer, pageAnswers, type ShownRule, shownRules } from "./page-answers.ts";

/** R411: a Disallow of a folder, `/admin/`, where the page has the URL `/admin`, which it does not match. RFC 9309 2.2.2: a rule matches what begins with its path. */
export const folderWithoutItself: FileCheck = {
  code: "R411",
  severity: "warning",
  inFile: (file) =>
    shownRules(pageAnswers(file), (answer) => folderRuleOf(answer, file)).map((shown) =>
      spotted(shown, file),
    ),
};

/** The rule that would decide if the URL ended with a slash, where it is about that very folder and the URL is allowed. */
function folderRuleOf({ group, target, decision }: PageAnswer, file: FileView): Rule | null {
  const { path } = target;
  if (decision && (isOpen(decision) || !isWholeSite(decision.pattern))) return null;
  if (decision && outcomeOf(decision) === "disallow") return null;
  if (path.endsWith("/") || path.includes("?")) return null;
  const folder = `${path}/`;
  const there = { ...target, path: folder, queryPath: folder };
  const entry = weigh(group, file.analysis.dialect, there);
  if (!entry || isOpen(entry) || outcomeOf(entry) === "allow") return null;
  const [piece, ...others] = entry.pattern.pieces;
  const isPlain = piece === folder && others.every((other) => other === "");
  return isPlain ? group.ruleOf(entry) : null;
}

function spotted({ rule, url }: ShownRule, file: FileView): SpottedAt {
  const { number } = rule.line;
  const { dialect } = file.analysis;
  const itself = `${rule.path.replace(/\/[*$]*$/, "")}$`;
  const addItself: Fix = { name: "add-itself", edits: [ruleBelow(file, rule, itself)] };
  return {
    line: number,
    span: file.valueAt(number),
    facts: { path: rule.path, url, itself },
    // The folder itself needs a `$`, which not every reader knows.
    fixes: dialect.patternOf(itself).anchored ? [addItself] : [],
  };
}
