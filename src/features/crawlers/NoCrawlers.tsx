import { analysisOf } from "../../core/derived.ts";
import { addCrawlers } from "../../core/intents.ts";
import { focusTable, Offers } from "../../ui/Offers.tsx";
import { useSession, useSessionState } from "../../ui/workspace.tsx";
import { crawlersAtHand } from "./crawler-listing.ts";
import { crawlerListWords } from "./words.ts";

/** What most owners of a site ask about: search, and AI of each purpose. */
const COMMON = ["Googlebot", "bingbot", "GPTBot", "ClaudeBot"];

/** In the place of a table or a list without crawlers: that there are none, and how to get some. */
export function NoCrawlers({ text }: { text: string }) {
  const session = useSession();
  const join = useSessionState((state) => analysisOf(state).join);
  const named = crawlersAtHand([], join).flatMap((row) => ("token" in row ? row.token : []));
  const add = (tokens: readonly string[]) => () => {
    session.dispatch(addCrawlers(session.getState(), tokens));
    focusTable();
  };
  return (
    <Offers text={text}>
      <button type="button" className="offer" onClick={add(COMMON)}>
        {crawlerListWords.addThese(COMMON)}
      </button>
      {named.length > 0 && (
        <button type="button" className="offer" onClick={add(named)}>
          {crawlerListWords.addNamed(named.length)}
        </button>
      )}
    </Offers>
  );
}
