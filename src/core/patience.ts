/** What is done between two frames takes no longer, so that no key or frame waits for it; in milliseconds. */
export const PORTION_MS = 8;

/** How much of each turn goes to what is wanted at once but may be shown later, in milliseconds. */
const WORK_MS = 10;
const TURN_MS = 50;

let began = Number.NEGATIVE_INFINITY;

/** Begins a turn: for whoever has something new to work on. */
export function beginTurn(): void {
  began = performance.now();
}

/** Whether this turn's time for work that can wait is over. Another turn begins by itself with the first ask after the last. */
export function isTimeUp(): boolean {
  const now = performance.now();
  if (now - began > TURN_MS) began = now;
  return now - began > WORK_MS;
}

/** Whether so many milliseconds from now are over, whenever it is asked. */
export function timeUpAfter(milliseconds: number): () => boolean {
  const began = performance.now();
  return () => performance.now() - began > milliseconds;
}
