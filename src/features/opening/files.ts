import { fileTextOf } from "../../core/derived.ts";
import type { IsWanted } from "../../core/latest.ts";
import { type Notice, saying } from "../../core/notices.ts";
import type { Session } from "../../core/session.ts";
import { decodeText, encodeText } from "../../engine/text/bytes.ts";
import { importWords } from "../../tasks/lists/words.ts";
import { saveFile } from "../../ui/browser.ts";

/** Larger files would only make the page slow; in MiB. */
const LARGEST_FILE = 16;

/** Reads a file of the user's and has `take` open it, if that is still wanted by then; says why where it could not. */
export async function readFile(
  file: File,
  isWanted: IsWanted,
  take: (text: string) => void,
): Promise<Notice | null> {
  if (file.size > LARGEST_FILE * 1024 * 1024)
    return saying(importWords.fileTooLarge(file.name, LARGEST_FILE));
  const text = await textOfFile(file);
  if (!isWanted()) return null;
  if (text === null) return saying(importWords.fileNotRead(file.name));
  take(text);
  return null;
}

/** Downloads the text as robots.txt, with its own line endings. */
export function saveText(session: Session): void {
  const bytes = encodeText(fileTextOf(session.getState()));
  saveFile("robots.txt", new Blob([bytes.slice()], { type: "text/plain" }));
}

/** The text of a file of the user's, as `decodeText` reads it; null where the browser cannot read it, such as a folder or a deleted file. */
export async function textOfFile(file: File): Promise<string | null> {
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes && decodeText(new Uint8Array(bytes));
}
