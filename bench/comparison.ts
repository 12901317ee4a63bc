/** Prepares a job outside of the clock. The job answers a number, so that none is optimised away. */
type Prepare = () => () => number;

/** The same work done by two. Their times are multiplied by `firstTimes` and `secondTimes`: if one does only a part of the work, or if the time of a call is wanted. */
export interface Comparison {
  readonly name: string;
  readonly first: Prepare;
  readonly second: Prepare;
  readonly firstTimes?: number;
  readonly secondTimes?: number;
}

/** Milliseconds that one job took. */
interface Times {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

interface Unit {
  readonly name: string;
  readonly perMs: number;
}

/** How many samples each of the two has of every job. */
export const rounds = 15;

const warmUpRounds = 3;
const leastSampleMs = 10;
const milliseconds: Unit = { name: "ms", perMs: 1 };
const microseconds: Unit = { name: "µs", perMs: 1000 };

/** Measures and prints a table; `names` are those of the two. */
export function printComparisons(
  title: string,
  [first, second]: readonly [string, string],
  comparisons: readonly Comparison[],
): void {
  printTable([[title, first, second, `${second} / ${first}`], ...comparisons.map(measure)]);
}

// The two take turns, so that whatever else slows the machine slows both alike.
function measure(comparison: Comparison): readonly string[] {
  const { name, first, second, firstTimes = 1, secondTimes = 1 } = comparison;
  const repeats = [repeatsFor(first), repeatsFor(second)] as const;
  const samples: [number, number][] = [];
  for (let round = 0; round < warmUpRounds + rounds; round += 1)
    samples.push([
      timeOf(first, repeats[0]) * firstTimes,
      timeOf(second, repeats[1]) * secondTimes,
    ]);
  const counted = samples.slice(warmUpRounds);
  const ours = timesOf(counted.map(([time]) => time));
  const theirs = timesOf(counted.map(([, time]) => time));
  const unit = Math.min(ours.median, theirs.median) < 0.1 ? microseconds : milliseconds;
  const ratio = `${(theirs.median / ours.median).toFixed(2)}x`;
  return [name, timesText(ours, unit), timesText(theirs, unit), ratio];
}

// A sample of one short job would measure the clock.
function repeatsFor(prepare: Prepare): number {
  let repeats = 1;
  while (timeOf(prepare, repeats) * repeats < leastSampleMs) repeats *= 2;
  return repeats;
}

function timeOf(prepare: Prepare, repeats: number): number {
  let sum = 0;
  let elapsed = 0;
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const job = prepare();
    const start = performance.now();
    sum += job();
    elapsed += performance.now() - start;
  }
  if (Number.isNaN(sum)) throw new Error("A job answered no number.");
  return elapsed / repeats;
}

function timesOf(samples: readonly number[]): Times {
  const sorted = samples.toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    min: sorted[0] ?? Number.NaN,
    max: sorted.at(-1) ?? Number.NaN,
  };
}

function timesText({ median, min, max }: Times, { name, perMs }: Unit): string {
  const text = (time: number) => (time * perMs).toFixed(2);
  return `${text(median)} ${name} (${text(min)} to ${text(max)})`;
}

/** Prints rows, the first column aligned to the left and the others to the right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const columns = rows[0] ?? [];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  console.log("");
  for (const row of rows) console.log(alignedRow(row, widths));
}

function alignedRow(row: readonly string[], widths: readonly number[]): string {
  const cells = row.map((cell, column) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
  );
  return cells.join("  ");
}
