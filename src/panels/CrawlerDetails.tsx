import { useEffect, useState } from "react";
import type { CrawlerDetails as Details } from "../engine/crawlers/details/index.ts";
import type { Crawler } from "../engine/crawlers/index.ts";
import { dialectNamed } from "../engine/dialects/index.ts";
import { CATEGORIES, crawlerFacts } from "../session/crawler-phrases.ts";

/** In pixels; what does not fit scrolls. */
export const DETAILS_HEIGHT = 148;

// Texts of 121 crawlers, of which a visit shows one or none.
const loadDetails = () => import("../engine/crawlers/details/index.ts");

type Loaded =
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly details: Details }
  | { readonly kind: "failed" };

/** What the catalogue knows of a crawler. */
export function CrawlerDetails({ crawler }: { crawler: Crawler }) {
  const loaded = useDetails(crawler);
  return (
    <div className="crawler-details" role="group" aria-label={`About ${crawler.name}`}>
      {loaded.kind === "loaded" && <Facts crawler={crawler} details={loaded.details} />}
      {loaded.kind === "failed" && (
        <p role="alert">This could not be loaded. Check the connection and open it again.</p>
      )}
    </div>
  );
}

function useDetails(crawler: Crawler): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ kind: "loading" });
  useEffect(() => {
    let stale = false;
    const show = (now: Loaded) => !stale && setLoaded(now);
    loadDetails().then(
      ({ detailsOf }) => show({ kind: "loaded", details: detailsOf(crawler) }),
      () => show({ kind: "failed" }),
    );
    return () => {
      stale = true;
    };
  }, [crawler]);
  return loaded;
}

function Facts({ crawler, details }: { crawler: Crawler; details: Details }) {
  const rows: readonly (readonly [term: string, text: string | null])[] = [
    [
      "Who",
      `${crawler.operator}, ${CATEGORIES[crawler.category].toLowerCase()}: ${details.purpose}`,
    ],
    ["Groups", [...crawler.chain, ...(crawler.followsStar ? ["*"] : [])].join(", then ") || "none"],
    ["Reads as", dialectNamed(crawler.reader)?.title ?? null],
    ["Obeys", details.honoursRobots],
    ["Facts", crawlerFacts(crawler).join("; ")],
    ["Notes", details.notes],
  ];
  return (
    <dl>
      {rows.map(
        ([term, text]) =>
          text && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
      <div>
        <dt>Source</dt>
        <dd>
          {details.documentation && (
            <a href={details.documentation} target="_blank" rel="noreferrer">
              documentation
            </a>
          )}{" "}
          {details.confidence}
        </dd>
      </div>
    </dl>
  );
}
