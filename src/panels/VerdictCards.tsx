import { useVirtualizer } from "@tanstack/react-virtual";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { focusCell } from "../editor/reveal.ts";
import type { Report } from "../engine/report.ts";
import type { Outcome } from "../engine/verdict.ts";
import { focusOf, reportOf } from "../session/derived.ts";
import { removeUrl } from "../session/intents.ts";
import { useIsLit } from "./GridRow.tsx";
import { DecidingLine, OutcomeMark } from "./VerdictMark.tsx";
import { useSession, useSessionState } from "./workspace.tsx";

const OUTCOME_ORDER: readonly Outcome[] = ["disallow", "allow", "undefined", "not-governed"];

/** The verdicts on a phone: a card for each URL, its crawlers gathered by outcome. */
export function VerdictCards() {
  const report = useSessionState(reportOf);
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
          <Card index={index} url={urls[index] ?? ""} report={report} />
        </li>
      ))}
    </ul>
  );
}

function Card({ index, url, report }: { index: number; url: string; report: Report }) {
  const session = useSession();
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
        const crawlers = report.columns
          .map((_, crawler) => crawler)
          .filter((crawler) => report.verdictAt(index, crawler)?.outcome === outcome);
        if (crawlers.length === 0) return null;
        return (
          <div className="chips" key={outcome}>
            <OutcomeMark outcome={outcome} />
            <ul>
              {crawlers.map((crawler) => (
                <Chip key={crawler} url={index} crawler={crawler} report={report} />
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}

function Chip({ url, crawler, report }: { url: number; crawler: number; report: Report }) {
  const session = useSession();
  const verdict = report.verdictAt(url, crawler);
  const focused = useSessionState((state) => {
    const focus = focusOf(state);
    return focus?.url === url && focus.crawler === crawler;
  });
  return (
    verdict && (
      <li>
        <button
          type="button"
          className="chip"
          aria-pressed={focused}
          onClick={() => session.dispatch(focusCell(session.getState(), { url, crawler }))}
        >
          {report.columns[crawler]?.token} <LitLine verdict={verdict} />
        </button>
      </li>
    )
  );
}

function LitLine({ verdict }: { verdict: NonNullable<ReturnType<Report["verdictAt"]>> }) {
  return <DecidingLine verdict={verdict} lit={useIsLit(verdict)} />;
}
