import { RefreshCw, TriangleAlert, X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import type { Report } from "../engine/decide/report.ts";
import { CopyTrouble } from "../ui/Broken.tsx";
import { layoutWords } from "../words/regions.ts";
import { onNewVersion } from "./new-version.ts";
import { VerdictNews } from "./VerdictNews.tsx";
import { pageNewsWords } from "./words.ts";

/** What the page has to say of itself: that something broke, or that there is a new version of it; and of the table, what changed since it was `first`. */
export function PageNews({ first }: { first: Report }) {
  const [uncaught, setUncaught] = useState<{ readonly error: unknown } | null>(null);
  const [update, setUpdate] = useState<{ readonly reload: () => void } | null>(null);
  useEffect(() => onUncaught((error) => setUncaught({ error })), []);
  useEffect(() => onNewVersion((reload) => setUpdate({ reload })), []);
  return (
    <>
      <VerdictNews first={first} />
      {uncaught && (
        <News role="alert" onClose={() => setUncaught(null)}>
          <TriangleAlert className="icon" aria-hidden="true" />
          <p>{pageNewsWords.broken}</p>
          <CopyTrouble where={pageNewsWords.thePage} error={uncaught.error} />
        </News>
      )}
      {update && (
        <News role="status" onClose={() => setUpdate(null)}>
          <p>{pageNewsWords.newVersion}</p>
          <button type="button" className="action" onClick={update.reload}>
            <RefreshCw className="icon" aria-hidden="true" />
            {pageNewsWords.reload}
          </button>
        </News>
      )}
    </>
  );
}

function News(props: { role: "alert" | "status"; onClose: () => void; children: ReactNode }) {
  return (
    <div className="notice news" role={props.role}>
      <div>{props.children}</div>
      <button
        type="button"
        className="action only-icon"
        aria-label={layoutWords.close}
        onClick={props.onClose}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  );
}

/**
 * Calls `tell` with the first error that nobody caught, a promise's included; the console has them
 * all. Only the first: where one thing is broken, more often follow. Returns how to stop.
 */
export function onUncaught(tell: (error: unknown) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const once = (error: unknown) => {
    stopping.abort();
    tell(error);
  };
  addEventListener(
    "error",
    ({ error, message }) => {
      // Not broken, only drawn a frame later: the browser reports it without an error.
      if (!message.startsWith("ResizeObserver loop")) once(error ?? new Error(message));
    },
    { signal },
  );
  addEventListener("unhandledrejection", ({ reason }) => once(reason), { signal });
  return () => stopping.abort();
}
