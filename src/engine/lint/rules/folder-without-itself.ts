import { isOpen, outcomeOf, weigh } from "../../decision.ts";
import type { Rule } from "../../group.ts";
import type { FileCheck, SpottedAt } from "../check.ts";
import type { FileView } from "../file-view.ts";
import type { Fix } from "../finding.ts";
import { isWholeSite } from "../reach.ts";
import { type PageAnswer, pageAnswers } from "./page-answers.ts";

/** R411: a Disallow of a folder, `/admin/`, where the page has the URL `/admin`, which it does not match. RFC 9309 2.2.2: a rule matches what begins with its path. */
export const folderWithoutItself: FileCheck = {
  code: "R411",
  severity: "warning",
  inFile: (file) => {
    const found = new Map<number, SpottedAt>();
    for (const answer of pageAnswers(file)) {
      const rule = folderRuleOf(answer, file);
      if (rule && !found.has(rule.line.number))
        found.set(rule.line.number, spotted(rule, answer.url, file));
    }
    return [...found.values()];
  },
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

function spotted(rule: Rule, url: string, file: FileView): SpottedAt {
  const { number } = rule.line;
  const itself = `${rule.path.replace(/\/[*$]*$/, "")}$`;
  const facts = { path: rule.path, url, itself };
  return {
    line: number,
    span: file.valueAt(number),
    facts,
    fixes: withItself(itself, number, file),
  };
}

/** The folder itself, in a rule of its own, for readers that know `$`. */
function withItself(path: string, line: number, file: FileView): readonly Fix[] {
  const end = file.lineAt(line)?.span.to;
  if (end === undefined || !file.analysis.dialect.patternOf(path).anchored) return [];
  const insert = `\nDisallow: ${path}`;
  return [{ name: "add-itself", edits: [{ kind: "replace", line, from: end, to: end, insert }] }];
}
