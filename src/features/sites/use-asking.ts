import { useState } from "react";
import type { Session } from "../../core/session.ts";
import type { Site } from "../../engine/url/scope.ts";
import { askSite, type Failure } from "./ask-site.ts";
import { originOf } from "./model.ts";

/** What is going on with sites, by origin: being asked, or why there is no response. */
type Asking = ReadonlyMap<string, "asking" | Failure>;

/** Asks sites, one after the other, and tells what is going on. It goes on when the list is closed, so that a person can watch the table. */
export function useAsking(session: Session): {
  readonly asking: Asking;
  /** In how many seconds the next site is asked, where the server takes no more requests; otherwise null. */
  readonly waiting: number | null;
  readonly ask: (sites: readonly Site[]) => void;
  /** Forgets a failure. */
  readonly forget: (site: Site) => void;
} {
  const [asking, setAsking] = useState<Asking>(new Map());
  const [waiting, setWaiting] = useState<number | null>(null);
  const tell = (site: Site, news: "asking" | Failure | null) =>
    setAsking((before) => {
      const now = new Map(before);
      if (news) now.set(originOf(site), news);
      else now.delete(originOf(site));
      return now;
    });
  const ask = async (sites: readonly Site[]) => {
    for (const site of sites) tell(site, "asking");
    for (const site of sites) {
      const failure = await askSite(session, site, setWaiting);
      setWaiting(null);
      tell(site, failure);
    }
  };
  return {
    asking,
    waiting,
    ask: (sites) => void ask(sites),
    forget: (site) => tell(site, null),
  };
}
