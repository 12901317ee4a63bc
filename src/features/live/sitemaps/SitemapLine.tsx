import "./style.css";
import { ChevronDown } from "lucide-react";
import { useId, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { analysisOf, reportOf } from "../../../core/derived.ts";
import type { LiveFile } from "../../../tasks/live/model.ts";
import { type BlockedListed, ListedBlocked } from "../../../tasks/live/sitemaps/listed-blocked.ts";
import {
  absoluteUrls,
  listsOwn,
  relativeCount,
  type SitemapListing,
  sitemapsOf,
} from "../../../tasks/live/sitemaps/model.ts";
import { sitemapWords } from "../../../tasks/live/sitemaps/words.ts";
import { Sentence } from "../../../ui/Sentence.tsx";
import { useWork } from "../../../ui/use-work.ts";
import { useSession, useSessionState, useSettledState, useTell } from "../../../ui/workspace.tsx";
import { LiveAction } from "../LiveLine.tsx";
import { BlockedButton } from "./BlockedButton.tsx";
import { SitemapDetails } from "./SitemapDetails.tsx";
import { sitemapRunOf, testSitemaps } from "./test-sitemaps.ts";

/** The sitemaps that the file of a site names; once they are read, what they list and who is blocked from it. */
export function SitemapLine(props: {
  file: LiveFile;
  /** Keeps the focus near: what was pressed goes with what it did. */
  onGone: () => void;
}) {
  const { file, onGone } = props;
  const session = useSession();
  const tell = useTell();
  const run = useStore(sitemapRunOf(session));
  const found = useSessionState(sitemapsOf);
  const analysis = useSettledState(analysisOf);
  const named = useMemo(() => absoluteUrls(analysis.sitemaps), [analysis]);
  const { asked } = file.answer;
  const listing = found?.asked === asked ? found : null;
  const usual = new URL("/sitemap.xml", asked).href;
  const test = (roots: readonly string[]) => () => {
    onGone();
    tell(testSitemaps(session, { roots, asked, crawler: file.question.crawler }));
  };
  if (run) {
    const { progress, waiting, cancel } = run;
    return (
      <div className="live-line">
        <p role="status" className="live-fact">
          {waiting === null ? sitemapWords.reading : sitemapWords.waiting(waiting)}
        </p>
        <div className="live-facts">
          {waiting === null && progress && <Sentence text={sitemapWords.progress(progress)} />}
        </div>
        <div className="live-actions">
          <LiveAction
            name={sitemapWords.cancel}
            onClick={() => {
              onGone();
              cancel();
            }}
          />
        </div>
      </div>
    );
  }
  if (listing)
    return <ListedLine listing={listing} onAgain={test(named.length > 0 ? named : [usual])} />;
  return (
    <div className="live-line">
      <p className="live-sentence">
        <Sentence text={sitemapWords.named(named, relativeCount(analysis.sitemaps))} />
      </p>
      <div className="live-actions">
        {!named.includes(usual) && (
          <LiveAction name={sitemapWords.tryUsual} onClick={test([usual])} />
        )}
        {named.length > 0 && (
          <button
            type="button"
            className="action outlined"
            title={sitemapWords.testAbout}
            onClick={test(named)}
          >
            {sitemapWords.test}
          </button>
        )}
      </div>
    </div>
  );
}

/** How many crawlers have a button in the line; the details have all. */
const MOST_BUTTONS = 4;

function ListedLine({ listing, onAgain }: { listing: SitemapListing; onAgain: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const blocked = useBlocked(listing);
  return (
    <>
      <div className="live-line">
        <p role="status" className="live-fact">
          {sitemapWords.read(listing)}
        </p>
        <div className="live-facts listed-blocked">
          {sitemapWords.news(listing).map((news) => (
            <span key={news}>
              <Sentence text={news} />
            </span>
          ))}
          <BlockedButtons blocked={blocked} listing={listing} />
        </div>
        <div className="live-actions">
          <LiveAction name={sitemapWords.again} onClick={onAgain} />
          <button
            type="button"
            className="action unfolds"
            aria-label={sitemapWords.detailsOf}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {sitemapWords.details}
            <ChevronDown className="icon" aria-hidden="true" />
          </button>
        </div>
      </div>
      <div id={id} className="live-details" hidden={!isOpen}>
        {isOpen && <SitemapDetails listing={listing} blocked={blocked ?? []} />}
      </div>
    </>
  );
}

/** Counted anew after each change of the file or the table, between frames; until then, what was counted last. */
function useBlocked(listing: SitemapListing): readonly BlockedListed[] | null {
  const report = useSettledState(reportOf);
  const search = useMemo(() => new ListedBlocked(report, listing.urls), [report, listing]);
  const last = useRef<readonly BlockedListed[] | null>(null);
  const result = useWork(search, { priority: "count" });
  if (result !== null) last.current = result;
  return last.current;
}

function BlockedButtons(props: {
  blocked: readonly BlockedListed[] | null;
  listing: SitemapListing;
}) {
  const { blocked, listing } = props;
  if (blocked === null) return <span>{sitemapWords.counting}</span>;
  const some = blocked.filter(({ count }) => count > 0);
  if (some.length === 0) return listsOwn(listing) && <span>{sitemapWords.noneBlocked}</span>;
  const shown = [...some].sort((a, b) => b.count - a.count).slice(0, MOST_BUTTONS);
  return (
    <>
      <span>{sitemapWords.listedButBlocked}</span>
      {shown.map((one) => (
        <BlockedButton key={one.crawler} blocked={one} />
      ))}
      {some.length > shown.length && (
        <span>{sitemapWords.moreBlocked(some.length - shown.length)}</span>
      )}
    </>
  );
}
