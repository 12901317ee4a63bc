/** The median, the 95th of 100, the least and the greatest of some samples. */
export function spreadOf(samples) {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  return { p50: at(0.5), p95: at(0.95), min: at(0), max: at(1) };
}

/** A number of milliseconds with its unit. */
export function ms(time) {
  return `${time.toFixed(2)} ms`;
}

/** The cells of a spread: p50, p95, and the range. */
export function spreadCells({ p50, p95, min, max }) {
  return [ms(p50), ms(p95), `${min.toFixed(2)} to ${max.toFixed(2)}`];
}

/** Prints rows below their head, the first column aligned to the left and the others to the right. */
export function printTable(head, rows) {
  const table = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? "").length)),
  );
  console.log("");
  for (const row of table)
    console.log(
      widths
        .map((width, column) => {
          const cell = row[column] ?? "";
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  ")
        .trimEnd(),
    );
}
