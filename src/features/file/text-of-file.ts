import { decodeText } from "../../engine/text/bytes.ts";

/** The text of a file of the user's, as `decodeText` reads it; null where the browser cannot read it, as of a folder, or of a file that is gone. */
export async function textOfFile(file: File): Promise<string | null> {
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes && decodeText(new Uint8Array(bytes));
}
