import { Search } from "lucide-react";
import { useState } from "react";
import type { Category, Crawler } from "../engine/crawlers/crawler.ts";
import { categories, crawlerNamed, crawlers } from "../engine/crawlers/index.ts";
import { productTokenOf } from "../engine/crawlers/user-agent.ts";
import { crawlersInput } from "../session/inputs.ts";
import { addCrawlers } from "../session/intents.ts";
import { CATEGORIES } from "../session/phrases.ts";
import { CrawlerRow } from "./CrawlerRow.tsx";
import { PanelHead } from "./PanelHead.tsx";
import { VirtualRows } from "./VirtualRows.tsx";
import { useSession, useSessionState } from "./workspace.tsx";

/** Which crawlers the panel lists: those of the table, or those of the catalogue with one purpose. */
type Listing = "table" | Category;

const LISTINGS: readonly Listing[] = ["table", ...categories];

/** The region Crawlers: which group each crawler reads and why; and the catalogue to choose more from. */
export function CrawlersPanel(props: { rowHeight: number; folded?: boolean; onFold?: () => void }) {
  const session = useSession();
  const chosen = useSessionState((state) => state.field(crawlersInput.field));
  const [listing, setListing] = useState<Listing>("table");
  const [typed, setTyped] = useState("");
  const add = () => {
    session.dispatch(addCrawlers(session.getState(), [productTokenOf(typed)]));
    setTyped("");
    setListing("table");
  };
  return (
    <section className="panel crawlers" aria-label="Crawlers">
      <PanelHead
        title="Crawlers"
        count={`${chosen.length} in the table`}
        folded={props.folded ?? false}
        onFold={props.onFold}
      >
        <label className="filter">
          <Search className="icon" aria-hidden="true" />
          <input
            aria-label="Add crawler"
            placeholder="Name or User-Agent header"
            value={typed}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => {
              if (key === "Enter") add();
              if (key === "Escape") setTyped("");
            }}
          />
        </label>
      </PanelHead>
      {!props.folded && (
        <>
          <Listings listing={listing} onChoose={setListing} />
          <VirtualRows
            rows={typed ? found(typed) : listed(listing, chosen)}
            height={props.rowHeight}
            keyOf={(token) => token}
            label={typed ? "Crawlers found" : labelOf(listing)}
          >
            {(token) => <CrawlerRow token={token} />}
          </VirtualRows>
        </>
      )}
    </section>
  );
}

function Listings(props: { listing: Listing; onChoose: (listing: Listing) => void }) {
  return (
    <div className="purposes" role="group" aria-label="List">
      {LISTINGS.map((listing) => (
        <button
          key={listing}
          type="button"
          aria-pressed={listing === props.listing}
          onClick={() => props.onChoose(listing)}
        >
          {labelOf(listing)}
        </button>
      ))}
    </div>
  );
}

function labelOf(listing: Listing): string {
  return listing === "table" ? "In the table" : CATEGORIES[listing];
}

function listed(listing: Listing, chosen: readonly string[]): readonly string[] {
  if (listing === "table") return chosen;
  return crawlers.filter(({ category }) => category === listing).flatMap(firstToken);
}

/** The crawler that the text names, then those whose name or operator contains it. */
function found(typed: string): readonly string[] {
  const named = productTokenOf(typed);
  const word = typed.trim().toLowerCase();
  const matching = crawlers.filter(
    ({ name, operator, tokens }) =>
      name.toLowerCase().includes(word) ||
      operator.toLowerCase().includes(word) ||
      tokens.some((token) => token.toLowerCase().includes(word)),
  );
  const exact = crawlerNamed(named)?.tokens.find(
    (token) => token.toLowerCase() === named.toLowerCase(),
  );
  return [...new Set([exact ?? named, ...matching.flatMap(firstToken)])].filter(Boolean);
}

function firstToken({ tokens }: Crawler): readonly string[] {
  return tokens.slice(0, 1);
}
