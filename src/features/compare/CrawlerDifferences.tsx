import { ArrowRight, Check, ChevronRight, Plus } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import { addCrawlers, addUrlList } from "../../core/intents.ts";
import { urlOf } from "../../engine/url/url.ts";
import {
  type AlikeDifference,
  ANYONE_ELSE,
  type Summary,
} from "../../tasks/compare/crawler-differences.ts";
import { comparedTextWords, differenceWords } from "../../tasks/compare/words.ts";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { VirtualRows } from "../../ui/VirtualRows.tsx";
import { useSession, useSessionState } from "../../ui/workspace.tsx";
import { excerpt } from "../../words/quoting.ts";
import { regionWords } from "../../words/regions.ts";
import { TurnSide } from "./comparing.tsx";
import { type DifferenceRow, differenceRows, isSameRow, keyOf, textOf } from "./difference-rows.ts";
import { type DifferenceSearch, findingsOf, type Phase } from "./difference-search.ts";

/** The region Crawlers of a comparison: for each crawler a URL with different verdicts, or that there is none. */
export function CrawlerDifferences(props: {
  search: DifferenceSearch;
  onCancel: () => void;
  onTryAgain: () => void;
  rowHeight: number;
}) {
  const { search, onCancel, onTryAgain, rowHeight } = props;
  const { found, summary, isCurrent } = findingsOf(search);
  const [open, setOpen] = useState<string | null>(null);
  const rows = useMemo(() => differenceRows(found, open), [found, open]);
  const drawRow = useCallback((row: DifferenceRow) => {
    switch (row.kind) {
      case "readers": {
        const toggled = row.isOpen ? null : textOf(row.alike);
        return <ReadersRow {...row} onToggle={() => setOpen(toggled)} />;
      }
      case "reader":
        return <p className="reader-row">{nameOf(row.token)}</p>;
      case "difference":
        return <FoundRow alike={row.alike} />;
    }
  }, []);
  return (
    <section className="panel compared" aria-label={regionWords.crawlers} aria-busy={!isCurrent}>
      <PanelHead title={regionWords.crawlers} />
      <SearchState
        phase={search.phase}
        summary={summary}
        onCancel={onCancel}
        onTryAgain={onTryAgain}
      />
      {rows.length > 0 && (
        <VirtualRows
          rows={rows}
          rowHeight={rowHeight}
          keyOf={keyOf}
          isSame={isSameRow}
          label={differenceWords.list}
        >
          {drawRow}
        </VirtualRows>
      )}
      {search.phase.kind === "same" && <p className="empty">{differenceWords.about}</p>}
    </section>
  );
}

/** Crawlers for which the same was found; a button that unfolds their names where there are several. */
function ReadersRow(props: { alike: AlikeDifference; isOpen: boolean; onToggle: () => void }) {
  const { alike, isOpen, onToggle } = props;
  const names = differenceWords.crawlers(alike.readers.map(nameOf));
  if (alike.readers.length === 1) return <p className="readers-row">{names}</p>;
  return (
    <button type="button" className="readers-row" aria-expanded={isOpen} onClick={onToggle}>
      <ChevronRight className="icon" aria-hidden="true" />
      <span>{names}</span>
    </button>
  );
}

function nameOf(token: string): string {
  return excerpt(differenceWords.crawler(token));
}

/** What was found: a URL with different verdicts, and the lines that decide; or that there is none. */
function FoundRow({ alike }: { alike: AlikeDifference }) {
  const { difference, readers } = alike;
  if (difference.kind === "equal")
    return <p className="found-row">{differenceWords.same[difference.why]}</p>;
  if (difference.kind === "undecided")
    return <p className="found-row">{differenceWords.undecided}</p>;
  const { path, before, after } = difference;
  return (
    <div className="found-row">
      <AddWitness path={path} readers={readers} />
      <code title={excerpt(path)}>{excerpt(path)}</code>
      <TurnSide side="before" {...before} />
      <ArrowRight className="icon turn-arrow" aria-hidden="true" />
      <TurnSide side="now" {...after} />
    </div>
  );
}

/** Adds the URL to the table. Where none of the crawlers is in the table, it also adds the first, so that a verdict changes there. */
function AddWitness({ path, readers }: { path: string; readers: readonly string[] }) {
  const session = useSession();
  const url = urlOf(path);
  const hasUrl = useSessionState((state) => state.field(urlsInput.field).includes(url));
  const hasReader = useSessionState((state) =>
    state.field(crawlersInput.field).some((token) => readers.includes(token)),
  );
  // The table cannot have "any other crawler": it has no product token.
  const missing = hasReader ? [] : readers.filter((token) => token !== ANYONE_ELSE).slice(0, 1);
  const isThere = hasUrl && missing.length === 0;
  const add = () => {
    const state = session.getState();
    const { effects: urls = [] } = addUrlList(state, [url]);
    const { effects: crawlers = [] } = addCrawlers(state.update({ effects: urls }).state, missing);
    // In one transaction, so that one undo takes both out again.
    session.dispatch({ effects: [urls, crawlers].flat() });
  };
  const name = isThere ? differenceWords.added(path) : differenceWords.add([path, ...missing]);
  const Icon = isThere ? Check : Plus;
  return (
    <button
      type="button"
      className="witness-add"
      aria-label={name}
      title={name}
      aria-disabled={isThere}
      onClick={() => !isThere && add()}
    >
      <Icon className="icon" aria-hidden="true" />
    </button>
  );
}

/** The state of the search: its result, how far it is and how to stop it, or how to begin it again. */
function SearchState(props: {
  phase: Phase;
  summary: Summary | null;
  onCancel: () => void;
  onTryAgain: () => void;
}) {
  const { phase, summary, onCancel, onTryAgain } = props;
  const isOver = phase.kind === "stopped" || phase.kind === "failed";
  return (
    <div className="search-state">
      {/* The result is announced, and not the progress. */}
      <p role="status">{sentenceOf(phase, summary)}</p>
      {phase.kind === "searching" && (
        <div className="searching">
          <progress
            aria-label={differenceWords.progressBar}
            value={phase.done}
            max={phase.total || 1}
          />
          <span>
            {phase.total > 0
              ? differenceWords.progress(phase.done, phase.total)
              : differenceWords.begins}
          </span>
          <button type="button" className="small" onClick={onCancel}>
            {differenceWords.cancel}
          </button>
        </div>
      )}
      {isOver && (
        <button type="button" className="small" onClick={onTryAgain}>
          {differenceWords.tryAgain}
        </button>
      )}
    </div>
  );
}

function sentenceOf(phase: Phase, summary: Summary | null): string {
  switch (phase.kind) {
    case "same":
      return comparedTextWords.same;
    case "failed":
      return differenceWords.failed;
    case "stopped":
      return differenceWords.stopped(phase.done, phase.total);
    case "waiting":
    case "searching":
    case "done":
      return summary ? differenceWords.summary(summary) : "";
  }
}
