import { ownScript } from "../ui/in-background.ts";

/**
 * Has the browser keep the page for when there is no network, and calls `tell` with how to change
 * to a newer version as soon as one waits. Nothing changes before that is called. Returns how to
 * stop telling. Where the browser keeps nothing, as in a private window, nothing happens.
 */
export function onNewVersion(tell: (reload: () => void) => void): () => void {
  let stopped = false;
  // Vite's server for development builds no service worker.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return () => {};
  keepPage()
    .then((registration) =>
      watch(registration, () => stopped || tell(() => changeTo(registration))),
    )
    .catch(() => {});
  return () => {
    stopped = true;
  };
}

function keepPage(): Promise<ServiceWorkerRegistration> {
  const url = new URL("service-worker.js", document.baseURI);
  return navigator.serviceWorker.register(ownScript(url.href));
}

function watch(registration: ServiceWorkerRegistration, onWaiting: () => void): void {
  const look = () => {
    // Without a controller it is the first version there is, and waits for nobody.
    if (registration.waiting && navigator.serviceWorker.controller) onWaiting();
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
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
