import { createStore } from "zustand/vanilla";
import { perSession, type Session } from "../../core/session.ts";

/** The file of Before that a session is compared with; kept even while no comparison is shown. */
export const compareModeOf = perSession(() =>
  createStore<{ readonly before: Session | null }>(() => ({ before: null })),
);
