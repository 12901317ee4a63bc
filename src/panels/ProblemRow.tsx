import type { ReactNode } from "react";
import type { Finding } from "../engine/lint/finding.ts";
import { SEVERITY_NOUNS } from "../session/phrases.ts";
import { chooseProblem } from "../session/problems/chosen.ts";
import { sentenceOf, titleOf } from "../session/problems/phrases.ts";
import { plain } from "../session/problems/words.ts";
import { Sentence } from "./Sentence.tsx";
import { SeverityIcon } from "./SeverityIcon.tsx";
import { useSession, useWorkspace } from "./workspace.tsx";

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
        <span className="sr-only">{SEVERITY_NOUNS[finding.severity]}, line</span>
        <span className="no">{finding.line}</span>
        {isChosen ? <b className="quoting">{titleOf(finding)}</b> : <Sentence text={sentence} />}
      </button>
      {children}
    </>
  );
}
