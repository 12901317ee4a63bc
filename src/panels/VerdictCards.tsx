import { useVirtualizer } from "@tanstack/react-virtual";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { expectationsOf, focusOf } from "../core/derived.ts";
import type { Expectations } from "../core/expectations.ts";
import { removeUrl } from "../core/intents.ts";
import { standingOf } from "../core/mismatches.ts";
import { focusCell } from "../editor/reveal.ts";
import type { Report } from "../engine/decide/report.ts";
import type { Outcome } from "../engine/decide/verdict.ts";
import type { Rows } from "../session/rows/rows.ts";
import { isLit, type LitLines, useLitLines } from "../ui/lit-lines.ts";
import { DecidingLine, OutcomeMark, PendingMark, StandingMark } from "../ui/VerdictMark.tsx";
import { useSession, useSessionState } from "../ui/workspace.tsx";
import { verdictTableWords } from "../words/verdict-table.ts";

const OUTCOME_ORDER: readonly Outcome[] = ["disallow", "allow", "undefined", "not-governed"];

/** The verdicts on a phone: a card for each URL, its crawlers gathered by outcome. */
export function VerdictCards({ report, rows }: { report: Report; rows: Rows }) {
  const expectations = useSessionState(expectationsOf);
  const lit = useLitLines();
  const scroller = useRef<HTMLUListElement>(null);
  const { urls } = report.question;
  const cards = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 112,
    overscan: 6,
  });
  const focused = useSessionState((state) => focusOf(state)?.url ?? 0);
  const shown = Math.max(0, rows.rowOf(focused));
  useEffect(() => cards.scrollToIndex(shown), [shown, cards]);
  return (
    <ul className="cards" ref={scroller}>
      <li aria-hidden="true" style={{ height: cards.getTotalSize() }} />
      {cards.getVirtualItems().map(({ index, start }) => {
        const url = rows.at(index);
        return (
          <li
            key={urls[url]}
            className="card"
            ref={cards.measureElement}
            data-index={index}
            style={{ transform: `translateY(${start}px)` }}
          >
            <Card index={url} url={urls[url] ?? ""} {...{ report, expectations, lit }} />
          </li>
        );
      })}
    </ul>
  );
}

interface Shown {
  readonly report: Report;
  readonly expectations: Expectations;
  readonly lit: LitLines;
}

function Card({ index, url, ...shown }: Shown & { index: number; url: string }) {
  const { report } = shown;
  const session = useSession();
  const outcomes = report.columns.map((_, crawler) => report.outcomeAt(index, crawler));
  return (
    <>
      <h3>{url}</h3>
      <button
        type="button"
        className="card-remove"
        aria-label={verdictTableWords.remove(url)}
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
                <Chip key={crawler} url={index} crawler={crawler} outcome={outcome} {...shown} />
              ))}
            </ul>
          </div>
        );
      })}
      {outcomes.includes(null) && <PendingMark />}
    </>
  );
}

function Chip(props: Shown & { url: number; crawler: number; outcome: Outcome }) {
  const { url, crawler, outcome, report, expectations, lit } = props;
  const expected = expectations.at(url, crawler);
  const standing = standingOf(expected, outcome);
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
        className={standing === "unmet" ? "chip is-unmet" : "chip"}
        aria-pressed={focused}
        onClick={() => session.dispatch(focusCell(session.getState(), { url, crawler }))}
      >
        {report.columns[crawler]?.token}{" "}
        {expected && standing && <StandingMark {...{ standing, expected }} />}
        <DecidingLine line={line} lit={isLit(lit, line)} />
      </button>
    </li>
  );
}
