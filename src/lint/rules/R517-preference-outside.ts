import {
  agentAbove,
  endedAbove,
  linesOutside,
  type PreferenceLine,
} from "../../engine/preferences/preference-lines.ts";
import { groupedBy } from "../../engine/text/lists.ts";
import { counted, nouns } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { emptyDisallowBelow, lineBelow, replacing } from "../fixes.ts";
import { MOST_ASKED } from "../limits.ts";
import type { Fix, Problem } from "../problem.ts";
import type { FileView } from "../views.ts";
import { closedUp } from "./R105-rule-before-group.ts";

interface Facts {
  readonly field: string;
  /** How many more such lines there are. */
  readonly others: number;
  /** The user-agent line above the first of them; null where there is none. */
  readonly agent: number | null;
  /** Whether the dialect has ended its group, rather than dropped it. */
  readonly isEnded: boolean;
}

/** R517: preferences outside every group. draft-ietf-aipref-attach (August 2026): "a rule that can be included in a Group". */
export const preferenceOutside: Problem<Facts> = {
  code: "R517",
  severity: "warning",
  title: "Preference in no group",
  inFile: (file) => {
    const lines = linesOutside(file.analysis).map((line) => ({
      ...line,
      agent: agentAbove(file.analysis, line.number),
    }));
    return [...groupedBy(lines, ({ agent }) => agent).entries()].flatMap(([agent, alike]) => {
      const [first, ...others] = alike;
      if (!first) return [];
      const isEnded = endedAbove(file.analysis, first.number) !== null;
      const facts = { field: first.grammar.name, others: others.length, agent, isEnded };
      const last = alike.at(-1) ?? first;
      const fixes =
        agent === null
          ? moved(alike, file)
          : isEnded
            ? closedUp(agent, last.number, file)
            : kept(last.number, agent, file);
      return [{ line: first.number, facts, fixes }];
    });
  },
  sentence: ({ field, others, agent, isEnded, reader }) => {
    const which =
      others === 0
        ? `This ${field} applies to no crawler`
        : `This ${field} and ${counted(others, MORE)} apply to no crawler`;
    if (agent === null)
      return `${which}: no user-agent line is above ${others === 0 ? "it" : "them"}.`;
    return isEnded
      ? `${which}: ${reader} ends the group of line ${agent} at the blank line above.`
      : `${which}: ${reader} drops the group of line ${agent}, because it has no rule.`;
  },
  fixLabels: () => ({
    "move-to-star": `Move to the ${code("*")} group`,
    "for-all": `Add ${code("User-agent: *")} above this line`,
    "keep-group": `Add an empty ${code("Disallow:")}`,
    "close-up": "Remove the blank lines",
  }),
  about: [
    "Content-Usage and Content-Signal are parts of a group, as Allow and Disallow are. A line above the first user-agent line is in no group, so it applies to no crawler.",
    "Some parsers end a group at a blank line, for example Yandex’s and Python’s. Remove the blank lines above the preference.",
    "Some parsers drop a group that has no rule, for example Python’s. An empty Disallow keeps the group, and disallows nothing.",
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

/** A rule below the last of them, where the group reaches so far, and without it no other group decides. */
function kept(last: number, dropped: number, file: FileView): readonly Fix[] {
  if (last - dropped > MOST_ASKED || file.analysis.sections.length > 0) return [];
  for (let number = dropped; number < last; number++) {
    const line = file.lineAt(number);
    if (line?.content.kind === "blank" && !line.comment) return [];
  }
  return [{ name: "keep-group", edits: [emptyDisallowBelow(file, last)] }];
}
