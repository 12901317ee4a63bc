import type { Selection } from "../decide/select.ts";
import type { Verdict } from "../decide/verdict.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import type { Analysis } from "../parse/analysis.ts";
import type { Group } from "../parse/group.ts";
import type { Agent } from "../parse/types.ts";
import {
  type CountingLine,
  type Fault,
  type Grammar,
  type Purpose,
  purposes,
  type Stated,
} from "./preference.ts";
import {
  agentAbove,
  endedAbove,
  linesOutside,
  type PreferenceLine,
  preferenceLinesOf,
  readPreferences,
} from "./preference-lines.ts";
import {
  answersBy,
  lengthOf,
  type MatchingLines,
  searchLines,
  type UseAnswer,
} from "./preferences-for.ts";
import {
  type MisspeltPurpose,
  misspeltPurpose,
  type PurposeAnswer,
  purposeGroupsOf,
  searchPurposes,
} from "./purpose-groups.ts";

/**
 * A line that nearly said something of a purpose, and what kept it from counting. `fault`: a part
 * of a line that counts for the URL, which says nothing as it is written. `shorter`: another line
 * has a longer path. `other-path`: its path does not match. `not-inherited`: it is in the `*` group,
 * and the crawler follows a group of its own. `no-group`: it is in no group; `agent` is the
 * user-agent line above it, if there is one, whose group the dialect has ended at a blank line, or
 * drops because it has no rule. `blocked`: the crawler may not fetch the URL. `purpose`: the group of
 * a purpose token states nothing of the URL (see PurposeAnswer). `misspelt`: a user-agent line nearly
 * names a purpose token.
 */
export type NearUse =
  | {
      readonly kind: "fault";
      readonly line: number;
      readonly grammar: Grammar;
      readonly text: string;
      readonly fault: Fault;
      readonly meant: string | null;
    }
  | (Silent & { readonly kind: "shorter"; readonly longer: number })
  | (Silent & { readonly kind: "other-path"; readonly path: string })
  | (Silent & { readonly kind: "not-inherited" })
  | (Silent & {
      readonly kind: "no-group";
      readonly agent: number | null;
      readonly isEnded: boolean;
    })
  | (Silent & { readonly kind: "blocked" })
  | {
      readonly kind: "purpose";
      readonly line: number;
      readonly token: string;
      readonly why: Exclude<PurposeAnswer["why"], "stated">;
    }
  | {
      readonly kind: "misspelt";
      readonly line: number;
      readonly name: string;
      readonly meant: string;
    };

interface Silent {
  readonly line: number;
  /** What it would have said. */
  readonly value: Stated;
}

/** What is said of a purpose, what it rests on, and what nearly was said. */
export interface ExplainedUse {
  readonly purpose: Purpose;
  readonly answer: UseAnswer;
  readonly near: readonly NearUse[];
}

/** The next user-agent line of the same group below a line: the line ends no list of user-agent lines, so it is for that crawler too. */
export interface SharedLine {
  readonly line: number;
  readonly agent: Agent;
}

/** What Why says of a cell. */
export interface UseExplanation {
  readonly uses: readonly ExplainedUse[];
  readonly shared: SharedLine | null;
}

/** No more near misses of a purpose than these, the first of each kind. */
const MOST_NEAR = 3;
/** No more lines than these are searched for faults. */
const MOST_LINES = 100;

/** Explains what the file says of a URL’s use. Null where there is nothing to explain: neither the group, nor the `*` group, nor a line outside all groups says anything, and no group names a purpose or nearly does. Yields after each step. */
export function* explainUses(
  verdict: Verdict,
  { group, reason }: Selection,
  analysis: Analysis,
): Generator<void, UseExplanation | null> {
  yield* readPreferences(analysis);
  const own = group ? preferenceLinesOf(analysis, group) : [];
  const star = group && reason.kind !== "star" ? analysis.groupNamed("*") : null;
  const inStar = star ? preferenceLinesOf(analysis, star) : [];
  const outside = linesOutside(analysis);
  const misspelt = misspeltPurpose(analysis);
  const isSilent = own.length === 0 && inStar.length === 0 && outside.length === 0;
  if (isSilent && purposeGroupsOf(analysis).length === 0 && !misspelt) return null;
  const target = rfc9309.targetOf(verdict.url);
  const { counting: ofStar } = yield* searchLines(inStar, target);
  const search = yield* searchLines(own, target);
  const ofPurposes = yield* searchPurposes(analysis, verdict.url);
  const seen: Seen = {
    ...search,
    outside,
    analysis,
    ofStar,
    ofPurposes,
    misspelt,
    isBlocked: verdict.outcome !== "allow",
  };
  const stated = ofPurposes.flatMap(({ line }) => line ?? []);
  const answers = answersBy([...search.counting, ...stated], !seen.isBlocked);
  return {
    uses: purposes.map((purpose) => {
      const answer = answers[purpose];
      return { purpose, answer, near: nearUses(seen, purpose, answer) };
    }),
    shared: group && sharedLine(group, own),
  };
}

