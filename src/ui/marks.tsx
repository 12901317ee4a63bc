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

/** An outcome as an icon, in the colour that goes with it. */
export function OutcomeIcon({ outcome }: { outcome: Outcome }) {
  return <b className={`verdict v-${outcome}`} aria-hidden="true" />;
}

/** An outcome as icon and word, by default the usual one. One element, because a table shows hundreds; its icon is in base.css. */
export function OutcomeMark({ outcome, word }: { outcome: Outcome; word?: string }) {
  return <b className={`verdict v-${outcome}`}>{word ?? termWords.outcomes[outcome]}</b>;
}

/** What a rule does, as icon and word. */
export function RuleMark({ rule }: { rule: Rule }) {
  return <OutcomeMark outcome={outcomeOf(rule)} word={termWords.rule(rule)} />;
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
  const said = markWords.standing(standing, expected);
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
