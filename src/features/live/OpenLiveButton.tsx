import { Globe } from "lucide-react";
import { siteOf } from "../../core/derived.ts";
import { type Notice, saying } from "../../core/notices.ts";
import type { Session } from "../../core/session.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import type { BesideSiteProps } from "../../ui/feature.ts";
import { useSession, useSessionState, useTell } from "../../ui/workspace.tsx";
import { circumstanceWords } from "../../words/circumstances.ts";
import { actionWords } from "../../words/regions.ts";

/** Where the focus goes when the strip that had it is gone. */
export const OPEN_LIVE = "open-live";

/** Asks the site for its robots.txt. Nothing else does: a request is made only when it is wanted. */
export function OpenLiveButton({ site, onAsk }: BesideSiteProps) {
  const session = useSession();
  const tell = useTell();
  const isSite = useSessionState((state) => siteOf(state) !== null);
  const { openLive: name, openLiveAbout, openLiveNeedsSite } = circumstanceWords;
  // The page around a frame could have people click a button that they do not see.
  if (window.top !== window) return null;
  return (
    <ActionButton
      id={OPEN_LIVE}
      type="submit"
      Icon={Globe}
      name={name}
      title={isSite ? openLiveAbout : openLiveNeedsSite}
      disabled={!isSite}
      onClick={() => {
        onAsk?.();
        tell(openLive(session, site));
      }}
    />
  );
}

/** Asks a site for its robots.txt, and opens it or has news about it; returns what to say where that could not begin. */
function openLive(session: Session, site: string): Promise<Notice | null> {
  const asked = session.getState();
  return import("./open-live.ts").then(
    async (module) => {
      await module.openLive(session, { site, crawler: null }, asked);
      return null;
    },
    () => saying(actionWords.liveNotLoaded),
  );
}
