import { addUrlList } from "../session/intents.ts";
import type { Session } from "../session/session.ts";
import { inPortions } from "./in-portions.ts";
import type { Notice } from "./notices.ts";

// The search for URLs that try a rule comes when it is wanted.
const loadSuggestions = () =>
  Promise.all([
    import("../session/coverage/suggest-urls.ts"),
    import("../session/coverage/coverage-phrases.ts"),
  ]);

/** Adds URLs that try the rules of the file, in one transaction, and says how many. */
export async function suggestUrls(session: Session): Promise<Notice> {
  const loaded = await loadSuggestions().catch(() => null);
  if (!loaded) return notLoaded;
  const [{ SuggestUrls }, { suggestedSentence }] = loaded;
  const search = new SuggestUrls(session.getState());
  await inPortions((isTimeUp) => search.run(isTimeUp));
  const { result } = search;
  if (!result) return notLoaded;
  session.dispatch(addUrlList(session.getState(), result.urls));
  return { text: suggestedSentence(result), recovered: null, isReport: true };
}

const notLoaded: Notice = {
  text: "The part of the page that suggests URLs could not be loaded. Nothing was changed. Check the connection and try again.",
  recovered: null,
};
