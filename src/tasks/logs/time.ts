const MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

/** The time at a place of a line, as Apache and nginx write it, `28/Nov/2026:13:56:17 +0000`, in milliseconds since 1970; NaN for anything else. Without a zone, it is taken for UTC. */
export function clfTime(line: string, from: number): number {
  const day = dayAt(line.slice(from, from + 11));
  if (line.charCodeAt(from + 11) !== 0x3a) return Number.NaN;
  const hours = twoDigits(line, from + 12);
  const minutes = twoDigits(line, from + 15);
  const seconds = twoDigits(line, from + 18);
  const zone = zoneAt(line, from + 21);
  return day + ((hours * 60 + minutes - zone) * 60 + seconds) * 1000;
}

let lastDay = "";
let lastStart = Number.NaN;

/** When a day begins, by UTC; most lines of a log have the day of the line before. */
function dayAt(day: string): number {
  if (day === lastDay) return lastStart;
  const month = MONTHS.indexOf(day.slice(3, 6));
  const isDay = /^\d\d\/[A-Z][a-z]{2}\/\d{4}$/.test(day) && month % 3 === 0;
  lastDay = day;
  lastStart = isDay
    ? Date.UTC(Number(day.slice(7)), month / 3, Number(day.slice(0, 2)))
    : Number.NaN;
  return lastStart;
}

function twoDigits(text: string, at: number): number {
  const [high, low] = [text.charCodeAt(at) - 0x30, text.charCodeAt(at + 1) - 0x30];
  return high >= 0 && high <= 9 && low >= 0 && low <= 9 ? high * 10 + low : Number.NaN;
}

/** Minutes east of UTC. */
function zoneAt(text: string, at: number): number {
  const sign = text.charCodeAt(at) === 0x2b ? 1 : text.charCodeAt(at) === 0x2d ? -1 : 0;
  if (text.charCodeAt(at - 1) !== 0x20 || sign === 0) return 0;
  return sign * (twoDigits(text, at + 1) * 60 + twoDigits(text, at + 3)) || 0;
}

/** A time in ISO 8601, or a number of seconds, milliseconds, microseconds or nanoseconds since 1970, in milliseconds; NaN for anything else. */
export function timeOf(written: unknown): number {
  if (
    typeof written === "number" ||
    (typeof written === "string" && /^\d{9,19}(?:\.\d+)?$/.test(written))
  )
    return sinceEpoch(Number(written));
  if (typeof written !== "string" || written.length > 64) return Number.NaN;
  // Without a zone, W3C's format means UTC; so do most programs that write none.
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(written);
  return Date.parse(hasZone ? written : `${written.replace(" ", "T")}Z`);
}

function sinceEpoch(count: number): number {
  if (!(count > 0)) return Number.NaN;
  for (const [least, perMs] of [
    [1e17, 1e6],
    [1e14, 1e3],
    [1e11, 1],
  ] as const)
    if (count >= least) return Math.floor(count / perMs);
  return Math.round(count * 1000);
}
