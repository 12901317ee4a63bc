/** How many requests are known with their hour. */
export const MOST_TIMES = 4_000_000;

const HOUR_MS = 3_600_000;
/** For so many requests at first. */
const ROOM = 1_024;

/** The hours of requests in columns, in the order of the log: of more than fit, those that come first. */
export class Times {
  length = 0;
  pair = new Uint32Array(ROOM);
  /** Since 1970. */
  hour = new Uint32Array(ROOM);

  /** `pair`: the index of the crawler and the URL. */
  add(pair: number, time: number): void {
    if (!(time >= 0) || this.length === MOST_TIMES) return;
    if (this.length === this.pair.length) this.grow();
    this.pair[this.length] = pair;
    this.hour[this.length++] = time / HOUR_MS;
  }

  private grow(): void {
    const { pair, hour } = this;
    this.pair = new Uint32Array(this.length * 2);
    this.pair.set(pair);
    this.hour = new Uint32Array(this.length * 2);
    this.hour.set(hour);
  }
}

/** When crawlers asked, in columns. */
export interface LoggedTimes {
  /** The requests of each crawler, one after the other: where those of each begin, and where the last end. */
  readonly starts: Uint32Array<ArrayBuffer>;
  /** The pair of each request, by its index among all. */
  readonly pair: Uint32Array<ArrayBuffer>;
  /** Since 1970. */
  readonly hour: Uint32Array<ArrayBuffer>;
}

/** The same by crawler. `places`: the new index of each pair; -1 for one that is left out. `pairStarts`: where the pairs of each crawler begin, and where the last end. */
export function timesByCrawler(
  { length, pair, hour }: Times,
  places: Int32Array,
  pairStarts: Uint32Array,
): LoggedTimes {
  const crawlers = new Uint32Array(pairStarts.at(-1) ?? 0);
  for (let crawler = 0; crawler + 1 < pairStarts.length; crawler++)
    crawlers.fill(crawler, pairStarts[crawler], pairStarts[crawler + 1]);
  const starts = new Uint32Array(pairStarts.length);
  let all = 0;
  for (let at = 0; at < length; at++) {
    const place = places[pair[at] ?? 0] ?? -1;
    if (place < 0) continue;
    const next = (crawlers[place] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
    all++;
  }
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const sorted = { starts, pair: new Uint32Array(all), hour: new Uint32Array(all) };
  for (let at = 0; at < length; at++) {
    const place = places[pair[at] ?? 0] ?? -1;
    if (place < 0) continue;
    const crawler = crawlers[place] ?? 0;
    const to = next[crawler] ?? 0;
    next[crawler] = to + 1;
    sorted.pair[to] = place;
    sorted.hour[to] = hour[at] ?? 0;
  }
  return sorted;
}
