import type { SpottedAt } from "../check.ts";
import type { FileView } from "../file-view.ts";
import type { Fix, Severity } from "../finding.ts";
import { lineBelow } from "../line-below.ts";
import type { Seam } from "./seams.ts";

/** What the checks of seams have in common: a finding at the first of those with one effect. */
export function atSeam(file: FileView, seams: readonly [Seam, ...Seam[]]): SpottedAt {
  const [first] = seams;
  const { before, effect } = first;
  // The rules are below the last of them.
  const { after } = seams.at(-1) ?? first;
  return {
    line: before,
    span: file.valueAt(before),
    severity: SEVERITIES[effect],
    facts: {
      effect,
      before: nameAt(file, before),
      after: nameAt(file, after),
      afterLine: after,
      others: seams.length - 1,
    },
  };
}

const SEVERITIES: Readonly<Record<Seam["effect"], Severity>> = {
  "all-of-some": "error",
  "of-others": "warning",
  "some-of-all": "information",
};

/** Ends a list of agents after these lines, so that those before them may fetch everything. */
export function ownRule(file: FileView, lines: readonly number[]): Fix {
  return {
    name: "own-rule",
    edits: lines.map((line) => lineBelow(file, line, "Disallow:")),
  };
}

function nameAt(file: FileView, line: number): string {
  const content = file.lineAt(line)?.content;
  return content?.kind === "field" ? content.text : "";
}