interface Seen extends MatchingLines {
  readonly isBlocked: boolean;
  /** Those of the `*` group that would count, where another group does. */
  readonly ofStar: readonly PreferenceLine[];
  readonly outside: readonly PreferenceLine[];
  readonly ofPurposes: readonly PurposeAnswer[];
  readonly misspelt: MisspeltPurpose | null;
  readonly analysis: Analysis;
}

function nearUses(seen: Seen, purpose: Purpose, { statements }: UseAnswer): readonly NearUse[] {
  const { counting, isBlocked, ofStar, ofPurposes, outside, analysis } = seen;
  const isUnsaid = statements.length === 0;
  const all: NearUse[] = [];
  if (isBlocked) {
    const stated = ofPurposes.flatMap(({ line }) => line ?? []);
    for (const { number, value } of saying([...counting, ...stated], purpose))
      all.push({ kind: "blocked", line: number, value });
  } else {
    all.push(...faultsIn(counting, purpose));
    all.push(...nearPurposes(seen, purpose));
    all.push(...uncounted(seen, purpose));
    if (isUnsaid) {
      for (const { number, value } of saying(ofStar, purpose))
        all.push({ kind: "not-inherited", line: number, value });
      for (const { number, value } of saying(outside, purpose).slice(0, MOST_NEAR))
        all.push({
          kind: "no-group",
          line: number,
          value,
          agent: agentAbove(analysis, number),
          isEnded: endedAbove(analysis, number) !== null,
        });
    }
  }
  return all.slice(0, MOST_NEAR);
}

/** What the user-agent lines of purpose tokens do not state. */
function nearPurposes({ ofPurposes, misspelt }: Seen, purpose: Purpose): readonly NearUse[] {
  const near: NearUse[] = [];
  for (const { purpose: about, token, why, agent } of ofPurposes)
    if (about === purpose && why !== "stated")
      near.push({ kind: "purpose", line: agent.line.number, token, why });
  if (misspelt?.meant.purpose === purpose) {
    const { agent, meant } = misspelt;
    near.push({ kind: "misspelt", line: agent.line.number, name: agent.name, meant: meant.token });
  }
  return near;
}

function saying(lines: readonly CountingLine[], purpose: Purpose) {
  return lines.flatMap(({ number, uses }) => {
    const value = uses[purpose];
    return value ? [{ number, value }] : [];
  });
}

function faultsIn(counting: readonly PreferenceLine[], purpose: Purpose): readonly NearUse[] {
  return counting.slice(0, MOST_LINES).flatMap(({ number: line, grammar, text }) =>
    grammar.membersOf(text).flatMap((member): NearUse[] => {
      const { fault, meant, span } = member;
      if (!fault || member.purpose !== purpose) return [];
      return [{ kind: "fault", line, grammar, text: text.slice(span.from, span.to), fault, meant }];
    }),
  );
}

/** The lines of the group that say something of the purpose, but not of this URL. */
function uncounted({ matching, counting, others }: Seen, purpose: Purpose): readonly NearUse[] {
  const longer = counting.find(({ grammar }) => grammar.hasPaths);
  const counted = new Set(counting);
  const silent = matching.filter((line) => line.uses[purpose] && !counted.has(line));
  const near: NearUse[] = [];
  // The strongest of those that the longer path puts aside would count without it.
  const next = silent.reduce((most, line) => Math.max(most, lengthOf(line)), -1);
  for (const line of silent) {
    const value = line.uses[purpose];
    if (longer && value && lengthOf(line) === next)
      near.push({ kind: "shorter", line: line.number, value, longer: longer.number });
  }
  for (const { number, path, uses } of others[purpose]) {
    const value = uses[purpose];
    if (path && value) near.push({ kind: "other-path", line: number, value, path: path.text });
  }
  return near.slice(0, MOST_NEAR);
}

function sharedLine(group: Group, own: readonly PreferenceLine[]): SharedLine | null {
  const [first] = own;
  if (!first) return null;
  for (const { agents, last } of group.sections) {
    const line = own.find(
      ({ number }) => number >= (agents[0]?.line.number ?? 0) && number <= last,
    );
    const agent = line && agents.find((candidate) => candidate.line.number > line.number);
    if (line && agent) return { line: line.number, agent };
  }
  return null;
}
