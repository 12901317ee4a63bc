import { outcomeOn, weigh } from "../../engine/decide/decision.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Agent } from "../../engine/parse/types.ts";
import { type Purpose, purposes } from "../../engine/preferences/preference.ts";
import { firstLinesOf, type PreferenceLine } from "../../engine/preferences/preference-lines.ts";
import { code } from "../../words/quoting.ts";
import { examplePath, targetAt } from "../example-path.ts";
import { lineBelow } from "../fixes.ts";
import { MOST_ASKED } from "../limits.ts";
import { agentsWithoutStar } from "../obeyed-agents.ts";
import { NOTHING_FOUND, type Problem, withMore } from "../problem.ts";
import { reachOf } from "../reach.ts";
import type { FileView } from "../views.ts";

interface Facts {
  readonly agent: string;
  readonly others: number;
  /** The line of the `*` group that refuses something. */
  readonly line: number;
  readonly text: string;
}

/** R518: a group that does not repeat what the `*` group refuses. RFC 9309 2.2.1: a crawler that a group names does not read the `*` group. */
export const preferenceNotInherited: Problem<Facts> = {
  code: "R518",
  severity: "warning",
  title: "Preference that a group does not inherit",
  inFile: (file) => {
    const { analysis } = file;
    const star = analysis.groupNamed("*");
    const lines = star ? firstLinesOf(analysis, star, MOST_ASKED).slice(0, MOST_ASKED) : [];
    const missing =
      lines.length === 0
        ? []
        : analysis.groups
            .slice(0, MOST_ASKED)
            .flatMap((group) => (group === star ? [] : missingIn(group, lines, file)));
    const [first] = missing;
    const agents = missing.flatMap((one) => one.agents);
    const [agent] = agents;
    const [line] = first?.lines ?? [];
    if (!agent || !line) return NOTHING_FOUND;
    const facts = {
      agent: agent.name,
      others: agents.length - 1,
      line: line.number,
      text: line.text,
    };
    const edits = missing.flatMap((one) => copied(one, file));
    return [{ line: agent.line.number, facts, fixes: [{ name: "repeat", edits }] }];
  },
  sentence: ({ agent, others, line, text }) => {
    const ignore = others > 0 ? "ignore" : "ignores";
    const why = others > 0 ? "other groups name them" : "it has its own group";
    return `${withMore(agent, others)} ${ignore} ${code(text)} in line ${line} of the ${code("*")} group: ${why}.`;
  },
  fixLabels: ({ others }) => ({
    repeat:
      others > 0 ? "Repeat the preference in their groups" : "Repeat the preference in its group",
  }),
  about: [
    "A crawler reads the group that names it or, if no group does, the * group. Preferences belong to their group, so a group that names a crawler inherits none from the * group.",
    "If the refusal is for that crawler too, repeat the line in its group. A group that blocks the whole site needs no such line: its crawler may fetch nothing.",
  ],
  example: {
    wrong: "User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: X\nAllow: /",
    right:
      "User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: X\nContent-Signal: ai-train=no\nAllow: /",
  },
  source: { title: "RFC 9309, 2.2.1", url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1" },
};

interface Missing {
  readonly group: Group;
  readonly agents: readonly Agent[];
  /** The lines of the `*` group that refuse what this group says nothing of. */
  readonly lines: readonly PreferenceLine[];
}

function missingIn(
  group: Group,
  ofStar: readonly PreferenceLine[],
  { analysis }: FileView,
): readonly Missing[] {
  if (reachOf(group, analysis.dialect) === "everything") return [];
  const agents = agentsWithoutStar(group, analysis);
  if (agents.length === 0) return [];
  const own = firstLinesOf(analysis, group, MOST_ASKED);
  const isUnsaid = (purpose: Purpose) => own.every(({ uses }) => !uses[purpose]);
  const lines = ofStar.filter(
    ({ uses, path }) =>
      purposes.some((purpose) => uses[purpose] === "refused" && isUnsaid(purpose)) &&
      !(path && isBlocked(path.text, group, analysis.dialect)),
  );
  return lines.length > 0 ? [{ group, agents, lines }] : [];
}

/** Of what may not be fetched, nothing has to be said. */
function isBlocked(path: string, group: Group, dialect: Dialect): boolean {
  return outcomeOn(weigh(group, dialect, targetAt(dialect, examplePath(path)))) === "disallow";
}

/** Below the last user-agent line of the group. */
function copied({ group, lines }: Missing, file: FileView) {
  const agent = group.sections[0]?.agents.at(-1)?.line.number;
  const own = firstLinesOf(file.analysis, group, MOST_ASKED);
  const text = lines.map((line) => `${line.grammar.name}: ${unsaidIn(line, own)}`).join("\n");
  return agent === undefined ? [] : [lineBelow(file, agent, text)];
}

/** What a line says, without the purposes of which the group says something itself: a refusal would win over it. */
function unsaidIn({ grammar, path, text }: PreferenceLine, own: readonly PreferenceLine[]): string {
  const members = grammar.membersOf(text);
  const unsaid = members.filter(({ purpose }) =>
    own.every(({ uses }) => !purpose || !uses[purpose]),
  );
  if (unsaid.length === members.length) return text;
  const list = unsaid.map(({ span }) => text.slice(span.from, span.to)).join(", ");
  return path ? `${path.text} ${list}` : list;
}
