import { answerInWorker } from "../../core/scheduler.ts";
import { type Formatting, FormatWork } from "../../engine/prove/format.ts";
import type { Checks } from "../../engine/prove/format-proof.ts";
import type { FormatQuestion } from "./model.ts";

/** How far Format is, as plain data from a worker. */
export interface FormatNews extends Checks {
  /** Null until all is checked. */
  readonly formatting: Formatting | null;
}

answerInWorker(({ text, lineEnd }: FormatQuestion) => {
  const work = new FormatWork(text, lineEnd);
  return {
    run: (isTimeUp) => work.run(isTimeUp),
    takeNews: (): FormatNews => ({ ...work.checks, formatting: work.result }),
  };
});
