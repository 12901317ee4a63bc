import { useStore } from "zustand";
import { inNotice, later } from "../../ui/later.tsx";
import { useSession, useSessionState } from "../../ui/workspace.tsx";
import { partWords } from "../../words/regions.ts";
import { liveOf, newsOf } from "./model.ts";

const LiveStrip = later<object>(
  partWords.live,
  () => import("./LiveStrip.tsx").then((module) => module.LiveStrip),
  inNotice,
);

/** The strip about a live site, while there is something to say. */
export function LiveBar() {
  const hasNews = useStore(newsOf(useSession()), (news) => news !== null);
  const isOpened = useSessionState((state) => liveOf(state) !== null);
  return (hasNews || isOpened) && <LiveStrip />;
}
