// @chunk panels
import "./style.css";
import type { CSSProperties } from "react";
import { analysisOf, fileSizeOf } from "../../core/derived.ts";
import { encodingInput, lineEndingInput, otherEndingsInput } from "../../core/inputs.ts";
import { convertLineEndings } from "../../core/intents.ts";
import { Menu } from "../../ui/Menu.tsx";
import { useSession, useSettledState } from "../../ui/workspace.tsx";
import { convertEncoding, rawByteCountOf } from "./convert-encoding.ts";
import { statusWords } from "./facts-words.ts";

/** RFC 9309 2.5: a crawler must read at least this much, in bytes. */
const LIMIT = 500 * 1024;

/** The size, line endings and encoding of the file, and how many lines it has and how many are ignored. */
export function FileFacts() {
  const size = useSettledState(fileSizeOf);
  const analysis = useSettledState(analysisOf);
  const lineCount = useSettledState((state) => state.doc.lines);
  const share: CSSProperties & { "--share": number } = { "--share": Math.min(1, size / LIMIT) };
  return (
    <>
      <span className={size > LIMIT ? "size over" : "size"}>
        <span className="meter" style={share} />
        {statusWords.size(size)}
      </span>
      <LineEndingMenu />
      <EncodingMenu />
      <span>{statusWords.lines(analysis.lineCount, analysis.unread ? lineCount : null)}</span>
      <span>{statusWords.ignored(analysis.ignored.length)}</span>
    </>
  );
}

/** The line endings of the file, and choices to make them all the same. */
function LineEndingMenu() {
  const session = useSession();
  const usual = useSettledState((state) => state.field(lineEndingInput.field));
  const isMixed = useSettledState((state) => state.field(otherEndingsInput.field).size > 0);
  return (
    <Menu
      name={isMixed ? statusWords.mixedEndings : statusWords.endings[usual]}
      title={statusWords.lineEndings}
    >
      {(close) =>
        (["\n", "\r\n"] as const).map((ending) => (
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

/** The encoding of the file, and a button that converts it to UTF-8. */
function EncodingMenu() {
  const session = useSession();
  const encoding = useSettledState((state) => state.field(encodingInput.field));
  const rawBytes = useSettledState(rawByteCountOf);
  const hasMark = useSettledState((state) => state.doc.sliceString(0, 1) === "\ufeff");
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
