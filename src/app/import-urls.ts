import { decodeText } from "../engine/bytes.ts";
import { isExpectations } from "../session/expectations/read-expectations.ts";
import { urlsInput } from "../session/inputs.ts";
import { exchangeUrls } from "../session/intents.ts";
import type { Session } from "../session/session.ts";
import { badLines, importSentence } from "../session/urls/import-phrases.ts";
import { type UrlsRead, UrlsReading } from "../session/urls/read-urls.ts";
import { importExpectations } from "./import-expectations.ts";
import { inPortions } from "./in-portions.ts";
import { keptText, type Notice } from "./notices.ts";

/** Larger files are not read; in bytes. */
const LARGEST_FILE = 64 * 1024 * 1024;

/** Adds the URLs of a text or a file to the table in one transaction, and what it expects of them; null where that says enough. */
export async function importUrls(session: Session, source: string | File): Promise<Notice | null> {
  if (typeof source !== "string" && source.size > LARGEST_FILE) return tooLarge(source);
  const text = typeof source === "string" ? source : await textOf(source);
  if (isExpectations(text)) return importExpectations(session, text);
  return importText(session, text, { column: undefined, instead: [] });
}

/** `column`: of a table, the one to take; `instead`: URLs that it is to take the place of. */
async function importText(
  session: Session,
  text: string,
  { column, instead }: { column: number | undefined; instead: readonly string[] },
): Promise<Notice | null> {
  const read = await readInPortions(text, column);
  if (read.urls.length === 0 && column === undefined)
    return { text: noUrls, recovered: keptText("lines left out", badLines(read)) };
  const before = session.getState();
  session.dispatch(exchangeUrls(before, instead, read.urls));
  const sentence = importSentence(read);
  if (sentence === null) return null;
  const notice = {
    text: sentence,
    recovered: keptText("lines left out", badLines(read)),
    isReport: true,
  };
  if (read.kind !== "csv" || read.columns.names.length < 2) return notice;
  const { names, taken } = read.columns;
  const own = new Set(before.field(urlsInput.field));
  for (const url of instead) own.delete(url);
  const added = read.urls.filter((url) => !own.has(url));
  return {
    ...notice,
    choice: {
      label: "Column",
      options: names.map((name, index) => name || `${index + 1}`),
      chosen: taken,
      take: (other) => importText(session, text, { column: other, instead: added }),
    },
  };
}

async function textOf(file: File): Promise<string> {
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}

async function readInPortions(text: string, column: number | undefined): Promise<UrlsRead> {
  const reading = new UrlsReading(text, column === undefined ? {} : { column });
  await inPortions((isTimeUp) => reading.advance(isTimeUp));
  const { found } = reading;
  // To make the table of them is as much work again.
  await inPortions(() => true);
  return found;
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
