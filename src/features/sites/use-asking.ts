import { useEffect, useRef, useState } from "react";
import type { Session } from "../../core/session.ts";
import type { Site } from "../../engine/url/scope.ts";
import { askSite, type Failure } from "./ask-site.ts";
import { originOf } from "./model.ts";

/** What is going on with sites, by origin: being asked, or why there is no response. */
export type Asking = ReadonlyMap<string, "asking" | Failure>;

/** Asks sites, one after the other, and tells what is going on; what draws this being gone ends it. */
export function useAsking(session: Session): {
  readonly asking: Asking;
  readonly ask: (sites: readonly Site[]) => void;
  /** Forgets a failure. */
  readonly forget: (site: Site) => void;
} {
  const [asking, setAsking] = useState<Asking>(new Map());
  const gone = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);
  const tell = (site: Site, news: "asking" | Failure | null) =>
    setAsking((before) => {
      const now = new Map(before);
      if (news) now.set(originOf(site), news);
      else now.delete(originOf(site));
      return now;
    });
  const ask = async (sites: readonly Site[]) => {
    const { signal } = gone.current;
    for (const site of sites) tell(site, "asking");
    for (const site of sites) {
      const failure = await askSite(session, site, signal).catch(() => null);
      if (signal.aborted) return;
      tell(site, failure);
    }
  };
  return { asking, ask: (sites) => void ask(sites), forget: (site) => tell(site, null) };
}
