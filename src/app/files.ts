import { decodeText, encodeText } from "../engine/bytes.ts";
import { fileTextOf } from "../session/derived.ts";
import { openText } from "../session/intents.ts";
import type { Session } from "../session/session.ts";
import type { Notice } from "./notices.ts";
import { saveFile } from "./save-file.ts";

/** Files beyond this are no robots.txt that anybody reads; the page would only become slow. In bytes. */
const LARGEST_FILE = 16 * 1024 * 1024;

/** Opens a file of the user's in place of the text; says what happened where it could not. */
export async function openFile(session: Session, file: File): Promise<Notice | null> {
  if (file.size > LARGEST_FILE) return tooLarge(file.name, file.size);
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  session.dispatch(openText(session.getState(), text));
  return null;
}

/** Hands the text to the user as robots.txt, with its own line endings. */
export function downloadFile(session: Session): void {
  const bytes = encodeText(fileTextOf(session.getState()));
  saveFile("robots.txt", new Blob([bytes.slice()], { type: "text/plain" }));
}

function tooLarge(name: string, bytes: number): Notice {
  const size = (bytes / 1024 / 1024).toFixed(1);
  return {
    text: `“${name.slice(0, 80)}” is ${size} MiB, more than any crawler reads of a robots.txt. It was not opened; your text is as it was.`,
    recovered: null,
  };
}
