import type { Group } from "../../engine/parse/group.ts";
import { type Purpose, purposes } from "../../engine/preferences/preference.ts";
import { firstLinesOf, type PreferenceLine } from "../../engine/preferences/preference-lines.ts";
import { preferenceWords } from "../../words/preferences.ts";
import { code } from "../../words/quoting.ts";
import { deletion, deletionLabel } from "../fixes.ts";
import { MOST_ASKED } from "../limits.ts";
import type { Problem, SpottedAt } from "../problem.ts";

type Facts =
  | {
      readonly kind: "lines";
      readonly allowing: string;
      readonly refusing: string;
      readonly line: number;
      readonly purpose: Purpose;
    }
  | { readonly kind: "repeated"; readonly text: string; readonly last: string };

/** R519: a line that allows what another line of the group refuses for the same URLs. draft-ietf-aipref-attach (August 2026): "these preferences apply separately"; vocab: any refusal wins. */
export const preferencesDisagree: Problem<Facts> = {
  code: "R519",
  severity: "warning",
  title: "Preferences that disagree",
  inFile: ({ analysis }) =>
    analysis.groups.slice(0, MOST_ASKED).flatMap((group: Group) => {
      const lines = firstLinesOf(analysis, group, MOST_ASKED).slice(0, MOST_ASKED);
      return [...disagreementIn(lines), ...lines.flatMap(repeatedIn)];
    }),
  sentence: (facts) => {
    if (facts.kind === "repeated")
      return `${code(facts.text)} says nothing: ${code(facts.last)} comes after it in this line, and the last one counts.`;
    const { allowing, refusing, line, purpose } = facts;
    return `${code(allowing)} does not allow ${preferenceWords.purposes[purpose]}: ${code(refusing)} in line ${line} refuses it, and a refusal wins.`;
  },
  fixLabels: () => deletionLabel({}),
  about: [
    "Two lines that count for the same URLs can contradict each other. The drafts of the IETF then use the more restrictive answer, unlike Allow and Disallow, where Allow wins a tie. The line that allows has no effect.",
    "A Content-Signal has no path, so it counts for every URL of its group. A Content-Usage line for a folder makes no exception from it.",
    "If a Content-Usage line has a label twice, only the last one counts, whatever it says.",
  ],
  example: {
    wrong:
      "User-agent: *\nContent-Usage: train-ai=n\nContent-Signal: ai-train=yes, search=yes\nAllow: /",
    right:
      "User-agent: *\nContent-Usage: train-ai=y\nContent-Signal: ai-train=yes, search=yes\nAllow: /",
  },
  source: {
    title: "draft-ietf-aipref-vocab",
    url: "https://ietf-wg-aipref.github.io/drafts/draft-ietf-aipref-vocab.html",
  },
};

/** The first pair of lines that disagree. */
function disagreementIn(lines: readonly PreferenceLine[]): readonly SpottedAt<Facts>[] {
  for (const purpose of purposes)
    for (const allowing of lines) {
      if (allowing.uses[purpose] !== "allowed") continue;
      const refusing = lines.find(
        (line) => line.uses[purpose] === "refused" && meet(line, allowing),
      );
      if (!refusing) continue;
      const facts = {
        kind: "lines" as const,
        allowing: allowing.text,
        refusing: refusing.text,
        line: refusing.number,
        purpose,
      };
      const isAlone = Object.keys(allowing.uses).length === 1 && allowing.path === null;
      return [{ line: allowing.number, facts, fixes: isAlone ? [deletion(allowing.number)] : [] }];
    }
  return [];
}

/** RFC 9651 3.2: of a key that occurs twice, the last counts. A signal that occurs twice is read as the drafts combine lines. */
function repeatedIn({ grammar, number, text, valueFrom }: PreferenceLine): SpottedAt<Facts>[] {
  const members = grammar.membersOf(text);
  const lost = members.find(({ purpose, stated, fault }) => purpose && !stated && !fault);
  const last = lost && members.find(({ purpose, stated }) => stated && purpose === lost.purpose);
  if (!last) return [];
  const [said, counts] = [lost, last].map(({ span }) => text.slice(span.from, span.to));
  if (!said || !counts || said === counts) return [];
  const span = { from: lost.span.from + valueFrom, to: lost.span.to + valueFrom };
  return [{ line: number, span, facts: { kind: "repeated", text: said, last: counts }, fixes: [] }];
}

/** Whether two lines count for the same URLs. */
function meet(a: PreferenceLine, b: PreferenceLine): boolean {
  return !a.grammar.hasPaths || !b.grammar.hasPaths || a.path?.text === b.path?.text;
}
