import { type RefObject, useId, useLayoutEffect, useMemo } from "react";
import { reportOf } from "../../core/derived.ts";
import { problemsOf } from "../../core/linting.ts";
import { type Finding, type Fix, fixLabel, sentenceOf } from "../../lint/problem.ts";
import { Sentence } from "../../ui/Sentence.tsx";
import { TO_FILE, useFocusAfter } from "../../ui/use-focus-after.ts";
import { useWork } from "../../ui/use-work.ts";
import { useSession, useSessionState, useWorkspace } from "../../ui/workspace.tsx";
import { chooseProblem, fixesAskedIn } from "./chosen.ts";
import { alike, applyFixes, type Effect, EffectSearch, editsFor } from "./effect.ts";
import type { ProblemRow } from "./rows.ts";
import { showReference } from "./show-reference.tsx";
import { fixingWords, problemListWords } from "./words.ts";

/** The problem in view, whole: what happens, and each fix with what it would change. */
export function ProblemDetail(props: {
  finding: Finding;
  /** The row that the problem is in. */
  row: ProblemRow;
  /** Told its height in pixels, whenever that changes. */
  onHeight: (height: number) => void;
  /** How often the fixes of a problem have been asked for, and shown. */
  answered: RefObject<number>;
}) {
  const { finding, row, onHeight, answered } = props;
  const { code } = finding.problem;
  // A fix takes its own button along.
  const box = useFocusAfter<HTMLDivElement>(TO_FILE);
  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? [];
      if (size) onHeight(size.blockSize);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, onHeight]);
  const { shown } = useWorkspace();
  const asked = useSessionState(fixesAskedIn);
  useLayoutEffect(() => {
    if (asked === answered.current) return;
    answered.current = asked;
    const fix = box.current?.querySelector<HTMLElement>(".fix-offer > button");
    (fix ?? box.current?.querySelector("button"))?.focus();
  }, [box, asked, answered]);
  const findings = useSessionState((state) => problemsOf(state).findings);
  const offers = useMemo(() => offersFor(finding, findings ?? []), [finding, findings]);
  return (
    <div ref={box} className="problem-detail">
      <p>
        <Sentence text={sentenceOf(finding)} />{" "}
        <button
          type="button"
          className="code-link"
          aria-label={problemListWords.about(code)}
          onClick={() => showReference(shown, code)}
        >
          {code}
        </button>
      </p>
      {row.findings.length > 1 && <Places findings={row.findings} shown={finding} />}
      {offers.map(({ label, fixes }) => (
        <FixOffer key={label} label={label} fixes={fixes} />
      ))}
    </div>
  );
}

/** Of more places than these, the first have a button each. */
const PLACES_LISTED = 24;

/** Every line that a problem is on, as buttons that lead there. */
function Places({ findings, shown }: { findings: readonly Finding[]; shown: Finding }) {
  const session = useSession();
  const { showEditor } = useWorkspace();
  const others = findings.length - PLACES_LISTED;
  return (
    <p className="places">
      {problemListWords.onLines}
      {findings.slice(0, PLACES_LISTED).map((finding) => (
        <button
          key={`${finding.line} ${finding.span.from}`}
          type="button"
          aria-label={problemListWords.goTo(finding.line)}
          aria-current={finding === shown}
          onClick={() => {
            session.dispatch(chooseProblem(session.getState(), finding));
            showEditor();
          }}
        >
          {finding.line}
        </button>
      ))}
      {others > 0 && problemListWords.moreLines(others)}
    </p>
  );
}

interface Offer {
  readonly label: string;
  readonly fixes: readonly Fix[];
}

/** Each fix of a problem, and the surest for all problems of its kind. */
function offersFor(finding: Finding, findings: readonly Finding[]): readonly Offer[] {
  const offers = finding.fixes.map((fix) => ({ label: fixLabel(finding, fix), fixes: [fix] }));
  const [surest] = finding.fixes;
  const all = surest ? alike(findings, finding, surest) : [];
  if (all.length < 2) return offers;
  return [...offers, { label: problemListWords.fixAll(all.length), fixes: all }];
}

const TURNS_LISTED = 3;

/** A fix of a problem: the button that makes it, and beside it what it would change. `fixes` must stay the same while the file does. */
function FixOffer({ label, fixes }: { label: string; fixes: readonly Fix[] }) {
  const session = useSession();
  const effect = useEffectOf(fixes);
  const id = useId();
  return (
    <div className="fix-offer">
      {/* Read out with its button, and not whenever the table or the file changes. */}
      <button
        type="button"
        className="small"
        aria-describedby={id}
        onClick={() => session.dispatch(applyFixes(session.getState(), fixes))}
      >
        <Sentence text={label} />
      </button>
      <span className="effect" id={id}>
        {effect ? (
          <Sentence text={fixingWords.effect(effect)} />
        ) : (
          <span aria-hidden="true">…</span>
        )}
      </span>
      {effect && effect.turns.length > 0 && (
        <ul className="turns">
          {effect.turns.slice(0, TURNS_LISTED).map((turn) => (
            <li key={`${turn.crawler} ${turn.url}`}>
              <Sentence text={fixingWords.turn(turn)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What fixes would do to the verdicts of the page as it is; null until that is found out. */
function useEffectOf(fixes: readonly Fix[]): Effect | null {
  const session = useSession();
  const report = useSessionState(reportOf);
  const areCurrent = useSessionState((state) => problemsOf(state).areCurrent);
  const work = useMemo(() => {
    // While problems are looked for, fixes may be for lines that are elsewhere now.
    if (!areCurrent) return null;
    // Made once no more keys come: it reads the text anew.
    let search: EffectSearch | null = null;
    return {
      report,
      run(isTimeUp: () => boolean): boolean {
        const state = session.getState();
        search ??= new EffectSearch(state, editsFor(state, fixes));
        return search.run(isTimeUp);
      },
      get result(): Effect | null {
        return search?.result ?? null;
      },
    };
  }, [session, report, fixes, areCurrent]);
  return useWork(work, { priority: "screen", quiet: 150 });
}
