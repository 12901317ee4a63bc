import { memo } from "react";
import type { Candidate, Explanation } from "../../engine/decide/explain.ts";
import { outcomeOf } from "../../engine/decide/verdict.ts";
import type { Segment } from "../../engine/match/pattern.ts";
import { areEqual } from "../../engine/text/lists.ts";
import { whyWords } from "../../tasks/why/words.ts";
import { OutcomeMark } from "../../ui/marks.tsx";
import { termWords } from "../../words/terms.ts";
import { LaidRow, LaidSegment, LaidTable } from "./LaidTable.tsx";
import { NearMissRows } from "./NearMisses.tsx";

/** Matching rules beyond this many are counted, not laid out. */
const SHOWN = 40;

/** The URL, and below it every matching rule, character under character: solid lines are literal, dotted ones what a `*` took. */
export function Overlay({ explanation, path }: { explanation: Explanation; path: string }) {
  const { candidates, advantage } = explanation;
  const shown = candidates.slice(0, SHOWN);
  const longest = Math.max(...shown.map(({ weight }) => weight), 1);
  const matched = Math.max(...shown.map(({ segments }) => segments.at(-1)?.to ?? 0));
  return (
    <LaidTable path={path} matched={matched} longest={longest}>
      <tbody>
        {keyed(shown).map(([key, candidate]) => (
          <LaidRule
            key={key}
            candidate={candidate}
            result={
              candidate.standing === "decides"
                ? whyWords.advantages[advantage]
                : termWords.standings[candidate.standing]
            }
          />
        ))}
        {candidates.length > SHOWN && (
          <tr>
            <td className="more" colSpan={4}>
              {whyWords.moreRules(candidates.length - SHOWN)}
            </td>
          </tr>
        )}
      </tbody>
      <NearMissRows matching={shown} />
    </LaidTable>
  );
}

/** Rules with keys by their paths. By their lines or places, an edit above them would have all rows made anew. */
function keyed(candidates: readonly Candidate[]): readonly (readonly [string, Candidate])[] {
  const times = new Map<string, number>();
  return candidates.map((candidate) => {
    const { path } = candidate.rule;
    const before = times.get(path) ?? 0;
    times.set(path, before + 1);
    return [`${before} ${path}`, candidate];
  });
}

interface LaidRuleProps {
  readonly candidate: Candidate;
  readonly result: string;
}

// Of the rules that match, most keys change one.
const LaidRule = memo(function LaidRule(props: LaidRuleProps) {
  const { candidate, result } = props;
  const { rule, path, segments, weight } = candidate;
  const wins = candidate.standing === "decides";
  return (
    <LaidRow
      look={wins ? "laid-wins" : ""}
      mark={<OutcomeMark outcome={outcomeOf(rule)} word={termWords.rule(rule)} />}
      rule={rule}
      weight={weight}
      result={wins ? <b>{result}</b> : result}
    >
      {segments.map((segment) => (
        <LaidSegment key={`${segment.kind}${segment.from}`} segment={segment} path={path} />
      ))}
    </LaidRow>
  );
}, isDrawnAlike);

function isDrawnAlike(before: LaidRuleProps, now: LaidRuleProps): boolean {
  const [was, is] = [before.candidate, now.candidate];
  return (
    before.result === now.result &&
    was.standing === is.standing &&
    was.weight === is.weight &&
    was.path === is.path &&
    areEqual(was.segments, is.segments, isSameSegment) &&
    was.rule.path === is.rule.path &&
    was.rule.allows === is.rule.allows &&
    was.rule.line.number === is.rule.line.number
  );
}

function isSameSegment(a: Segment, b: Segment): boolean {
  return a.kind === b.kind && a.from === b.from && a.to === b.to;
}
