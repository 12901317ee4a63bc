import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { problemsOf } from "../../core/linting.ts";
import { type Finding, type Fix, fixLabel, sentenceOf } from "../../lint/problem.ts";
import { Sentence } from "../../ui/Sentence.tsx";
import { useSessionState, useWorkspace } from "../../ui/workspace.tsx";
import { fixesAskedIn } from "./chosen.ts";
import { FixOffer } from "./FixOffer.tsx";
import { alike } from "./fixing.ts";
import { showReference } from "./show-reference.tsx";
import { problemListWords } from "./words/problem-list.ts";

/** The problem in view, whole: what happens, and each way to mend it with what that would change. */
export function ProblemDetail(props: {
  finding: Finding;
  /** Told its height in pixels, whenever that changes. */
  onHeight: (height: number) => void;
  /** How often ways to mend a problem have been asked for, and shown. */
  answered: RefObject<number>;
}) {
  const { finding, onHeight, answered } = props;
  const { code } = finding.problem;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? [];
      if (size) onHeight(size.blockSize);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [onHeight]);
  const { shown } = useWorkspace();
  const asked = useSessionState(fixesAskedIn);
  useLayoutEffect(() => {
    if (asked === answered.current) return;
    answered.current = asked;
    const fix = box.current?.querySelector<HTMLElement>(".fix-offer > button");
    (fix ?? box.current?.querySelector("button"))?.focus();
  }, [asked, answered]);
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
      {offers.map(({ label, fixes }) => (
        <FixOffer key={label} label={label} fixes={fixes} />
      ))}
    </div>
  );
}

interface Offer {
  readonly label: string;
  readonly fixes: readonly Fix[];
}

/** Each way to mend a problem, and the surest for all problems of its kind. */
function offersFor(finding: Finding, findings: readonly Finding[]): readonly Offer[] {
  const offers = finding.fixes.map((fix) => ({ label: fixLabel(finding, fix), fixes: [fix] }));
  const [surest] = finding.fixes;
  const all = surest ? alike(findings, finding, surest) : [];
  if (all.length < 2) return offers;
  return [...offers, { label: problemListWords.fixAll(all.length), fixes: all }];
}
