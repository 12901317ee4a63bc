import type { RefObject } from "react";
import { useStore } from "zustand";
import { LiveStrip } from "../../app/later-parts.tsx";
import type { Session } from "../../core/session.ts";
import { useSessionState } from "../../ui/workspace.tsx";
import type { Live } from "./model.ts";
import { liveOf } from "./model.ts";

/** What there is to say of a live site, while there is anything. */
export function LiveBar(props: {
  live: Live;
  /** The file of before of a comparison. */
  beforeRef: RefObject<Session | null>;
  onCompare: () => void;
}) {
  const hasNews = useStore(props.live, (news) => news !== null);
  const isOpened = useSessionState((state) => liveOf(state) !== null);
  return (hasNews || isOpened) && <LiveStrip {...props} />;
}
