import { type CSSProperties, useMemo } from "react";
import type { Finding, Severity } from "../engine/lint/finding.ts";
import { analysisOf, analysisTimeOf, fileSizeOf } from "../session/derived.ts";
import { lineEndingInput } from "../session/inputs.ts";
import type { LineEnding } from "../session/line-endings.ts";
import { problemsOf } from "../session/linting.ts";
import { counted, SEVERITY_NOUNS } from "../session/phrases.ts";
import { SeverityIcon } from "./SeverityIcon.tsx";
import { useSessionState } from "./workspace.tsx";

/** RFC 9309 2.5: crawlers must read at least this much, in bytes. */
const LIMIT = 500 * 1024;

const ENDINGS: Readonly<Record<LineEnding, string>> = { "\n": "LF", "\r\n": "CRLF", "\r": "CR" };

/** Facts about the file, along the bottom of the page. */
export function StatusBar() {
  const size = useSessionState(fileSizeOf);
  const ending = useSessionState((state) => state.field(lineEndingInput.field));
  const analysis = useSessionState(analysisOf);
  const milliseconds = useSessionState(analysisTimeOf);
  const share: CSSProperties & { "--share": number } = { "--share": Math.min(1, size / LIMIT) };
  return (
    <footer className="status">
      <span className={size > LIMIT ? "size over" : "size"}>
        <span className="meter" style={share} />
        {counted(size, "byte")} of 500 KiB
      </span>
      <span title="What ends the file’s lines">{ENDINGS[ending]}</span>
      <span>{counted(analysis.lineCount, "line")}</span>
      <span>{counted(analysis.ignored.length, "line")} ignored</span>
      <ProblemCounts />
      <span className="end">analysed in {milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms</span>
      <span>the text stays in this browser</span>
    </footer>
  );
}

/** How many problems there are, by how bad they are; nothing while they are not known. */
function ProblemCounts() {
  const findings = useSessionState((state) => problemsOf(state).findings);
  const counts = useMemo(() => findings && countsOf(findings), [findings]);
  if (!findings || !counts) return null;
  if (findings.length === 0) return <span>no problems</span>;
  return (
    <span className="problem-counts">
      {SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => {
        const text = counted(counts[severity], SEVERITY_NOUNS[severity]);
        return (
          <span key={severity} title={text}>
            <SeverityIcon severity={severity} />
            {text}
          </span>
        );
      })}
    </span>
  );
}

const SEVERITIES: readonly Severity[] = ["error", "warning", "information"];

function countsOf(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, information: 0 };
  for (const { severity } of findings) counts[severity]++;
  return counts;
}
