import type { EditorState } from "@codemirror/state";
import type { CSSProperties } from "react";
import { analysisOf, caretLineOf, focusedVerdictOf } from "../../core/derived.ts";
import { livesOf } from "../../core/lives.ts";
import { outcomeOf } from "../../engine/decide/verdict.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { useTableView } from "../../panels/use-table-view.ts";
import { OutcomeIcon } from "../../ui/VerdictMark.tsx";
import { useGoToLine, useSessionState } from "../../ui/workspace.tsx";
import { numberText } from "../../words/numbers.ts";
import { excerpt } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";
import { coverageWords } from "./words/coverage.ts";
import { groupWords } from "./words/groups.ts";
import { lifeWords } from "./words/lives.ts";

/** A rule of a group. `decided`: how many of the table's URLs it decides, null where that is not known. */
export function RuleRow(props: { rule: Rule; decided: number | null; urlCount: number }) {
  const { rule, decided, urlCount } = props;
  const { number } = rule.line;
  const goToLine = useGoToLine();
  const isCurrent = useSessionState((state) => caretLineOf(state) === number);
  const isLit = useSessionState((state) => {
    const ground = focusedVerdictOf(state)?.verdict.ground;
    return ground?.kind === "rule" && ground.rule.line.number === number;
  });
  const isNever = useSessionState((state) => neverDecides(state, rule));
  const life = useSessionState((state) => lifeOf(state, rule));
  return (
    <div className={isCurrent ? "rule-row is-current" : "rule-row"}>
      <button
        type="button"
        className={isNever ? "line-row group-rule is-never" : "line-row group-rule"}
        title={life ?? undefined}
        onClick={() => goToLine(number)}
      >
        <span className="no">
          <span className={isLit ? "at-lit" : ""}>{number}</span>
        </span>
        <OutcomeIcon outcome={outcomeOf(rule)} />
        <span className="sr-only">{termWords.outcomes[outcomeOf(rule)]}</span>
        <code>{excerpt(rule.path) || <i>{groupWords.noPath}</i>}</code>
        {isNever && <span className="note">{groupWords.neverDecides}</span>}
        <span className="octets" title={groupWords.octets}>
          {rule.pattern.octets}
        </span>
      </button>
      <Decided line={number} decided={decided} urlCount={urlCount} />
    </div>
  );
}

// Texts and truths, for what is known of a line of several groups is put together at each asking.
function lifeOf(state: EditorState, { line }: Rule): string | null {
  const life = livesOf(state).ofLine(line.number);
  return life && lifeWords.life(life, analysisOf(state));
}

function neverDecides(state: EditorState, { line, path }: Rule): boolean {
  return path !== "" && livesOf(state).ofLine(line.number)?.life.kind === "never";
}

/** How many URLs a rule decides, which shows them. */
function Decided(props: { line: number; decided: number | null; urlCount: number }) {
  const { line, decided, urlCount } = props;
  const [, change] = useTableView();
  const share: CSSProperties & { "--share": number } = {
    "--share": decided && urlCount ? decided / urlCount : 0,
  };
  if (decided === null) return <span className="decided" />;
  return (
    <button
      type="button"
      className="decided"
      title={coverageWords.decides(decided, urlCount)}
      aria-label={coverageWords.lineDecides(line, decided, urlCount)}
      disabled={decided === 0}
      onClick={() => change({ query: `line:${line}` })}
    >
      <span className="share" style={share} />
      {numberText(decided)}
    </button>
  );
}
