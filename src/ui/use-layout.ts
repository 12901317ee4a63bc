import { useSyncExternalStore } from "react";

/** How the regions are arranged: all at once; Crawlers and Groups behind tabs; one at a time. */
export type WindowLayout = "wide" | "narrow" | "phone";

const NARROW = "(max-width: 1179.98px)";
const PHONE = "(max-width: 779.98px)";

/** The layout that the window has room for; the page and Compare both arrange their parts by it. */
export function useLayout(): WindowLayout {
  return useSyncExternalStore(subscribe, layout, layout);
}

function layout(): WindowLayout {
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
