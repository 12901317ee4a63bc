/**
 * How many inputs a property is tried with: enough for every day, and as many times more as
 * `PROPERTY_RUNS` says (`PROPERTY_RUNS=20 npm run check:unit`).
 */
export function runs(everyDay: number): number {
  return Math.ceil(everyDay * Number(process.env.PROPERTY_RUNS ?? 1));
}
