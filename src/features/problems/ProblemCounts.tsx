// @chunk panels
import { useMemo } from "react";
import { problemsOf } from "../../core/linting.ts";
import { type Finding, type Severity, severities } from "../../lint/problem.ts";
import { useSettledState } from "../../ui/workspace.tsx";
import { termWords } from "../../words/terms.ts";
import { SEVERITY_ICONS } from "./severity-icons.tsx";
import { problemListWords } from "./words.ts";

/** How many problems there are, by how bad they are; nothing while they are not known. */
export function ProblemCounts() {
  const findings = useSettledState((state) => problemsOf(state).findings);
  const areCurrent = useSettledState((state) => problemsOf(state).areCurrent);
  const counts = useMemo(() => findings && countsOf(findings), [findings]);
  if (!findings || !counts) return null;
  if (findings.length === 0) return areCurrent ? <span>{problemListWords.noProblems}</span> : null;
  return (
    <span className="problem-counts">
      {severities
        .filter((severity) => counts[severity] > 0)
        .map((severity) => {
          const text = termWords.problemsOf(severity, counts[severity]);
          return (
            <span key={severity} title={text}>
              {SEVERITY_ICONS[severity]}
              {text}
            </span>
          );
        })}
    </span>
  );
}

function countsOf(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, information: 0 };
  for (const { severity } of findings) counts[severity]++;
  return counts;
}
