import type { CSSProperties } from "react";
import { analysisOf, analysisTimeOf, fileSizeOf } from "../session/derived.ts";
import { lineEndingInput } from "../session/inputs.ts";
import type { LineEnding } from "../session/line-endings.ts";
import { counted } from "../session/phrases.ts";
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
      <span className="end">analysed in {milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms</span>
      <span>the text stays in this browser</span>
    </footer>
  );
}
