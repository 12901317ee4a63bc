import { meantFor } from "../../core/latest.ts";
import type { Session } from "../../core/session.ts";
import { type Notice, saying } from "../../ui/notices.ts";
import { actionWords } from "../../words/regions.ts";

// The proof that nothing changes needs every reader; it comes when it is wanted.
const loadFormatting = () => import("./model.ts");

/** Tidies the file as far as no verdict changes; says what was done, what was left, and why; nothing where another file was opened before it could begin. */
export async function formatFile(session: Session): Promise<Notice | null> {
  const isWanted = meantFor(session, "file");
  const formatting = await loadFormatting().catch(() => null);
  if (!formatting) return notLoaded();
  if (!isWanted()) return null;
  const state = session.getState();
  const sentences = formatting.formattingSentences(formatting.formatted(state));
  session.dispatch(formatting.format(state));
  return { text: sentences.join(" "), recovered: null, isReport: true };
}

/** Calls `format` for the key that formats in other editors, wherever the focus is. Returns how to stop. */
export function onFormatKey(format: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    // By the key's place: with Alt, some keyboards give another letter.
    if (event.code !== "KeyF" || !event.shiftKey || !event.altKey || event.ctrlKey) return;
    event.preventDefault();
    format();
  };
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
}

function notLoaded(): Notice {
  return saying(actionWords.formatNotLoaded);
}
