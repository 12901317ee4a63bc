import { useEffect, useState } from "react";
import { crawlerFacts } from "../../engine/crawlers/crawler.ts";
import type { CrawlerDetails as Details } from "../../engine/crawlers/details.ts";
import type { Crawler } from "../../engine/crawlers/index.ts";
import { dialectNamed } from "../../engine/dialects/index.ts";
import { publishedLists } from "../../tasks/requests/address-lists.ts";
import { Term } from "../../ui/Term.tsx";
import { catalogueWords } from "../../words/catalogue.ts";
import { crawlerListWords } from "./words.ts";

/** In pixels; what does not fit scrolls. */
export const DETAILS_HEIGHT = 148;

// Texts of all crawlers, of which a visit shows one or none.
const loadDetails = () => import("../../engine/crawlers/details.ts");

type Loaded =
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly known: Details }
  | { readonly kind: "failed" };

/** What the catalogue knows of a crawler. */
export function CrawlerDetails({ crawler }: { crawler: Crawler }) {
  const loaded = useDetails(crawler);
  return (
    <div
      className="crawler-details"
      role="group"
      aria-label={crawlerListWords.about(crawler.name)}
      tabIndex={0}
    >
      {loaded.kind === "loaded" && <Facts crawler={crawler} known={loaded.known} />}
      {loaded.kind === "failed" && <p role="alert">{crawlerListWords.notLoaded}</p>}
    </div>
  );
}

/** Whether a crawler obeys robots.txt by its operator’s documentation, in a word, beside what it asked for. */
export function ObeysFact({ crawler }: { crawler: Crawler }) {
  const loaded = useDetails(crawler);
  const known = loaded.kind === "loaded" ? loaded.known : null;
  return (
    <span className="obeys" title={known ? crawlerListWords.obeysSaid(known) : undefined}>
      {known && crawlerListWords.obeysShortly(known.obeys)}
    </span>
  );
}

function useDetails(crawler: Crawler): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ kind: "loading" });
  useEffect(() => {
    let stale = false;
    const show = (now: Loaded) => !stale && setLoaded(now);
    loadDetails().then(
      ({ detailsOf }) => show({ kind: "loaded", known: detailsOf(crawler) }),
      () => show({ kind: "failed" }),
    );
    return () => {
      stale = true;
    };
  }, [crawler]);
  return loaded;
}

function Facts({ crawler, known }: { crawler: Crawler; known: Details }) {
  const { purpose, userAgent, crawlDelay, notes, documentation, read, confidence } = known;
  const parser = dialectNamed(crawler.reader)?.title;
  const { terms } = crawlerListWords;
  const lists = publishedLists.filter(({ tokens }) =>
    tokens.some((token) => crawler.tokens.includes(token)),
  );
  const rows: readonly (readonly [term: string, text: string | null, id?: string])[] = [
    [terms.who, crawlerListWords.who(crawler.operator, crawler.category, purpose)],
    [terms.also, crawlerListWords.also(crawler)],
    [terms.obeys, crawlerListWords.obeys(known)],
    [terms.groups, crawlerListWords.groups(crawler), "product-token"],
    [terms.parser, parser ? crawlerListWords.parser(parser, known.parserKnownBy) : null, "parser"],
    [terms.facts, catalogueWords.allFacts(crawlerFacts(crawler))],
    [terms.userAgent, userAgent, "user-agent-header"],
    [terms.crawlDelay, crawlDelay, "crawl-delay"],
    [terms.notes, notes],
  ];
  return (
    <dl>
      {rows.map(
        ([term, text, id]) =>
          text && (
            <div key={term}>
              <dt>{id ? <Term id={id}>{term}</Term> : term}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
      {lists.length > 0 && (
        <div>
          <dt>{terms.addresses}</dt>
          <dd>
            {lists.map(({ url }) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                {url.slice(url.lastIndexOf("/") + 1)}{" "}
              </a>
            ))}
          </dd>
        </div>
      )}
      <div>
        <dt>{terms.source}</dt>
        <dd>
          {documentation && (
            <>
              <a href={documentation} target="_blank" rel="noreferrer">
                {crawlerListWords.documentation}
              </a>
              {": "}
            </>
          )}
          {crawlerListWords.confidence[confidence]}
          {read && crawlerListWords.read(read)}
        </dd>
      </div>
    </dl>
  );
}
