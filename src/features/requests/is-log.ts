import { isExpectations } from "../../tasks/expectations/read-expectations.ts";
import { inUtf16 } from "../../tasks/lists/lines.ts";
import { isLog } from "../../tasks/lists/log.ts";
import { SAMPLE_LENGTH } from "../../tasks/lists/read-urls.ts";

/** Whether a text that was pasted, or a file, is the log of a server, by its beginning. */
export async function looksLikeLog(source: string | Blob): Promise<boolean> {
  const text = typeof source === "string" ? source : await beginningOf(source).catch(() => "");
  const beginning = inUtf16(text.slice(0, SAMPLE_LENGTH)).replace(/^\ufeff/, "");
  // What the playground exports as JSON names URLs and crawlers, as a log in JSON does.
  return !isExpectations(beginning) && isLog(beginning);
}

/** Compressed, a log is a tenth of its size or less. */
async function beginningOf(file: Blob): Promise<string> {
  const { textIn, unpackedBytes } = await import("./log-bytes.ts");
  let text = "";
  try {
    for await (const part of textIn(unpackedBytes(file.slice(0, SAMPLE_LENGTH)))) {
      text += part;
      if (text.length >= SAMPLE_LENGTH) break;
    }
  } catch {
    // Of gzip, only the beginning was unpacked.
  }
  return text;
}
