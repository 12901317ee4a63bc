import { Globe } from "lucide-react";
import { siteOf } from "../../core/derived.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { useSession, useSessionState, useTell } from "../../ui/workspace.tsx";
import { circumstanceWords } from "../../words/circumstances.ts";
import { openLive } from "./later.ts";

/** Where the focus goes when what it was on is gone with the answer. */
export const OPEN_LIVE = "open-live";

/** Asks the site for its robots.txt. Nothing else does: a request is made when somebody wants it. */
export function OpenLiveButton({ site }: { site: string }) {
  const session = useSession();
  const tell = useTell();
  const isSite = useSessionState((state) => siteOf(state) !== null);
  const { openLive: name, openLiveAbout, openLiveNeedsSite } = circumstanceWords;
  return (
    <ActionButton
      id={OPEN_LIVE}
      Icon={Globe}
      name={name}
      title={isSite ? openLiveAbout : openLiveNeedsSite}
      disabled={!isSite}
      onClick={() => tell(openLive(session, site))}
    />
  );
}
