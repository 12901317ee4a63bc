import { outcomeOn, weigh } from "../../engine/decide/decision.ts";
import { rfc9309 } from "../../engine/dialects/rfc9309.ts";
import type { Group } from "../../engine/parse/group.ts";
import {
  type CountingLine,
  type Purpose,
  purposes,
  type Stated,
} from "../../engine/preferences/preference.ts";
import { firstLinesOf, type PreferenceLine } from "../../engine/preferences/preference-lines.ts";
import { countingLines } from "../../engine/preferences/preferences-for.ts";
import {
  type PurposeGroup,
  purposeGroupsOf,
  purposeLines,
} from "../../engine/preferences/purpose-groups.ts";
import { preferenceWords } from "../../words/preferences.ts";
import { code } from "../../words/quoting.ts";
import { examplePath, targetAt } from "../example-path.ts";
import { deletion, deletionLabel, ruleText } from "../fixes.ts";
import { MOST_ASKED } from "../limits.ts";
import type { Problem, SpottedAt } from "../problem.ts";
import type { FileView } from "../views.ts";

type Facts =
  | {
      readonly kind: "lines";
      readonly allowing: string;
      readonly refusing: string;
      readonly line: number;
      readonly purpose: Purpose;
      /** The purpose token whose group one of them is in, if it is not a line of preferences. */
      readonly token?: string;
    }
  | { readonly kind: "repeated"; readonly text: string; readonly last: string };

/** R519: a line that allows what another line of the group, or a purpose token, refuses for the same URLs. draft-ietf-aipref-attach (August 2026): "these preferences apply separately"; vocab: any refusal wins. */
export const preferencesDisagree: Problem<Facts> = {
  code: "R519",
  severity: "warning",
  title: "Preferences that disagree",
  inFile: (file) => [
    ...file.analysis.groups.slice(0, MOST_ASKED).flatMap((group: Group) => {
      const lines = firstLinesOf(file.analysis, group, MOST_ASKED).slice(0, MOST_ASKED);
      return [...disagreementIn(lines), ...lines.flatMap(repeatedIn)];
    }),
    ...purposeGroupsOf(file.analysis).flatMap((purpose) => disagreementWith(purpose, file)),
  ],
  sentence: (facts) => {
    if (facts.kind === "repeated")
      return `${code(facts.text)} does not count: ${code(facts.last)} comes after it in this line, and the last one counts.`;
    const { allowing, refusing, line, purpose, token } = facts;
    const besides = token ? ` One of the two is a rule of ${code(token)}.` : "";
    return `${code(allowing)} does not allow ${preferenceWords.purposes[purpose]}: ${code(refusing)} in line ${line} refuses it, and a refusal wins.${besides}`;
  },
  fixLabels: () => deletionLabel({}),
  about: [
    "Two lines that count for the same URLs can contradict each other. The drafts of the IETF then use the more restrictive answer, unlike Allow and Disallow, where Allow wins a tie. The line that allows has no effect.",
    "A Content-Signal has no path, so it counts for every URL of its group. A Content-Usage line for a folder makes no exception from it.",
    "The rules of a purpose token, such as __usage_ai-training, are for every crawler. They can contradict the lines of any group. Only the abstract of the draft could be read, so the playground uses the more restrictive answer there, too.",
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

/** The first group that says the opposite of what the rules of a purpose token say, with the two lines. */
function disagreementWith(
  { token, purpose, group: ofToken }: PurposeGroup,
  { analysis }: FileView,
): readonly SpottedAt<Facts>[] {
  for (const group of analysis.groups.slice(0, MOST_ASKED)) {
    const lines = firstLinesOf(analysis, group, MOST_ASKED).slice(0, MOST_ASKED);
    if (!lines.some(({ uses }) => uses[purpose])) continue;
    const paths = [
      "/",
      ...lines.map(({ path }) => path?.text ?? "/"),
      ...ofToken.rules.slice(0, MOST_ASKED).map(({ path }) => path || "/"),
    ];
    for (const url of new Set(paths.map(examplePath))) {
      if (outcomeOn(weigh(group, analysis.dialect, targetAt(analysis.dialect, url))) !== "allow")
        continue;
      const ruled = purposeLines(analysis, url);
      const counting = [...countingLines(lines, rfc9309.targetOf(url)), ...ruled];
      const saying = (value: Stated) => counting.find(({ uses }) => uses[purpose] === value);
      const [allowing, refusing] = [saying("allowed"), saying("refused")];
      if (!allowing || !refusing || !ruled.some((line) => line === allowing || line === refusing))
        continue;
      const text = ({ number, path, uses }: CountingLine) =>
        lines.find((line) => line.number === number)?.text ??
        ruleText({ allows: uses[purpose] === "allowed", path: path?.text ?? "" });
      const facts = {
        kind: "lines" as const,
        allowing: text(allowing),
        refusing: text(refusing),
        line: refusing.number,
        purpose,
        token,
      };
      return [{ line: allowing.number, facts, fixes: [] }];
    }
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
