import { crawlersInput } from "../../core/inputs.ts";
import { addUrls } from "../../core/intents.ts";
import { saying } from "../../core/notices.ts";
import { laterTableWords } from "../../tasks/table/later-words.ts";
import { focusTable, Offers } from "../../ui/Offers.tsx";
import { useSession, useSessionState, useTell } from "../../ui/workspace.tsx";
import { actionWords } from "../../words/regions.ts";
import { NoCrawlers } from "../crawlers/NoCrawlers.tsx";

/** Over a table without crawlers, or in the place of one without URLs: that there are none, and how to get some. */
export function EmptyTable() {
  const crawlers = useSessionState((state) => state.field(crawlersInput.field));
  return crawlers.length === 0 ? <NoCrawlers text={laterTableWords.noCrawlers} /> : <NoUrls />;
}

function NoUrls() {
  const session = useSession();
  const tell = useTell();
  return (
    <Offers text={laterTableWords.noUrls}>
      <button
        type="button"
        className="offer"
        onClick={() => {
          session.dispatch(addUrls(session.getState(), "/"));
          focusTable();
        }}
      >
        {laterTableWords.addHome}
      </button>
      <button
        type="button"
        className="offer"
        onClick={() =>
          tell(
            import("../groups/GroupsPanel.tsx").then(
              async ({ suggestUrls }) => {
                const notice = await suggestUrls(session);
                focusTable();
                return notice;
              },
              () => saying(actionWords.suggestionsNotLoaded),
            ),
          )
        }
      >
        {laterTableWords.suggest}
      </button>
    </Offers>
  );
}
