import type { Feature } from "../../ui/feature.ts";
import { tell } from "../../ui/workspace.tsx";
import { FormatButton, formatFile } from "./FormatButton.tsx";

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
