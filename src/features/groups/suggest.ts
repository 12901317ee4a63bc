import { MOST_URLS, urlsInput } from "../../core/inputs.ts";
import { addUrlList } from "../../core/intents.ts";
import { wantedFor } from "../../core/latest.ts";
import type { Session } from "../../core/session.ts";
import { type Notice, saying } from "../../ui/notices.ts";
import { actionWords } from "../../words/regions.ts";

// The search for URLs that try a rule comes when it is wanted.
const loadSuggestions = () => Promise.all([import("./suggest-urls.ts"), import("./words.ts")]);

/** Adds URLs that try the rules of the file, in one transaction, and says how many; nothing where another file was opened before they were found. */
export async function suggestUrls(session: Session): Promise<Notice | null> {
  const isWanted = wantedFor(session, "file");
  const loaded = await loadSuggestions().catch(() => null);
  if (!loaded) return notLoaded();
  if (!isWanted()) return null;
  const [{ MOST_SUGGESTED, SuggestUrls }, { coverageWords }] = loaded;
  const search = new SuggestUrls(session.getState());
  await session.scheduler.finish((isTimeUp) => search.run(isTimeUp));
  if (!isWanted()) return null;
  const { result } = search;
  if (!result) return notLoaded();
  session.dispatch(addUrlList(session.getState(), result.urls));
  const isFull = session.getState().field(urlsInput.field).length >= MOST_URLS;
  const full = isFull ? ` ${actionWords.tableIsFull(MOST_URLS)}` : "";
  const text = `${coverageWords.suggested(result, MOST_SUGGESTED)}${full}`;
  return { text, recovered: null, isReport: true };
}

function notLoaded(): Notice {
  return saying(actionWords.suggestionsNotLoaded);
}
