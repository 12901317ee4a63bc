import type { ComponentProps, RefObject } from "react";
import { useStore } from "zustand";
import type { Session } from "../../core/session.ts";
import { inNotice, later } from "../../ui/later.tsx";
import { useSessionState } from "../../ui/workspace.tsx";
import { partWords } from "../../words/regions.ts";
import { type Live, liveOf } from "./model.ts";

const LiveStrip = later<ComponentProps<typeof import("./LiveStrip.tsx").LiveStrip>>(
  partWords.live,
  () => import("./LiveStrip.tsx").then((module) => module.LiveStrip),
  inNotice,
);

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
