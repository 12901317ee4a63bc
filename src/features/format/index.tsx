import { wantedFor } from "../../core/latest.ts";
import { type Notice, reporting, saying } from "../../core/notices.ts";
import type { Session } from "../../core/session.ts";
import type { Feature } from "../../ui/feature.ts";
import { tell, useSession, useTell } from "../../ui/workspace.tsx";
import { actionNames, actionWords } from "../../words/regions.ts";

/** Tidies the file, proven to change no verdict: a button over its text, and a key. */
export const format: Feature = {
  overEditor: [FormatButton],
  listen: ({ session, shown }) => onFormatKey(() => tell(shown, formatFile(session))),
};

/** Calls `format` for the key that other editors have for it, wherever the focus is. Returns how to stop. */
function onFormatKey(format: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    // By the place of the key: with Alt, some keyboards give another letter.
    if (event.code !== "KeyF" || !event.shiftKey || !event.altKey || event.ctrlKey) return;
    event.preventDefault();
    format();
  };
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
}

/** Tidies the file. */
function FormatButton() {
  const session = useSession();
  const tell = useTell();
  return (
    <button
      type="button"
      className="format"
      title={actionNames.aboutFormat}
      onClick={() => tell(formatFile(session))}
    >
      {actionNames.format}
    </button>
  );
}

// The proof that nothing changes needs every parser; it is loaded when it is wanted.
const loadFormatting = () => import("./model.ts");

/** Tidies the file as far as no verdict changes; tells what was done, what was left, and why; null where another file was opened before it could begin. */
async function formatFile(session: Session): Promise<Notice | null> {
  const isWanted = wantedFor(session, "file");
  const model = await loadFormatting().catch(() => null);
  if (!model) return saying(actionWords.formatNotLoaded);
  if (!isWanted()) return null;
  const formatting = model.formatted(session.getState());
  session.dispatch(model.tidy(formatting));
  return reporting(model.formattingSentences(formatting).join(" "));
}
