import { type EventEmitter, once } from "node:events";

/** What comes with the first of these events; an exception when an error comes before. */
export function firstOf(
  emitter: EventEmitter,
  events: readonly string[],
): Promise<readonly unknown[]> {
  return Promise.race(events.map((event): Promise<readonly unknown[]> => once(emitter, event)));
}
