import { StateEffect } from "@codemirror/state";
import type { Analysis } from "../engine/parse/analysis.ts";
import { analysisOf } from "./conclusions.ts";
import { lineEndingInput } from "./inputs.ts";
import { lives, livesFound, wantedOf } from "./lives.ts";
import type { LivesData, LivesNews } from "./lives-job.ts";
import type { Session } from "./session.ts";

/** Begins a job elsewhere, which tells its news as they come; returns how to cancel it. */
export type RunJob = (data: LivesData, onNews: (news: LivesNews) => void) => () => void;

/** How long nothing must change before a job begins, in milliseconds. */
const QUIET_MS = 400;
/** News are told no more often, in milliseconds. */
const NEWS_MS = 200;

/** Has what the file's rules are good for found out while nobody types, and keeps the session told. */
export function answerLives(session: Session, runJob: RunJob): void {
  let shown: Analysis | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancel = () => {};
  const onChange = () => {
    const analysis = analysisOf(session.getState());
    if (analysis === shown) return;
    shown = analysis;
    cancel();
    clearTimeout(timer);
    timer = setTimeout(() => {
      cancel = begin(session, runJob);
    }, QUIET_MS);
  };
  session.dispatch({ effects: StateEffect.appendConfig.of(lives()) });
  session.subscribe(onChange);
  onChange();
}

/** Begins a job for what is wanted; returns how to end it. */
function begin(session: Session, runJob: RunJob): () => void {
  const state = session.getState();
  const groups = wantedOf(state);
  if (!groups) return () => {};
  const analysis = analysisOf(state);
  const telling = new Telling((news) =>
    session.dispatch({ effects: livesFound({ analysis, news }) }),
  );
  const data: LivesData = {
    text: state.doc.toString(),
    dialect: analysis.dialect.id,
    breakOctets: state.field(lineEndingInput.field).length,
    groups,
  };
  const cancel = runJob(data, (news) => telling.take(news));
  return () => {
    cancel();
    telling.stop();
  };
}

/** Gathers news, and tells them together: the last as soon as they are there. */
class Telling {
  private readonly tell: (news: LivesNews) => void;
  private untold: LivesNews | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  constructor(tell: (news: LivesNews) => void) {
    this.tell = tell;
  }

  take(news: LivesNews): void {
    if (this.isStopped) return;
    this.untold = { ...news, groups: [...(this.untold?.groups ?? []), ...news.groups] };
    if (news.done === news.total) this.tellAll();
    else this.timer ??= setTimeout(() => this.tellAll(), NEWS_MS);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private tellAll(): void {
    const { untold } = this;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.untold = null;
    if (untold) this.tell(untold);
  }
}
