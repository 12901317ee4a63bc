// @chunk writing
import type { EditorState } from "@codemirror/state";
import { useMemo } from "react";
import {
  focusedVerdictOf,
  focusOf,
  otherFilesOf,
  otherSiteOf,
  readingsOf,
  reportOf,
} from "../../core/derived.ts";
import { crawlersInput } from "../../core/inputs.ts";
import { mainParsersFor, parsersOf } from "../../core/parser-differences.ts";
import type { Readings } from "../../core/readings.ts";
import type { Column, Report } from "../../engine/decide/report.ts";
import { PLAIN } from "../../engine/decide/request-context.ts";
import { decidingLineOf } from "../../engine/decide/verdict.ts";
import { Work } from "../../engine/decide/work.ts";
import { askAll, gathered, type OtherParser } from "../../tasks/why/other-parsers.ts";
import { parserDifferenceWords, whyWords } from "../../tasks/why/words.ts";
import { DecidingLine, OutcomeMark } from "../../ui/marks.tsx";
import { useWork } from "../../ui/use-work.ts";
import { useSettledState } from "../../ui/workspace.tsx";
import { listText } from "../../words/numbers.ts";
import { titleOf } from "../../words/terms.ts";

/** The strip that names the parsers that decide differently, and what each does differently from ours; nothing where all agree. */
export function OtherParsers() {
  const column = useSettledState((state) => focusedVerdictOf(state)?.column);
  const others = useOtherParsers(column);
  const crawlers = useSettledState((state) => state.field(crawlersInput.field));
  if (!column) return null;
  if (!others) return <p className="others">{whyWords.askingOthers}</p>;
  if (others.length === 0) return null;
  const all = gathered(others, [parsersOf(crawlers), mainParsersFor(column.token)]);
  return (
    <div className="others">
      <h3>{whyWords.othersDiffer}</h3>
      <div>
        <Strip alikes={all.slice(0, SHOWN)} />
        {all.length > SHOWN && (
          <details>
            <summary>{whyWords.moreOthers(all.length - SHOWN)}</summary>
            <Strip alikes={all.slice(SHOWN)} />
          </details>
        )}
      </div>
    </div>
  );
}

/** The others are folded: what the verdict rests on should stay in sight. */
const SHOWN = 3;

function Strip({ alikes }: { alikes: ReturnType<typeof gathered> }) {
  return (
    <ul>
      {alikes.map((alike) => {
        const [{ verdict: theirs, difference }] = alike;
        const names = listText(
          alike.map(({ dialect }, at) => (at > 0 ? titleOf(dialect) : dialect.title)),
        );
        const said = parserDifferenceWords.difference(difference, alike.length);
        return (
          <li key={names}>
            <OutcomeMark outcome={theirs.outcome} />
            <DecidingLine line={decidingLineOf(theirs)} lit={false} />
            <span title={`${names}: ${said}`}>
              <b>{names}</b>: {said}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The report on the file that decides the focused verdict. */
function reportForFocus(state: EditorState): Report {
  const report = reportOf(state);
  return report.otherAt(focusOf(state)?.url ?? 0)?.report ?? report;
}

function readingsForFocus(state: EditorState): Readings {
  const site = otherSiteOf(state);
  return (site && otherFilesOf(state)?.readingsOf(site)) ?? readingsOf(state);
}

/** Texts up to this many UTF-16 units are read by every dialect at once; longer ones bit by bit, between which the page can draw. */
const AT_ONCE = 32 * 1024;

/** Every dialect that decides this cell differently; null while they are still being asked. */
function useOtherParsers(column: Column | undefined): readonly OtherParser[] | null {
  const verdict = useSettledState((state) => focusedVerdictOf(state)?.verdict);
  const readings = useSettledState(readingsForFocus);
  const context = useSettledState((state) => reportForFocus(state).question.context);
  const work = useMemo(
    () =>
      verdict &&
      column &&
      new Work(askAll({ readings, column, verdict, context: context ?? PLAIN })),
    [readings, column, verdict, context],
  );
  const atOnce = readings.source.length <= AT_ONCE ? Number.POSITIVE_INFINITY : 0;
  return useWork(work ?? null, { priority: "focus", atOnce, quiet: 200 });
}
