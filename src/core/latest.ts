import { openedOf } from "./opened.ts";
import type { Session } from "./session.ts";

/** Whether a request still counts. */
export type IsWanted = () => boolean;

/** For requests of which only the latest counts: each call makes one, and ends those before it. */
export function onlyLatest(): () => IsWanted {
  let latest: object | null = null;
  return () => {
    const own = {};
    latest = own;
    return () => latest === own;
  };
}

/** What is meant for the file or for the table that there is: it is wanted until another comes in its place. */
export function wantedFor(session: Session, part: "file" | "table"): IsWanted {
  const before = openedOf(session.getState())[part];
  return () => openedOf(session.getState())[part] === before;
}

/** Asks to open something in the place of the file: it is wanted until something else is opened there, or asked for. */
export function askToOpen(session: Session): IsWanted {
  const ask = openings.get(session) ?? onlyLatest();
  openings.set(session, ask);
  const isLatest = ask();
  const isStillWanted = wantedFor(session, "file");
  return () => isLatest() && isStillWanted();
}

const openings = new WeakMap<Session, () => IsWanted>();
