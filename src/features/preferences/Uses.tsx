// @chunk panels
import { useMemo } from "react";
import { expectationsOf, focusedVerdictOf, focusOf, otherSiteOf } from "../../core/derived.ts";
import { standingOfUse } from "../../core/expected-uses.ts";
import { purposeInput } from "../../core/inputs.ts";
import type { Column } from "../../engine/decide/report.ts";
import type { Verdict } from "../../engine/decide/verdict.ts";
import { Work } from "../../engine/decide/work.ts";
import {
  type ExplainedUse,
  explainUses,
  type UseExplanation,
} from "../../engine/preferences/explain-uses.ts";
import { type License, licensesFor, RSL } from "../../engine/preferences/license.ts";
import type { Purpose } from "../../engine/preferences/preference.ts";
import { grammars } from "../../engine/preferences/preference-lines.ts";
import { isFileRead } from "../../engine/preferences/preferences-for.ts";
import { purposeGroups } from "../../engine/preferences/purpose-groups.ts";
import { useWords } from "../../tasks/preferences/words.ts";
import { Sentence } from "../../ui/Sentence.tsx";
import { useWork } from "../../ui/use-work.ts";
import { useGoToLine, useSession, useSettledState } from "../../ui/workspace.tsx";
import { UseMark } from "./UseMark.tsx";
import { UseSwitch, useIsUse } from "./UseSwitch.tsx";
import "./style.css";

export { UseSwitch };

/** What the page may be used for, below its verdict: a row for each purpose, with the line that says so and what nearly said it. Nothing where no line is about this crawler. */
export function Uses() {
  const verdict = useSettledState((state) => focusedVerdictOf(state)?.verdict);
  const column = useSettledState((state) => focusedVerdictOf(state)?.column);
  useIsUse();
  const uses = useUses(verdict, column);
  const { explanation, licenses } = uses ?? NOTHING;
  if (!explanation && licenses.length === 0) return null;
  return (
    <section className="others uses" aria-label={useWords.title}>
      <h3>{useWords.title}</h3>
      <div>
        {explanation && <Answers explanation={explanation} />}
        {licenses.length > 0 && <Licenses licenses={licenses} />}
        <details>
          <summary>{useWords.sourcesTitle}</summary>
          <p>{useWords.sources}</p>
          <ul>
            {[...[...grammars, purposeGroups].map(({ source }) => source), RSL].map(
              ({ title, url, date }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noreferrer">
                    {title}
                  </a>
                  <span>{date}</span>
                </li>
              ),
            )}
          </ul>
          {useWords.purposeSources.map((text) => (
            <p key={text}>
              <Sentence text={text} />
            </p>
          ))}
        </details>
      </div>
    </section>
  );
}

function Answers({ explanation: { uses, shared } }: { explanation: UseExplanation }) {
  const isUse = useIsUse();
  const isBlocked = uses.every(({ answer }) => answer.value === "not-applicable");
  return (
    <>
      {isBlocked && <p>{useWords.blocked}</p>}
      <ul className="use-rows">
        {uses
          .filter(({ near }) => isUse || !isBlocked || near.length > 0)
          .map((use) => (
            <UseRow key={use.purpose} use={use} />
          ))}
      </ul>
      {shared && (
        <p>
          <Sentence text={useWords.shared(shared)} />
        </p>
      )}
    </>
  );
}

function UseRow({ use: { purpose, answer, near } }: { use: ExplainedUse }) {
  const goToLine = useGoToLine();
  const isInEditor = useSettledState(otherSiteOf) === null;
  const lines = answer.statements.map(({ line }) => line);
  const expected = useSettledState((state) => {
    const cell = focusOf(state);
    return cell && expectationsOf(state).at(cell.url, cell.crawler, purpose);
  });
  const standing = standingOfUse(expected, answer.value);
  return (
    <li>
      <PurposeName purpose={purpose} />
      <UseMark value={answer.value} />
      <div>
        {expected && standing && (
          <p className={`use-standing is-${standing}`}>
            <span aria-hidden="true">{standing === "met" ? "•" : "≠"}</span>{" "}
            {useWords.standing(standing, expected)}
          </p>
        )}
        {answer.value !== "not-applicable" && (
          <p>
            <Sentence text={useWords.answer(answer)} />
            {lines.slice(0, isInEditor ? MOST_BUTTONS : 0).map((line) => (
              <button key={line} type="button" className="link" onClick={() => goToLine(line)}>
                {useWords.show(line)}
              </button>
            ))}
          </p>
        )}
        {near.map((miss) => (
          <p key={`${miss.kind}${miss.line}`} className="near-use">
            <Sentence text={useWords.near(miss, purpose)} />
          </p>
        ))}
      </div>
    </li>
  );
}

/** The purpose of a row; while the table shows uses, a button that chooses it. */
function PurposeName({ purpose }: { purpose: Purpose }) {
  const session = useSession();
  const chosen = useSettledState((state) => state.field(purposeInput.field));
  const name = useWords.purposes[purpose];
  if (!chosen) return <b>{name}</b>;
  return (
    <button
      type="button"
      className="use-purpose"
      aria-pressed={chosen === purpose}
      title={useWords.choose(purpose)}
      onClick={() => session.dispatch({ effects: purposeInput.set.of(purpose) })}
    >
      {name}
    </button>
  );
}

const MOST_BUTTONS = 3;

function Licenses({ licenses }: { licenses: readonly License[] }) {
  const next = licenses[MOST_LICENSES];
  return (
    <ul className="use-rows">
      {licenses.slice(0, MOST_LICENSES).map((license, index) => (
        <li key={license.line}>
          <b>{index === 0 ? useWords.licenses : ""}</b>
          <p>
            <Sentence text={useWords.license(license)} />
          </p>
        </li>
      ))}
      {next && (
        <li>
          <b />
          <p>{useWords.moreLicenses(licenses.length - MOST_LICENSES, next.line)}</p>
        </li>
      )}
    </ul>
  );
}

const MOST_LICENSES = 3;

interface FoundUses {
  readonly explanation: UseExplanation | null;
  readonly licenses: readonly License[];
}

/** Texts up to this many UTF-16 units are read at once; longer ones bit by bit, between which the page can draw. */
const AT_ONCE = 32 * 1024;

/** What the file says of the focused cell; null while that is not known. */
function useUses(verdict: Verdict | undefined, column: Column | undefined): FoundUses | null {
  const work = useMemo(
    () => (verdict && column ? new Work(findUses(verdict, column)) : null),
    [verdict, column],
  );
  const length = column?.analysis.layout.source.length ?? 0;
  const atOnce = length <= AT_ONCE ? Number.POSITIVE_INFINITY : 0;
  return useWork(work, { priority: "focus", atOnce, quiet: 200 });
}

function* findUses(verdict: Verdict, { selection, analysis }: Column): Generator<void, FoundUses> {
  if (!isFileRead(verdict)) return NOTHING;
  const explanation = yield* explainUses(verdict, selection, analysis);
  return { explanation, licenses: licensesFor(analysis, selection.group) };
}

const NOTHING: FoundUses = { explanation: null, licenses: [] };
