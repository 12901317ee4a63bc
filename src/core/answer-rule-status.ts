import { StateEffect } from "@codemirror/state";
import type { Analysis } from "../engine/parse/analysis.ts";
import { analysisOf } from "./derived.ts";
import { lineEndingInput } from "./inputs.ts";
import { ruleStatuses, statusesFound, wantedOf } from "./rule-status.ts";
import type { RuleStatusData, RuleStatusNews } from "./rule-status-job.ts";
import type { Session } from "./session.ts";

/** Begins a job elsewhere, which reports its results as they come; `signal` ends it. */
export type RunJob = (
  data: RuleStatusData,
  onNews: (news: RuleStatusNews) => void,
  signal: AbortSignal,
) => void;

/** A job begins after this time without a change, in milliseconds. */
const QUIET_MS = 400;
/** Results are passed on at this interval, in milliseconds. */
const NEWS_MS = 200;

/** Finds the status of the file's rules while no one types, and reports it to the session. */
export function answerRuleStatus(session: Session, runJob: RunJob): void {
  let shown: Analysis | null = null;
  // Of the job that runs; null while one waits, which each change puts off.
  let under: AbortController | null = new AbortController();
  const run = () => {
    under = new AbortController();
    begin(session, runJob, under.signal);
    return true;
  };
  const onChange = () => {
    const analysis = analysisOf(session.getState());
    if (analysis === shown) return;
    shown = analysis;
    if (!under) return;
    under.abort();
    under = null;
    session.scheduler.start({ priority: "beside", quiet: QUIET_MS, run });
  };
  session.dispatch({ effects: StateEffect.appendConfig.of(ruleStatuses()) });
  session.subscribe(onChange);
  onChange();
}

/** Begins a job for the wanted groups and collects its results; the last ones are passed on at once. */
function begin(session: Session, runJob: RunJob, signal: AbortSignal): void {
  const state = session.getState();
  const groups = wantedOf(state);
  if (!groups) return;
  const analysis = analysisOf(state);
  const data: RuleStatusData = {
    text: state.doc.toString(),
    dialect: analysis.dialect.id,
    breakOctets: state.field(lineEndingInput.field).length,
    groups,
  };
  let untold: RuleStatusNews | null = null;
  const tell = () => {
    const news = signal.aborted ? null : untold;
    untold = null;
    if (news) session.dispatch({ effects: statusesFound({ analysis, news }) });
    return true;
  };
  const onNews = (news: RuleStatusNews) => {
    if (signal.aborted) return;
    const isFirst = untold === null;
    untold = { ...news, groups: [...(untold?.groups ?? []), ...news.groups] };
    if (news.done === news.total) tell();
    else if (isFirst) session.scheduler.start({ priority: "beside", quiet: NEWS_MS, run: tell });
  };
  runJob(data, onNews, signal);
}
