import { useRef } from "react";
import { PAUSE_MS } from "../../core/scheduler.ts";
import { blockedRequestsOf } from "../../tasks/requests/blocked-requests.ts";
import type { BlockedRequests } from "../../tasks/requests/logged.ts";
import { useWork } from "../../ui/use-work.ts";
import { useSettledState } from "../../ui/workspace.tsx";

/** What is blocked of the requests, by the settled state; while it is counted anew, what it was before. */
export function useBlocked(): BlockedRequests | null {
  const work = useSettledState(blockedRequestsOf);
  const last = useRef<BlockedRequests | null>(null);
  const counted = useWork(work, { priority: "count", quiet: PAUSE_MS });
  if (counted) last.current = counted;
  return last.current;
}
