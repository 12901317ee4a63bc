import { wantedFor } from "../../core/latest.ts";
import type { Session } from "../../core/session.ts";
import { type Notice, saying } from "../../ui/notices.ts";
import { useSession, useTell } from "../../ui/workspace.tsx";
import { actionNames, actionWords } from "../../words/regions.ts";

/** Tidies the file. */
export function FormatButton() {
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
export async function formatFile(session: Session): Promise<Notice | null> {
  const isWanted = wantedFor(session, "file");
  const model = await loadFormatting().catch(() => null);
  if (!model) return saying(actionWords.formatNotLoaded);
  if (!isWanted()) return null;
  const formatting = model.formatted(session.getState());
  session.dispatch(model.tidy(formatting));
  const text = model.formattingSentences(formatting).join(" ");
  return { text, recovered: null, isReport: true };
}
