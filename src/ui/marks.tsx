import type { CSSProperties } from "react";
import type { Standing } from "../core/expectations.ts";
import { groupColour } from "../editor/group-map.ts";
import type { Outcome } from "../engine/decide/verdict.ts";
import { type Group, letterOf } from "../engine/parse/group.ts";
import { markWords, termWords } from "../words/terms.ts";
import { Spoken } from "./Sentence.tsx";

/** An outcome as icon and word, by default the usual one; an empty word leaves the icon. One element, because a table shows hundreds; its icon is in base.css. */
export function OutcomeMark({ outcome, word }: { outcome: Outcome; word?: string }) {
  return <b className={`verdict v-${outcome}`}>{word ?? termWords.outcomes[outcome]}</b>;
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
    <span
      className={lit ? "at at-lit" : "at"}
      title={line === null ? undefined : markWords.aboutLine(line)}
    >
      <Spoken text={line === null ? markWords.noRule : (said ?? markWords.line(line))}>
        {(shown) => <span aria-hidden={line === null}>{shown}</span>}
      </Spoken>
    </span>
  );
}

/** Whether a verdict or a use is as expected: a dot, or a sign of inequality; `said`: what it should be. */
export function StandingMark({ standing, said }: { standing: Standing; said: string }) {
  return (
    <span className={`standing is-${standing}`} title={said}>
      <span aria-hidden="true">{standing === "met" ? "•" : "≠"}</span>
      <span className="sr-only"> {said}</span>
    </span>
  );
}

/** A group's letter on its colour; a dash where a crawler reads no group. */
export function Badge({ group }: { group: Pick<Group, "index"> | null }) {
  if (!group) return <span className="badge badge-none">–</span>;
  const style: CSSProperties & { "--group": string } = { "--group": groupColour(group) };
  return (
    <span
      className="badge"
      style={style}
      title={markWords.group(letterOf(group))}
      data-term="group"
    >
      {letterOf(group)}
    </span>
  );
}
