import type { Session } from "../../core/session.ts";
import { type Notice, saying } from "../../ui/notices.ts";
import { actionWords } from "../../words/regions.ts";
import { newsOf } from "./model.ts";

/** Asks a site for its robots.txt, and opens it or has news of what came of it; says where that could not be begun. */
export function openLive(session: Session, site: string): Promise<Notice | null> {
  const asked = session.getState();
  return import("./open-live.ts").then(
    async (module) => {
      await module.openLive(session, newsOf(session), { site, crawler: null }, asked);
      return null;
    },
    () => saying(actionWords.liveNotLoaded),
  );
}
