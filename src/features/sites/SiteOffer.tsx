// @chunk panels
import { useDeferredValue, useMemo } from "react";
import { analysisOf, otherFilesOf, siteOf } from "../../core/derived.ts";
import { siteInput, urlsInput } from "../../core/inputs.ts";
import { setSite } from "../../core/intents.ts";
import { Sentence } from "../../ui/Sentence.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { useSession, useSettledState } from "../../ui/workspace.tsx";
import { type OfferedSite, offeredSite } from "./model.ts";
import { siteWords } from "./words.ts";

/** Over the table: offers as the site the one that its URLs most likely mean; nothing where that is known. */
export function SiteOffer() {
  const session = useSession();
  const urls = useDeferredValue(useSettledState((state) => state.field(urlsInput.field)));
  const site = useSettledState((state) => state.field(siteInput.field));
  const others = useSettledState(otherFilesOf);
  const sitemap = useSettledState((state) =>
    siteOf(state) ? undefined : analysisOf(state).sitemaps[0]?.url,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are all that it reads of the state
  const offered = useMemo(
    () => offeredSite(session.getState()),
    [session, urls, site, others, sitemap],
  );
  return offered && <Offer {...offered} />;
}

/** The cell or chip of the chosen verdict; in a small window, the tab where no chip is drawn for it. */
const TO_VERDICT =
  "[data-cell][tabindex='0'],.chip[aria-pressed=true],[role=tab][aria-selected=true]";

function Offer(offered: OfferedSite) {
  const session = useSession();
  const bar = useFocusAfter<HTMLDivElement>(TO_VERDICT);
  return (
    <div ref={bar} className="view-bar">
      <Sentence text={siteWords.offered(offered)} />
      <button
        type="button"
        className="offer"
        onClick={() => session.dispatch(setSite(offered.origin))}
      >
        {siteWords.setSite(offered.ungoverned)}
      </button>
    </div>
  );
}
