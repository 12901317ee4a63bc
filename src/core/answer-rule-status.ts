import { StateEffect } from "@codemirror/state";
import type { Analysis } from "../engine/parse/analysis.ts";
import { analysisOf } from "./derived.ts";
import { lineEndingInput } from "./inputs.ts";
import { ruleStatuses, statusesFound, wantedOf } from "./rule-status.ts";
import type { RuleStatusData, RuleStatusNews } from "./rule-status-job.ts";
import type { Session } from "./session.ts";

/** Begins a job elsewhere, which tells its news as they come; `signal` ends it. */
export type RunJob = (
  data: RuleStatusData,
  onNews: (news: RuleStatusNews) => void,
  signal: AbortSignal,
) => void;

/** How long nothing must change before a job begins, in milliseconds. */
const QUIET_MS = 400;
/** News are told no more often, in milliseconds. */
const NEWS_MS = 200;

/** Has what the file's rules are good for found out while nobody types, and keeps the session told. */
export function answerRuleStatus(session: Session, runJob: RunJob): void {
  let shown: Analysis | null = null;
  let under = new AbortController();
  const onChange = () => {
    const analysis = analysisOf(session.getState());
    if (analysis === shown) return;
    shown = analysis;
    under.abort();
    under = new AbortController();
    const { signal } = under;
    const run = () => {
      begin(session, runJob, signal);
      return true;
    };
    session.scheduler.start({ priority: "beside", quiet: QUIET_MS, signal, run });
  };
  session.dispatch({ effects: StateEffect.appendConfig.of(ruleStatuses()) });
  session.subscribe(onChange);
  onChange();
}

/** Begins a job for what is wanted, and tells its news together: the last as soon as they are there. */
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
    const news = untold;
    untold = null;
    if (news) session.dispatch({ effects: statusesFound({ analysis, news }) });
    return true;
  };
  const onNews = (news: RuleStatusNews) => {
    if (signal.aborted) return;
    const isFirst = untold === null;
    untold = { ...news, groups: [...(untold?.groups ?? []), ...news.groups] };
    if (news.done === news.total) tell();
    else if (isFirst)
      session.scheduler.start({ priority: "beside", quiet: NEWS_MS, signal, run: tell });
  };
  runJob(data, onNews, signal);
}
