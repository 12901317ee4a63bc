import type { ReactNode } from "react";
import { type Finding, sentenceOf } from "../../lint/problem.ts";
import { SeverityIcon } from "../../ui/marks.tsx";
import { Sentence, Spoken } from "../../ui/Sentence.tsx";
import { useSession, useWorkspace } from "../../ui/workspace.tsx";
import { plain } from "../../words/quoting.ts";
import { chooseProblem } from "./chosen.ts";
import { problemListWords } from "./words/problem-list.ts";

/** A problem in one line: how bad, where, what happens; the chosen one by its name, for what happens is said whole below it. */
export function ProblemRow(props: { finding: Finding; isChosen: boolean; children: ReactNode }) {
  const { finding, isChosen, children } = props;
  const session = useSession();
  const { showEditor } = useWorkspace();
  const sentence = sentenceOf(finding);
  return (
    <>
      <button
        type="button"
        className={isChosen ? "problem-row is-current" : "problem-row"}
        aria-current={isChosen}
        title={plain(sentence)}
        onClick={() => {
          session.dispatch(chooseProblem(session.getState(), finding));
          showEditor();
        }}
      >
        <SeverityIcon severity={finding.severity} />
        <Spoken text={problemListWords.place(finding.severity, finding.line)}>
          {(line) => <span className="no">{line}</span>}
        </Spoken>
        {isChosen ? (
          <b className="quoting">{finding.problem.title}</b>
        ) : (
          <Sentence text={sentence} />
        )}
      </button>
      {children}
    </>
  );
}
