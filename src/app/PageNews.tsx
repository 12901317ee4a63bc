// @chunk panels
import { RefreshCw, TriangleAlert } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import type { Report } from "../engine/decide/report.ts";
import { CloseButton } from "../ui/ActionButton.tsx";
import { CopyTrouble } from "../ui/Broken.tsx";
import { ownScript } from "../ui/in-background.ts";
import { TO_FILE, useFocusAfter } from "../ui/use-focus-after.ts";
import { pageNewsWords } from "./later-words.ts";
import { VerdictNews } from "./VerdictNews.tsx";

/** What the page has to say of itself: that something broke, or that there is a new version of it; and of the table, what changed since it was `first`. */
export function PageNews({ first }: { first: RefObject<Report | null> }) {
  const [uncaught, setUncaught] = useState<{ readonly error: unknown } | null>(null);
  const [update, setUpdate] = useState<{ readonly reload: () => void } | null>(null);
  useEffect(() => onUncaught((error) => setUncaught({ error })), []);
  useEffect(() => onNewVersion((reload) => setUpdate({ reload })), []);
  return (
    <>
      <VerdictNews first={first} />
      {uncaught && (
        <News isAlert onClose={() => setUncaught(null)}>
          <TriangleAlert className="icon" aria-hidden="true" />
          <p>{pageNewsWords.broken}</p>
          <CopyTrouble where={pageNewsWords.thePage} error={uncaught.error} />
        </News>
      )}
      <div role="status" className="told">
        {update && (
          <News onClose={() => setUpdate(null)}>
            <p>{pageNewsWords.newVersion}</p>
            <button type="button" className="action" onClick={update.reload}>
              <RefreshCw className="icon" aria-hidden="true" />
              {pageNewsWords.reload}
            </button>
          </News>
        )}
      </div>
    </>
  );
}

function News(props: { isAlert?: boolean; onClose: () => void; children: ReactNode }) {
  const bar = useFocusAfter<HTMLDivElement>(TO_FILE);
  return (
    <div ref={bar} className="notice news" role={props.isAlert ? "alert" : undefined}>
      <div>{props.children}</div>
      <CloseButton onClose={props.onClose} />
    </div>
  );
}

/**
 * Calls `tell` with the first error that was not caught, a promise's included; the console has them
 * all. Only the first: where one thing is broken, more often follow. Returns how to stop.
 */
function onUncaught(tell: (error: unknown) => void): () => void {
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

/**
 * Has the browser keep the page for when there is no network, and calls `tell` with how to change
 * to a newer version as soon as one waits. Nothing changes before that is called. Returns how to
 * stop telling. Where the browser keeps nothing, as in a private window, nothing happens.
 */
function onNewVersion(tell: (reload: () => void) => void): () => void {
  let stopped = false;
  // Vite's server for development builds no service worker.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return () => {};
  registerServiceWorker()
    .then((registration) =>
      watch(registration, () => stopped || tell(() => changeTo(registration))),
    )
    .catch(() => {});
  return () => {
    stopped = true;
  };
}

function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  const url = new URL("service-worker.js", document.baseURI);
  return navigator.serviceWorker.register(ownScript(url.href));
}

function watch(registration: ServiceWorkerRegistration, onWaiting: () => void): void {
  const look = () => registration.waiting && onWaiting();
  if (registration.active) look();
  registration.addEventListener("updatefound", () => {
    // The first version there is takes over at once, though WebKit says for a moment that it waits.
    if (registration.active) registration.installing?.addEventListener("statechange", look);
  });
  // A page can stay open for weeks.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

function changeTo({ waiting }: ServiceWorkerRegistration): void {
  // Where another tab was reloaded first, nothing waits any more.
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waiting.postMessage("take over");
}
