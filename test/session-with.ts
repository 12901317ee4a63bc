import { openPage, type Page } from "../src/core/intents.ts";
import { createSession, type Session } from "../src/core/session.ts";

/** A session with a page; what is left out of it is as the playground begins. */
export function sessionWith(page: Partial<Page>, session = createSession()): Session {
  session.dispatch(openPage(session.getState(), { ...NOTHING, ...page }));
  return session;
}

const NOTHING: Page = {
  text: "",
  urls: [],
  crawlers: [],
  readAs: "rfc9309",
  site: "",
  answer: { kind: "ok" },
  focus: null,
};
