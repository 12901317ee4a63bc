import type { LivesData, LivesNews } from "../core/lives-job.ts";
import type {
  DifferenceNews,
  DifferenceQuestion,
} from "../features/compare/crawler-differences.ts";
import workerUrl from "./background-worker.ts?worker&url";
import { ownScript } from "./own-script.ts";

/** What can be done beside the page, and what it is asked. */
interface Jobs {
  readonly differences: { readonly question: DifferenceQuestion; readonly news: DifferenceNews };
  readonly lives: { readonly question: LivesData; readonly news: LivesNews };
}

/** What the worker is told to do. */
export type Order = {
  [Kind in keyof Jobs]: { readonly kind: Kind; readonly question: Jobs[Kind]["question"] };
}[keyof Jobs];

/** What it posts: what was found since the last time. */
export interface Progress {
  readonly news: unknown;
  readonly isDone: boolean;
}

/**
 * Does a job in a worker of its own, away from keys and frames, and tells what it finds as it finds
 * it. Returns how to cancel it. `onFailure`: it could not be loaded, or broke.
 */
export function inBackground<Kind extends keyof Jobs>(
  order: Order & { readonly kind: Kind },
  onNews: (news: Jobs[Kind]["news"], isDone: boolean) => void,
  onFailure: () => void,
): () => void {
  const worker = new Worker(ownScript(workerUrl), { type: "module" });
  const stop = () => worker.terminate();
  worker.onmessage = ({ data }: MessageEvent<{ news: Jobs[Kind]["news"]; isDone: boolean }>) => {
    if (data.isDone) stop();
    onNews(data.news, data.isDone);
  };
  worker.onerror = () => {
    stop();
    onFailure();
  };
  worker.postMessage(order);
  return stop;
}
