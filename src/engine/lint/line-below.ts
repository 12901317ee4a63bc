import type { Rule } from "../parse/types.ts";
import type { FileView } from "./file-view.ts";
import type { LineEdit } from "./finding.ts";

type Lines = Pick<FileView, "lineAt">;

/** Writes a line below the one of this number. */
export function lineBelow(lines: Lines, number: number, text: string): LineEdit {
  const end = lines.lineAt(number)?.span.to ?? 0;
  return { kind: "replace", line: number, from: end, to: end, insert: `\n${text}` };
}

/** Writes a rule of the same kind, with another path, below a rule. */
export function ruleBelow(lines: Lines, { allows, line }: Rule, path: string): LineEdit {
  return lineBelow(lines, line.number, `${allows ? "Allow" : "Disallow"}: ${path}`);
}
