import { wantedFor } from "../../core/latest.ts";
import { type Notice, saying } from "../../core/notices.ts";
import type { Feature } from "../../ui/feature.ts";
import { type PageControls, tell, useTell, useWorkspace } from "../../ui/workspace.tsx";
import { actionNames, actionWords } from "../../words/regions.ts";

/** Tidies the file, proven to change no verdict: a button over its text, and a key. */
export const format: Feature = {
  overEditor: [FormatButton],
  listen: (page) => onFormatKey(() => tell(page.shown, formatFile(page))),
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
  const page = useWorkspace();
  const tell = useTell();
  return (
    <button
      type="button"
      className="format"
      title={actionNames.aboutFormat}
      onClick={() => tell(formatFile(page))}
    >
      {actionNames.format}
    </button>
  );
}

// The proof that nothing changes needs every parser; it is loaded when it is wanted.
const loadFormatting = () => import("./format-file.ts");

/** Tidies the file as far as no verdict changes; tells what was done, what was left, and why; null where another file was opened before it could begin. */
async function formatFile(page: PageControls): Promise<Notice | null> {
  const isWanted = wantedFor(page.session, "file");
  const formatting = await loadFormatting().catch(() => null);
  if (!formatting) return saying(actionWords.formatNotLoaded);
  return isWanted() ? formatting.formatFile(page) : null;
}
