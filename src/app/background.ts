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

/** Who hears of a job, and what ends it. */
interface Listener<News> {
  readonly onNews: (news: News, isDone: boolean) => void;
  /** It could not be loaded, or broke. */
  readonly onFailure: () => void;
  readonly signal: AbortSignal;
}

/** Does a job in a worker of its own, away from keys and frames, and tells what it finds as it finds it. */
export function inBackground<Kind extends keyof Jobs>(
  order: Order & { readonly kind: Kind },
  { onNews, onFailure, signal }: Listener<Jobs[Kind]["news"]>,
): void {
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
  signal.addEventListener("abort", stop, { once: true });
}
