import type { RefObject } from "react";
import { useStore } from "zustand";
import { useSessionState } from "../../panels/workspace.tsx";
import type { Session } from "../../session/session.ts";
import { LiveStrip } from "../later-parts.tsx";
import type { Live } from "./live.ts";
import { liveOf } from "./live-file.ts";

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
