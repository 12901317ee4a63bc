import type { Progress } from "../../core/scheduler.ts";
import {
  busiestOrigin,
  isUnnamed,
  type LogSource,
  loggedData,
  RequestsReading,
  rangesIn,
  verifiedBy,
} from "../../tasks/requests/index.ts";
import { textIn, unpackedBytes } from "./log-bytes.ts";
import { type ReadingNews, STOP } from "./reading.ts";

let isStopped = false;

addEventListener("message", ({ data }: MessageEvent<LogSource | typeof STOP>) => {
  if (data === STOP) isStopped = true;
  else void read(data);
});

/** How often the page hears how far it is, in milliseconds. */
const TELL_MS = 100;

async function read({ logs, site, lists }: LogSource): Promise<void> {
  const ranges = lists.flatMap(({ tokens, text }) => {
    const found = rangesIn(text);
    return found ? [{ tokens, ranges: found }] : [];
  });
  const options = ranges.length > 0 ? { isVerified: verifiedBy(ranges) } : {};
  let read = await readAll(logs, new RequestsReading({ keepsTimes: true, ...options }));
  // Where no crawler asked, the URLs of all clients are read.
  const isOfClients = !isStopped && read.reading.tally.crawlers.length === 0;
  if (isOfClients) read = await readAll(logs, new RequestsReading({ isNameless: true }));
  const { reading, bytes, isDamaged } = read;
  const { tally, left, places, formats, lacksAgents, requests, lines } = reading;
  const origin = site ?? busiestOrigin(tally);
  const data = loggedData(tally, origin);
  const { starts, url, first, last, lastStatus } = data;
  const times = data.times ? [data.times.starts, data.times.pair, data.times.hour] : [];
  const columns = [starts, url, data.requests, first, last, lastStatus, ...times];
  const { others, otherMethods } = tally;
  const unnamed = lacksAgents || isOfClients ? 0 : (tally.crawlers.find(isUnnamed)?.requests ?? 0);
  const result = {
    data,
    others: others + unnamed,
    otherMethods,
    site: origin,
    left,
    places: places.kept,
    morePlaces: places.more,
    formats: formats.map(({ id }) => id),
    lacksAgents,
    requests,
    lines,
    isOfClients,
    isStopped,
    isDamaged,
  };
  tell(
    { bytes, result },
    columns.map(({ buffer }) => buffer),
  );
}

/** Reads logs, one after another, until it is stopped. */
async function readAll(logs: LogSource["logs"], reading: RequestsReading) {
  let bytes = 0;
  let isDamaged = false;
  let told = performance.now();
  const onRead = (more: number) => {
    bytes += more;
  };
  for (const log of logs) {
    try {
      for await (const text of textIn(unpackedBytes(log, onRead))) {
        reading.read(text);
        if (isStopped) break;
        if (performance.now() - told < TELL_MS) continue;
        told = performance.now();
        tell({ bytes, result: null });
        // What the page says arrives in between.
        await new Promise((resolve) => setTimeout(resolve));
      }
    } catch {
      isDamaged = true;
    }
    // Where it was stopped, its last line was not read to the end.
    if (isStopped) break;
    reading.endLog();
  }
  return { reading, bytes, isDamaged };
}

function tell(news: ReadingNews, transfer: Transferable[] = []): void {
  const progress: Progress<ReadingNews> = { news, isDone: news.result !== null };
  postMessage(progress, { transfer });
}
