import { type CSSProperties, useMemo } from "react";
import { analysisOf, analysisTimeOf, fileSizeOf } from "../../core/derived.ts";
import { encodingInput, lineEndingInput, otherEndingsInput } from "../../core/inputs.ts";
import { convertLineEndings } from "../../core/intents.ts";
import type { LineEnding } from "../../core/line-endings.ts";
import { problemsOf } from "../../core/linting.ts";
import type { Finding, Severity } from "../../lint/problem.ts";
import { Menu } from "../../ui/Menu.tsx";
import { SeverityIcon } from "../../ui/SeverityIcon.tsx";
import { useSession, useSessionState } from "../../ui/workspace.tsx";
import { termWords } from "../../words/terms.ts";
import { ShortcutsButton } from "../shortcuts/ShortcutsButton.tsx";
import { convertEncoding, rawByteCountOf } from "./convert-encoding.ts";
import { statusWords } from "./words.ts";

/** RFC 9309 2.5: crawlers must read at least this much, in bytes. */
const LIMIT = 500 * 1024;

/** Facts about the file, along the bottom of the page. */
export function StatusBar() {
  const size = useSessionState(fileSizeOf);
  const analysis = useSessionState(analysisOf);
  const milliseconds = useSessionState(analysisTimeOf);
  const share: CSSProperties & { "--share": number } = { "--share": Math.min(1, size / LIMIT) };
  return (
    <footer className="status">
      <span className={size > LIMIT ? "size over" : "size"}>
        <span className="meter" style={share} />
        {statusWords.size(size)}
      </span>
      <LineEndingMenu />
      <EncodingMenu />
      <span>{statusWords.lines(analysis.lineCount)}</span>
      <span>{statusWords.ignored(analysis.ignored.length)}</span>
      <ProblemCounts />
      <span className="end">{statusWords.analysedIn(milliseconds)}</span>
      <span>{statusWords.privacy}</span>
      <ShortcutsButton />
    </footer>
  );
}

/** How many problems there are, by how bad they are; nothing while they are not known. */
function ProblemCounts() {
  const findings = useSessionState((state) => problemsOf(state).findings);
  const counts = useMemo(() => findings && countsOf(findings), [findings]);
  if (!findings || !counts) return null;
  if (findings.length === 0) return <span>{statusWords.noProblems}</span>;
  return (
    <span className="problem-counts">
      {SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => {
        const text = termWords.problemsOf(severity, counts[severity]);
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

const CHOICES: readonly LineEnding[] = ["\n", "\r\n"];

/** What ends the file’s lines, and how to end all of them alike. */
export function LineEndingMenu() {
  const session = useSession();
  const usual = useSessionState((state) => state.field(lineEndingInput.field));
  const isMixed = useSessionState((state) => state.field(otherEndingsInput.field).size > 0);
  return (
    <Menu
      name={isMixed ? statusWords.mixedEndings : statusWords.endings[usual]}
      title={statusWords.lineEndings}
    >
      {(close) =>
        CHOICES.map((ending) => (
          <button
            key={ending}
            type="button"
            disabled={!isMixed && ending === usual}
            onClick={() => {
              close();
              session.dispatch(convertLineEndings(ending));
            }}
          >
            {statusWords.endLinesWith(statusWords.endings[ending])}
          </button>
        ))
      }
    </Menu>
  );
}

/** What the file’s characters are written in, and how to make it UTF-8 where it is not. */
export function EncodingMenu() {
  const session = useSession();
  const encoding = useSessionState((state) => state.field(encodingInput.field));
  const rawBytes = useSessionState(rawByteCountOf);
  const hasMark = useSessionState((state) => state.doc.sliceString(0, 1) === "\ufeff");
  if (encoding === "utf-8" && rawBytes === 0)
    return <span>{hasMark ? statusWords.withMark : statusWords.encodings[encoding]}</span>;
  const name =
    encoding === "utf-8" ? statusWords.noUtf8(rawBytes) : statusWords.encodings[encoding];
  return (
    <Menu name={name} title={statusWords.encoding}>
      {(close) => (
        <button
          type="button"
          onClick={() => {
            close();
            session.dispatch(convertEncoding(session.getState()));
          }}
        >
          {encoding === "utf-8" ? statusWords.readAsWindows : statusWords.writeUtf8}
        </button>
      )}
    </Menu>
  );
}
