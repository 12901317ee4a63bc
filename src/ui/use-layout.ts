import { useSyncExternalStore } from "react";

/** How the regions are arranged: all at once; Crawlers and Groups behind tabs; one at a time. */
export type Layout = "wide" | "narrow" | "phone";

const NARROW = "(max-width: 1179.98px)";
const PHONE = "(max-width: 779.98px)";

/** The layout that the window has room for. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, layout);
}

function layout(): Layout {
  if (matchMedia(PHONE).matches) return "phone";
  return matchMedia(NARROW).matches ? "narrow" : "wide";
}

function subscribe(onChange: () => void): () => void {
  const queries = [matchMedia(NARROW), matchMedia(PHONE)];
  for (const query of queries) query.addEventListener("change", onChange);
  return () => {
    for (const query of queries) query.removeEventListener("change", onChange);
  };
}
