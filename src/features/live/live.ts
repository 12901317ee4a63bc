import { createStore, type StoreApi } from "zustand";
import type { Failed, Fetched } from "../../fetch/answer.ts";

/** What is asked of the server: the site as it was typed, and whose name the User-Agent header bears, or nobody's but this tool's. */
export interface LiveQuestion {
  readonly site: string;
  readonly crawler: string | null;
}

/** Why no site was asked: nobody there can ask one, the page's own server is out of reach, or it fails with a status of its own. */
export type Unasked = { readonly kind: "unasked" } & (
  | { readonly why: "no-handler" | "offline" | "out-of-reach" }
  | { readonly why: "broken"; readonly status: number }
);

/** What there is to say of a question. An answer is opened, and then in the session's state (`live-file.ts`). */
export type LiveNews =
  | { readonly kind: "asking"; readonly question: LiveQuestion; readonly cancel: () => void }
  | { readonly kind: "failed"; readonly question: LiveQuestion; readonly failed: Failed }
  | { readonly kind: "unasked"; readonly question: LiveQuestion; readonly unasked: Unasked }
  // Came when the page was no longer what it was: it waits until somebody wants it opened.
  | {
      readonly kind: "came-late";
      readonly question: LiveQuestion;
      readonly answer: Fetched;
      /** When it came, in milliseconds since 1970. */
      readonly came: number;
    };

/** The news; null while there is none. */
export type Live = StoreApi<LiveNews | null>;

export function createLive(): Live {
  return createStore<LiveNews | null>(() => null);
}
