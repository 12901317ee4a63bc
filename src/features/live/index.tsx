import { useStore } from "zustand";
import { liveFile, liveOf, newsOf } from "../../tasks/live/model.ts";
import type { Feature } from "../../ui/feature.ts";
import { inNotice, later } from "../../ui/later.tsx";
import { useSession, useSessionState } from "../../ui/workspace.tsx";
import { partWords } from "../../words/regions.ts";
import { OpenLiveButton } from "./OpenLiveButton.tsx";

/** Opens the robots.txt of a live site as a crawler would see it, by a handler on the page's own server. Builds on compare (the strip compares with the draft) and draft (opening keeps it). */
export const live: Feature = { state: liveFile, besideSite: [OpenLiveButton], bars: [LiveBar] };

const LiveStrip = later(
  partWords.live,
  () => import("./LiveStrip.tsx").then((module) => module.LiveStrip),
  inNotice,
);

/** The strip about a live site, while there is something to say. */
function LiveBar() {
  const hasNews = useStore(newsOf(useSession()), (news) => news !== null);
  const isOpened = useSessionState((state) => liveOf(state) !== null);
  return (hasNews || isOpened) && <LiveStrip />;
}
