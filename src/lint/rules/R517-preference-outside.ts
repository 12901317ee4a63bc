import { linesOutside, type PreferenceLine } from "../../engine/preferences/preference-lines.ts";
import { counted, nouns } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { lineBelow, replacing } from "../fixes.ts";
import { type Fix, NOTHING_FOUND, type Problem } from "../problem.ts";
import type { FileView } from "../views.ts";

interface Facts {
  readonly field: string;
  /** How many more such lines there are. */
  readonly others: number;
}

/** R517: preferences above the first user-agent line. draft-ietf-aipref-attach (August 2026): "a rule that can be included in a Group". */
export const preferenceOutside: Problem<Facts> = {
  code: "R517",
  severity: "warning",
  title: "Preference outside every group",
  inFile: (file) => {
    const lines = linesOutside(file.analysis);
    const [first, ...others] = lines;
    if (!first) return NOTHING_FOUND;
    const facts = { field: first.grammar.name, others: others.length };
    return [{ line: first.number, facts, fixes: moved(lines, file) }];
  },
  sentence: ({ field, others }) =>
    others === 0
      ? `This ${field} applies to no crawler: no user-agent line is above it.`
      : `This ${field} and ${counted(others, MORE)} apply to no crawler: no user-agent line is above them.`,
  fixLabels: () => ({
    "move-to-star": `Move to the ${code("*")} group`,
    "for-all": `Add ${code("User-agent: *")} above this line`,
  }),
  about: [
    "Content-Usage and Content-Signal are parts of a group, as Allow and Disallow are. A line above the first user-agent line is in no group, so it applies to no crawler.",
    "Write the line below the user-agent line of each group that it is meant for. A crawler that has a group of its own does not read the * group.",
  ],
  example: {
    wrong: "Content-Signal: ai-train=no\n\nUser-agent: *\nAllow: /",
    right: "\nUser-agent: *\nContent-Signal: ai-train=no\nAllow: /",
  },
  source: { title: "Content Signals", url: "https://contentsignals.org/" },
};

const MORE = { one: `more ${nouns.line.one}`, other: `more ${nouns.line.other}` };

/** Below the last user-agent line of the `*` group, so that the rest of the group stays as it is. */
function moved(lines: readonly PreferenceLine[], file: FileView): readonly Fix[] {
  const [first] = lines;
  // A file without user-agent lines has no other group that a new one could join.
  if (first && file.analysis.sections.length === 0)
    return [replacing("for-all", { from: 0, to: 0 }, "User-agent: *\n", first.number)];
  const [section] = file.analysis.groupNamed("*")?.sections ?? [];
  const agent = section?.agents.at(-1)?.line.number;
  if (agent === undefined) return [];
  const text = lines.map((line) => `${line.grammar.name}: ${line.text}`).join("\n");
  const deletions = lines.map(({ number }) => ({ kind: "delete-line", line: number }) as const);
  return [{ name: "move-to-star", edits: [...deletions, lineBelow(file, agent, text)] }];
}
