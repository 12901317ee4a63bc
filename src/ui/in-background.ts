import type { Progress } from "../core/scheduler.ts";
import { ownScript } from "./own-script.ts";

/** Who hears of a job, and what ends it. */
interface Listener<News> {
  readonly onNews: (news: News, isDone: boolean) => void;
  /** The worker could not be loaded, or broke. */
  readonly onFailure: () => void;
  readonly signal: AbortSignal;
}

/** Asks a worker of its own, away from keys and frames, and tells what it finds as it finds it. `workerUrl`: a script that calls `answerInWorker`. */
export function inBackground<News>(
  workerUrl: string,
  question: unknown,
  { onNews, onFailure, signal }: Listener<News>,
): void {
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
}
