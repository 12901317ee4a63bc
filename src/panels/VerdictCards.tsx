import { useVirtualizer } from "@tanstack/react-virtual";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { focusCell } from "../editor/reveal.ts";
import type { Report } from "../engine/report.ts";
import type { Outcome } from "../engine/verdict.ts";
import { focusOf } from "../session/derived.ts";
import { removeUrl } from "../session/intents.ts";
import { isLit, type LitLines, useLitLines } from "./lit-lines.ts";
import { DecidingLine, OutcomeMark, PendingMark } from "./VerdictMark.tsx";
import { useReport, useSession, useSessionState } from "./workspace.tsx";

const OUTCOME_ORDER: readonly Outcome[] = ["disallow", "allow", "undefined", "not-governed"];

/** The verdicts on a phone: a card for each URL, its crawlers gathered by outcome. */
export function VerdictCards() {
  const report = useReport();
  const lit = useLitLines();
  const scroller = useRef<HTMLUListElement>(null);
  const { urls } = report.question;
  const cards = useVirtualizer({
    count: urls.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 112,
    overscan: 6,
  });
  const shown = useSessionState((state) => focusOf(state)?.url ?? 0);
  useEffect(() => cards.scrollToIndex(shown), [shown, cards]);
  return (
    <ul className="cards" ref={scroller}>
      <li aria-hidden="true" style={{ height: cards.getTotalSize() }} />
      {cards.getVirtualItems().map(({ index, start }) => (
        <li
          key={urls[index]}
          className="card"
          ref={cards.measureElement}
          data-index={index}
          style={{ transform: `translateY(${start}px)` }}
        >
          <Card index={index} url={urls[index] ?? ""} report={report} lit={lit} />
        </li>
      ))}
    </ul>
  );
}

function Card(props: { index: number; url: string; report: Report; lit: LitLines }) {
  const { index, url, report, lit } = props;
  const session = useSession();
  const outcomes = report.columns.map((_, crawler) => report.outcomeAt(index, crawler));
  return (
    <>
      <h3>{url}</h3>
      <button
        type="button"
        className="card-remove"
        aria-label={`Remove ${url}`}
        onClick={() => session.dispatch(removeUrl(session.getState(), index))}
      >
        <X className="icon" aria-hidden="true" />
      </button>
      {OUTCOME_ORDER.map((outcome) => {
        const crawlers = outcomes.flatMap((found, crawler) => (found === outcome ? crawler : []));
        if (crawlers.length === 0) return null;
        return (
          <div className="chips" key={outcome}>
            <OutcomeMark outcome={outcome} />
            <ul>
              {crawlers.map((crawler) => (
                <Chip key={crawler} url={index} crawler={crawler} report={report} lit={lit} />
              ))}
            </ul>
          </div>
        );
      })}
      {outcomes.includes(null) && <PendingMark />}
    </>
  );
}

function Chip(props: { url: number; crawler: number; report: Report; lit: LitLines }) {
  const { url, crawler, report, lit } = props;
  const session = useSession();
  const line = report.lineAt(url, crawler);
  const focused = useSessionState((state) => {
    const focus = focusOf(state);
    return focus?.url === url && focus.crawler === crawler;
  });
  return (
    <li>
      <button
        type="button"
        className="chip"
        aria-pressed={focused}
        onClick={() => session.dispatch(focusCell(session.getState(), { url, crawler }))}
      >
        {report.columns[crawler]?.token} <DecidingLine line={line} lit={isLit(lit, line)} />
      </button>
    </li>
  );
}
