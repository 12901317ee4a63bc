import { decodeText } from "../engine/bytes.ts";
import { addUrlList } from "../session/intents.ts";
import type { Session } from "../session/session.ts";
import { badLines, importSentence } from "../session/urls/import-phrases.ts";
import { type UrlsRead, UrlsReading } from "../session/urls/read-urls.ts";
import { inPortions } from "./in-portions.ts";
import type { Notice } from "./notices.ts";

/** Larger files are not read; in bytes. */
const LARGEST_FILE = 64 * 1024 * 1024;

/** Adds the URLs of a text or a file to the table in one transaction; null where that says enough. */
export async function importUrls(session: Session, source: string | File): Promise<Notice | null> {
  if (typeof source !== "string" && source.size > LARGEST_FILE) return tooLarge(source);
  const text = typeof source === "string" ? source : await textOf(source);
  const read = await readInPortions(text);
  if (read.urls.length === 0) return { text: noUrls, recovered: badLines(read) };
  session.dispatch(addUrlList(session.getState(), read.urls));
  const sentence = importSentence(read);
  return sentence === null ? null : { text: sentence, recovered: badLines(read), isReport: true };
}

async function textOf(file: File): Promise<string> {
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}

async function readInPortions(text: string): Promise<UrlsRead> {
  const reading = new UrlsReading(text);
  await inPortions((isTimeUp) => reading.advance(isTimeUp));
  return reading.found;
}

const noUrls =
  "No URL was found in this. The table is as it was. Paste a list with one URL a line.";

function tooLarge({ name, size }: File): Notice {
  const megabytes = (size / 1024 / 1024).toFixed(0);
  return {
    text: `“${name.slice(0, 80)}” has ${megabytes} MiB, more than is read for a table of 100,000 URLs. The table is as it was.`,
    recovered: null,
  };
}
