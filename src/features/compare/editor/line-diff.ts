import { Change, diff } from "@codemirror/merge";

/**
 * What differs between two texts, by lines first and then by characters within the lines that
 * differ. For the option `override` of `@codemirror/merge`: its own way, by characters alone, makes
 * twenty changed lines in a file of 20 kB one change from the first of them to the last.
 */
export function lineDiff(a: string, b: string): readonly Change[] {
  const letters = new Map<string, string>();
  const linesA = linesOf(a, letters);
  const linesB = linesA && linesOf(b, letters);
  if (!linesA || !linesB) return diff(a, b, BY_CHARACTERS);
  return diff(linesA.spelling, linesB.spelling, BY_LINES).flatMap((lines) => {
    const [fromA, toA] = [startOf(linesA, lines.fromA), startOf(linesA, lines.toA)];
    const [fromB, toB] = [startOf(linesB, lines.fromB), startOf(linesB, lines.toB)];
    return diffWithin(a.slice(fromA, toA), b.slice(fromB, toB)).map(
      (change) =>
        new Change(
          fromA + change.fromA,
          fromA + change.toA,
          fromB + change.fromB,
          fromB + change.toB,
        ),
    );
  });
}

/** Where so many lines differ, or so many milliseconds have gone by, the rest is compared roughly. */
const BY_LINES = { scanLimit: 2_000, timeout: 15 } as const;
/** A file of more lines is compared by characters alone; one of 500 KiB that people wrote has some 20,000. */
const MOST_LINES = 50_000;
/** The same for characters. */
const BY_CHARACTERS = { scanLimit: 500, timeout: 20 } as const;
/** Lines that differ are compared by characters as long as they are no more than these, together. */
const MOST_CHARACTERS = 2_000;

/** A text whose lines are the letters of a word, so that what compares words compares lines. */
interface Lines {
  readonly spelling: string;
  /** Where each line starts, and at last where the text ends. */
  readonly starts: readonly number[];
}

/** Null for more lines than are worth it. `letters` has the letter of each line met before, and gets those of new ones. */
function linesOf(text: string, letters: Map<string, string>): Lines | null {
  const starts = [0];
  let spelling = "";
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf("\n", start) + 1 || text.length;
    const line = text.slice(start, end);
    const letter = letters.get(line) ?? letterOf(letters.size);
    letters.set(line, letter);
    spelling += letter;
    starts.push(end);
    if (starts.length > MOST_LINES || letters.size > MOST_LETTERS) return null;
    start = end;
  }
  return { spelling, starts };
}

// Halves of surrogate pairs are no letters: `diff` keeps pairs together.
const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const MOST_LETTERS = 0x10000 - SURROGATES;

function letterOf(index: number): string {
  return String.fromCharCode(index < FIRST_SURROGATE ? index : index + SURROGATES);
}

function startOf({ starts }: Lines, line: number): number {
  return starts[line] ?? 0;
}

function diffWithin(a: string, b: string): readonly Change[] {
  const whole = [new Change(0, a.length, 0, b.length)];
  if (a.length + b.length > MOST_CHARACTERS) return whole;
  const changes = diff(a, b, BY_CHARACTERS);
  const kept = changes.reduce((sum, { fromA, toA }) => sum - (toA - fromA), a.length);
  // The few letters that two unrelated lines share tell nobody anything.
  return kept * 2 < Math.max(a.length, b.length) ? whole : changes;
}
