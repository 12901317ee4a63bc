import { wantedFor } from "../../core/latest.ts";
import type { Session } from "../../core/session.ts";
import type { Notice } from "../../ui/notices.ts";
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

// The proof that nothing changes needs every reader; it comes when it is wanted.
const loadFormatting = () => import("./model.ts");

/** Tidies the file as far as no verdict changes; says what was done, what was left, and why; nothing where another file was opened before it could begin. */
export async function formatFile(session: Session): Promise<Notice | null> {
  const isWanted = wantedFor(session, "file");
  const formatting = await loadFormatting().catch(() => null);
  if (!formatting) return notLoaded();
  if (!isWanted()) return null;
  const state = session.getState();
  const sentences = formatting.formattingSentences(formatting.formatted(state));
  session.dispatch(formatting.format(state));
  return { text: sentences.join(" "), recovered: null, isReport: true };
}

function notLoaded(): Notice {
  return { text: actionWords.formatNotLoaded, recovered: null };
}
