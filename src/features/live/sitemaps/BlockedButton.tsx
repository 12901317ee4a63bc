import { PLAIN } from "../../../core/table-view.ts";
import { useTableView } from "../../../ui/workspace.tsx";
import { excerpt } from "../../../words/quoting.ts";
import type { BlockedListed } from "./listed-blocked.ts";
import { sitemapWords } from "./words.ts";

/** Shows the rows that are listed and blocked for a crawler; pressed again, all of them. */
export function BlockedButton({ blocked: { crawler, count } }: { blocked: BlockedListed }) {
  const [view, change] = useTableView();
  const query = ["is:listed", "is:block", `crawler:"${crawler}"`].join(" ");
  const isShown = view.query === query;
  return (
    <button
      type="button"
      className="action"
      aria-pressed={isShown}
      title={isShown ? sitemapWords.showAll : sitemapWords.showBlocked(excerpt(crawler))}
      onClick={() => change(isShown ? PLAIN : { ...PLAIN, query })}
    >
      {sitemapWords.blockedFor(excerpt(crawler), count)}
    </button>
  );
}
