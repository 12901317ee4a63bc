/** How much of each turn goes to what is wanted at once but may be shown later, in milliseconds. */
const WORK_MS = 10;
const TURN_MS = 50;

let began = Number.NEGATIVE_INFINITY;

/** Whether this turn's time for work that can wait is over. A turn begins with the first ask after the last one. */
export function isTimeUp(): boolean {
  const now = performance.now();
  if (now - began > TURN_MS) began = now;
  return now - began > WORK_MS;
}
