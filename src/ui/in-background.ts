import type { Progress } from "../core/scheduler.ts";

/** Who hears of a job, and what ends it. */
interface Listener<News> {
  readonly onNews: (news: News, isDone: boolean) => void;
  /** The worker could not be loaded, or broke. */
  readonly onFailure: () => void;
  readonly signal: AbortSignal;
}

/** Asks a worker of its own, away from keys and frames, and tells what it finds as it finds it. `workerUrl`: a script that answers with `Progress`, such as one that calls `answerInWorker`. Returns how to tell it more. */
export function inBackground<News>(
  workerUrl: string,
  question: unknown,
  { onNews, onFailure, signal }: Listener<News>,
): (more: unknown) => void {
  const worker = new Worker(ownScript(workerUrl), { type: "module" });
  const stop = () => worker.terminate();
  worker.onmessage = ({ data }: MessageEvent<Progress<News>>) => {
    if (data.isDone) stop();
    onNews(data.news, data.isDone);
  };
  worker.onerror = () => {
    stop();
    onFailure();
  };
  worker.postMessage(question);
  signal.addEventListener("abort", stop, { once: true });
  return (more) => worker.postMessage(more);
}

/** What browsers with Trusted Types offer: https://www.w3.org/TR/trusted-types/. */
declare global {
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { readonly createScriptURL: (url: string) => string },
        ): { createScriptURL(url: string): string };
      }
    | undefined;
}

// The one policy that config/security.ts allows: no other code makes an address into a script.
const policy = globalThis.trustedTypes?.createPolicy("own-script", {
  createScriptURL(url) {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError("This script is not of this page");
  },
});

/** The address of a script of this page, as Worker and register want it under the page's policy. Throws for another origin's. */
export function ownScript(url: string): string {
  return policy ? policy.createScriptURL(url) : url;
}
