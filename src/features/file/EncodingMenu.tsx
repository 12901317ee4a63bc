import { encodingInput } from "../../core/inputs.ts";
import { Menu } from "../../ui/Menu.tsx";
import { useSession, useSessionState } from "../../ui/workspace.tsx";
import { convertEncoding } from "./convert-encoding.ts";
import { rawByteCountOf } from "./raw-bytes.ts";
import { statusWords } from "./words.ts";

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
