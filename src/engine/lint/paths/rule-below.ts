import type { Rule } from "../../group.ts";
import type { LineEdit } from "../finding.ts";
import type { GroupView } from "../group-view.ts";

/** Writes a rule of the same kind, with another path, below a rule. */
export function ruleBelow(view: GroupView, { allows, line }: Rule, path: string): LineEdit {
  const end = view.lineAt(line.number)?.span.to ?? 0;
  const insert = `\n${allows ? "Allow" : "Disallow"}: ${path}`;
  return { kind: "replace", line: line.number, from: end, to: end, insert };
}
