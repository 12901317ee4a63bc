import { forEachOctet } from "../text/bytes.ts";

/** The percent-encoding of each octet, in upper case. */
const ESCAPES: readonly string[] = Array.from(
  { length: 256 },
  (_, octet) => `%${octet.toString(16).toUpperCase().padStart(2, "0")}`,
);

/** Each byte of `text` in UTF-8, percent-encoded in upper case. */
export function percentEncode(text: string): string {
  const encoded: string[] = [];
  forEachOctet(text, (octet) => encoded.push(ESCAPES[octet] ?? ""));
  return encoded.join("");
}

/** How a parser writes percent-encodings and characters before it compares paths. */
export interface Quoting {
  /** By octet, what its percent-encoding becomes. Where it is null, the percent sign is a character. */
  readonly escapes: readonly (string | null)[];
  /** By ASCII character, whether it stays as it is. All other characters are percent-encoded. */
  readonly isKept: readonly boolean[];
  /** What the parser makes of percent-encodings and other characters that follow each other, before it writes them. */
  readonly readRun?: (run: string) => string;
  /** Matches percent-encodings, and characters that do not stay as they are, that follow each other. */
  readonly runs: RegExp;
  /** Short runs that were written before. */
  readonly known: Map<string, string>;
}

/** Decodes the percent-encodings of the characters that `decoded` matches, and writes the others in upper case; percent-encodes the characters that `runs` matches: see Quoting.runs. It matches none of `A-Za-z0-9_./~-`, and `decoded` matches ASCII only. */
export function quotingOf(decoded: RegExp, runs: RegExp): Quoting {
  const characters = ESCAPES.map((_, octet) => String.fromCharCode(octet));
  return {
    escapes: characters.map((one, octet) => (decoded.test(one) ? one : (ESCAPES[octet] ?? null))),
    isKept: characters.map((one) => one.search(runs) < 0),
    runs,
    known: new Map(),
  };
}

// Rules and URLs repeat a few short runs. Part of a longer text would keep the whole file in memory.
const LONGEST_KNOWN = 12;
const MOST_KNOWN = 1000;
const LONGEST_RUN = 100_000;
// No parser rewrites the others (see quotingOf).
const MAYBE_REWRITTEN = /[^\w./~-]/;

/** The text as `quoting` writes it. It takes one pass, because a file can have thousands of rules with percent-encodings. */
export function requote(text: string, quoting: Quoting): string {
  // Nearly every text stays as it is, and a search is the quickest way to know.
  const { runs, known } = quoting;
  const isLong = text.length > LONGEST_RUN;
  if (text.search(isLong ? MAYBE_REWRITTEN : runs) < 0) return text;
  // A run may need more stack than a regular expression has.
  if (isLong) return writtenRun(quoting.readRun?.(text) ?? text, quoting);
  return text.replace(runs, (run) => {
    const before = known.get(run);
    if (before !== undefined) return before;
    const written = writtenRun(quoting.readRun?.(run) ?? run, quoting);
    if (known.size >= MOST_KNOWN) known.clear();
    if (run.length <= LONGEST_KNOWN) known.set(run, written);
    return written;
  });
}

// Most runs are words of another script, which no parser decodes.
const BEYOND_ASCII = /^(?:%[89A-Fa-f][\dA-Fa-f])+$/;

function writtenRun(run: string, { escapes, isKept }: Quoting): string {
  if (run.length < LONGEST_RUN && BEYOND_ASCII.test(run)) return run.toUpperCase();
  const parts: string[] = [];
  let done = 0;
  for (let at = 0, end = 0; at < run.length; at = end) {
    const unit = run.charCodeAt(at);
    const octet = unit === PERCENT ? octetAt(run, at + 1) : -1;
    const written = octet >= 0 ? escapes[octet] : null;
    end = at + (written ? 3 : 1);
    if (!written && isKept[unit]) continue;
    // A surrogate pair is one character.
    if (unit > 0x7f) while (run.charCodeAt(end) > 0x7f) end++;
    parts.push(run.slice(done, at), written ?? percentEncode(run.slice(at, end)));
    done = end;
  }
  return parts.join("") + run.slice(done);
}

const PERCENT = 0x25;

/** The octet that two hexadecimal digits name, or NaN where there are none. */
export function octetAt(text: string, at: number): number {
  return digitOf(text.charCodeAt(at)) * 16 + digitOf(text.charCodeAt(at + 1));
}

function digitOf(unit: number): number {
  const letter = (unit | 0x20) - 0x57;
  if (letter > 9) return letter < 16 ? letter : Number.NaN;
  return unit >= 0x30 && unit < 0x3a ? unit - 0x30 : Number.NaN;
}
