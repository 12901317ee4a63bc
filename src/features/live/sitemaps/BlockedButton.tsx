import type { EditorState, TransactionSpec } from "@codemirror/state";
import { crawlersInput } from "../../../core/inputs.ts";
import { ALL_ROWS } from "../../../core/table-view.ts";
import { focusCell } from "../../../editor/reveal.ts";
import type { BlockedListed } from "../../../tasks/live/sitemaps/listed-blocked.ts";
import { sitemapWords } from "../../../tasks/live/sitemaps/words.ts";
import { useSession, useTableView } from "../../../ui/workspace.tsx";
import { excerpt } from "../../../words/quoting.ts";

/** Shows the rows that are listed and blocked for a crawler; pressed again, all of them. */
export function BlockedButton({ blocked }: { blocked: BlockedListed }) {
  const { crawler, count, first } = blocked;
  const session = useSession();
  const [view, change] = useTableView();
  const query = ["is:listed", "is:block", `crawler:"${crawler}"`].join(" ");
  const isShown = view.query === query;
  return (
    <button
      type="button"
      className="action"
      aria-pressed={isShown}
      title={isShown ? sitemapWords.showAll : sitemapWords.showBlocked(excerpt(crawler))}
      onClick={() => {
        change(isShown ? ALL_ROWS : { ...ALL_ROWS, query });
        if (!isShown) session.dispatch(chooseCell(session.getState(), first, crawler));
      }}
    >
      {sitemapWords.blockedFor(excerpt(crawler), count)}
    </button>
  );
}

/** Why explains a row that is shown. */
function chooseCell(state: EditorState, url: number, token: string): TransactionSpec {
  const crawler = state.field(crawlersInput.field).indexOf(token);
  return focusCell(state, { url, crawler: Math.max(0, crawler) });
}
