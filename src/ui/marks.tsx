import { CircleX, Info, TriangleAlert } from "lucide-react";
import type { CSSProperties } from "react";
import type { Expected, Standing } from "../core/expectations.ts";
import { groupColour } from "../editor/group-map.ts";
import { type Outcome, outcomeOf } from "../engine/decide/verdict.ts";
import { type Group, letterOf } from "../engine/parse/group.ts";
import type { Rule } from "../engine/parse/types.ts";
import type { Severity } from "../lint/problem.ts";
import { markWords, termWords } from "../words/terms.ts";
import { Spoken } from "./Sentence.tsx";

// One path each, so that a verdict that changes changes an attribute, not what the page is made of:
// one key can change hundreds.
const ICONS: Readonly<Record<Outcome, string>> = {
  allow: "M2.3 8.5 3.7 7.1 6.4 9.8 12.3 4.1 13.7 5.5 6.4 12.7Z",
  disallow: "M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13ZM4.5 7h7v2h-7Z",
  undefined:
    "M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12M6.4 6.3c.2-1.8 3.3-1.8 3.3 0 0 1.3-1.7 1.3-1.7 2.7m0 2v.1",
  "not-governed": "M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12M3.8 12.2l8.4-8.4",
};

/** An outcome as an icon, in the colour that goes with it. */
export function OutcomeIcon({ outcome }: { outcome: Outcome }) {
  return (
    <svg className={`icon v-${outcome}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={ICONS[outcome]} />
    </svg>
  );
}

/** An outcome as icon and word. */
export function OutcomeMark({ outcome }: { outcome: Outcome }) {
  return <Mark outcome={outcome} word={termWords.outcomes[outcome]} />;
}

/** What a rule does, as icon and word. */
export function RuleMark({ rule }: { rule: Rule }) {
  return <Mark outcome={outcomeOf(rule)} word={termWords.rule(rule)} />;
}

function Mark({ outcome, word }: { outcome: Outcome; word: string }) {
  return (
    <span className={`verdict v-${outcome}`}>
      <OutcomeIcon outcome={outcome} />
      <b>{word}</b>
    </span>
  );
}

/** Takes the place of a verdict that there was not yet the time to find. */
export function PendingMark() {
  return (
    <span className="verdict pending">
      <span aria-hidden="true">…</span>
      <span className="sr-only">{markWords.pending}</span>
    </span>
  );
}

/** The number of the deciding line; a dash where no rule decides. `lit`: the lamp is on it; `said`: what is read out of it, where that is more than the line. */
export function DecidingLine(props: { line: number | null; lit: boolean; said?: string }) {
  const { line, lit, said } = props;
  return (
    <span className={lit ? "at at-lit" : "at"}>
      <Spoken text={line === null ? markWords.noRule : (said ?? markWords.line(line))}>
        {(shown) => <span aria-hidden={line === null}>{shown}</span>}
      </Spoken>
    </span>
  );
}

/** Whether a verdict is as expected: a dot, or a sign of inequality with what it should be. */
export function StandingMark({ standing, expected }: { standing: Standing; expected: Expected }) {
  const said = standing === "met" ? markWords.asExpected : markWords.expected(expected);
  return (
    <span className={`standing is-${standing}`} title={said}>
      <span aria-hidden="true">{standing === "met" ? "•" : "≠"}</span>
      <span className="sr-only">{said}</span>
    </span>
  );
}

/** A group's letter on its colour; a dash where a crawler reads no group. */
export function Badge({ group }: { group: Pick<Group, "index"> | null }) {
  if (!group) return <span className="badge badge-none">–</span>;
  const style: CSSProperties & { "--group": string } = { "--group": groupColour(group) };
  return (
    <span className="badge" style={style}>
      {letterOf(group)}
    </span>
  );
}

const SEVERITY_ICONS = { error: CircleX, warning: TriangleAlert, information: Info } as const;

/** A severity by shape and colour; words are beside it. */
export function SeverityIcon({ severity }: { severity: Severity }) {
  const Icon = SEVERITY_ICONS[severity];
  return <Icon className={`icon severity-${severity}`} aria-hidden="true" />;
}
