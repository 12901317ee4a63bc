import { useMemo } from "react";
import { reportOf, reportOn } from "../../../core/derived.ts";
import { readSite, robotsUrlOf, type Site, siteOf } from "../../../engine/url/scope.ts";
import {
  type BlockedListed,
  blockedSitemaps,
} from "../../../tasks/live/sitemaps/listed-blocked.ts";
import type { SitemapListing } from "../../../tasks/live/sitemaps/model.ts";
import { sitemapWords } from "../../../tasks/live/sitemaps/words.ts";
import { Sentence } from "../../../ui/Sentence.tsx";
import { useGoToLine, useSession, useSettledState } from "../../../ui/workspace.tsx";
import { excerpt } from "../../../words/quoting.ts";
import { BlockedButton } from "./BlockedButton.tsx";

/** How many sitemaps and crawlers are shown, and lines of each; the rest is counted. */
const MOST_SHOWN = 50;
const MOST_LINES = 5;

/** What became of each sitemap, and which lines block the listed URLs. */
export function SitemapDetails(props: {
  listing: SitemapListing;
  blocked: readonly BlockedListed[];
}) {
  const { listing, blocked } = props;
  return (
    <>
      <FileList listing={listing} />
      <BlockedTable blocked={blocked} all={listing.urls.size} />
    </>
  );
}

function FileList({ listing }: { listing: SitemapListing }) {
  const { settled } = useSession();
  const { question } = useSettledState(reportOf);
  const files = useMemo(() => listing.files.slice(0, MOST_SHOWN), [listing]);
  const kept = useMemo(() => {
    const urls = files.map(({ url }) => url);
    return blockedSitemaps(reportOn(settled.getState(), { ...question, urls }));
  }, [settled, question, files]);
  const reading = readSite(listing.asked);
  const site = reading.kind === "site" ? reading.site : null;
  const rest = listing.files.length - files.length;
  return (
    <section className="sitemaps" aria-label={sitemapWords.title} tabIndex={0}>
      <ul>
        {files.map((file) => {
          const by = kept.get(file.url);
          const other = site && otherSite(file.url, site);
          return (
            <li key={file.url}>
              <code>{excerpt(file.url)}</code>
              {[
                ...sitemapWords.about(file),
                ...(by ? [sitemapWords.blockedSitemap(by.crawlers, by.lines)] : []),
                ...(other ? [sitemapWords.onOtherSite(other)] : []),
              ].map((sentence) => (
                <p key={sentence}>
                  <Sentence text={sentence} />
                </p>
              ))}
            </li>
          );
        })}
        {rest > 0 && <li>{sitemapWords.moreFiles(rest)}</li>}
        {listing.unread > 0 && <li>{sitemapWords.unread(listing.unread)}</li>}
      </ul>
    </section>
  );
}

/** The robots.txt that governs a URL, if it is not that of `site`. */
function otherSite(url: string, site: Site): string | null {
  const address = siteOf(url);
  if (address.kind !== "site") return null;
  const robots = robotsUrlOf(address.site);
  return robots === robotsUrlOf(site) ? null : robots;
}

function BlockedTable({ blocked, all }: { blocked: readonly BlockedListed[]; all: number }) {
  const goToLine = useGoToLine();
  const some = blocked.filter(({ count }) => count > 0).slice(0, MOST_SHOWN);
  if (some.length === 0) return null;
  return (
    <table className="hops blocked-lines">
      <thead>
        <tr>
          <th scope="col">{sitemapWords.crawler}</th>
          <th scope="col">{sitemapWords.blockedColumn}</th>
          <th scope="col">{sitemapWords.lines}</th>
        </tr>
      </thead>
      <tbody>
        {some.map((one) => (
          <tr key={one.crawler}>
            <th scope="row">
              <BlockedButton blocked={one} />
            </th>
            <td>{sitemapWords.blockedOf(one.count, all)}</td>
            <td>
              {one.lines.slice(0, MOST_LINES).map(([line, count]) =>
                line === null ? (
                  <span key="none">{sitemapWords.line(line, count)}</span>
                ) : (
                  <button key={line} type="button" className="link" onClick={() => goToLine(line)}>
                    {sitemapWords.line(line, count)}
                  </button>
                ),
              )}{" "}
              {one.lines.length > MOST_LINES &&
                sitemapWords.moreLines(one.lines.length - MOST_LINES)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
