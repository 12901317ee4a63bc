import { useVirtualizer } from "@tanstack/react-virtual";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { expectationsOf, focusOf } from "../../core/derived.ts";
import type { Cell } from "../../core/inputs.ts";
import { removeUrl } from "../../core/intents.ts";
import { focusCell } from "../../editor/reveal.ts";
import type { Report } from "../../engine/decide/report.ts";
import type { Content, TableColumn } from "../../tasks/table/columns.ts";
import { laterTableWords } from "../../tasks/table/later-words.ts";
import type { Rows } from "../../tasks/table/rows.ts";
import { verdictTableWords } from "../../tasks/table/words.ts";
import { DecidingLine, OutcomeMark, PendingMark, StandingMark } from "../../ui/marks.tsx";
import { useSession, useSessionState, useWorkspace } from "../../ui/workspace.tsx";
import { numberText } from "../../words/numbers.ts";
import { regionWords } from "../../words/regions.ts";
import { markWords, shownOutcomes, termWords } from "../../words/terms.ts";
import { litIn } from "./drawn-cells.ts";

/** The verdicts on a phone: a card for each URL, its crawlers gathered by outcome. */
export function VerdictCards(props: {
  report: Report;
  columns: readonly TableColumn[];
  rows: Rows;
}) {
  const { report, columns, rows } = props;
  const scroller = useRef<HTMLUListElement>(null);
  // What the columns are asked for, besides the report.
  useSessionState(expectationsOf);
  useSessionState((state) => litIn(state).join());
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
    <ul className="cards" ref={scroller} aria-label={regionWords.verdicts}>
      <li aria-hidden="true" style={{ height: cards.getTotalSize() }} />
      {cards.getVirtualItems().map(({ index, start }) => {
        const url = rows.at(index);
        return (
          <li
            key={urls[url]}
            className="card"
            ref={cards.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            <Card url={url} columns={columns} />
          </li>
        );
      })}
    </ul>
  );
}

/** A verdict of a card, with the title of its column. */
interface CardVerdict {
  readonly title: string;
  readonly cell: Cell;
  readonly content: Extract<Content, { kind: "verdict" }>;
}

function Card({ url, columns }: { url: number; columns: readonly TableColumn[] }) {
  const verdicts: CardVerdict[] = [];
  const others: ReactNode[] = [];
  for (const { id, title, crawler, gathered, contentOf } of columns) {
    const content = contentOf(url);
    if (content.kind === "several") {
      const cell = { url, crawler: gathered?.leadsTo(url) ?? 0 };
      others.push(<Several key={id} {...{ title, content, cell }} />);
    } else if (content.kind !== "verdict") others.push(<AboutUrl key={id} {...{ url, content }} />);
    else if (crawler !== null) verdicts.push({ title, cell: { url, crawler }, content });
  }
  return (
    <>
      {others}
      {shownOutcomes.map((outcome) => {
        const chips = verdicts.filter(({ content }) => content.outcome === outcome);
        if (chips.length === 0) return null;
        return (
          <div className="chips" key={outcome}>
            <OutcomeMark outcome={outcome} />
            <ul>
              {chips.map((verdict) => (
                <Chip key={verdict.cell.crawler} {...verdict} />
              ))}
            </ul>
          </div>
        );
      })}
      {verdicts.some(({ content }) => content.outcome === null) && <PendingMark />}
    </>
  );
}

type SeveralContent = Extract<Content, { kind: "several" }>;

/** The verdicts for the crawlers of a purpose; leads to one of them. */
function Several(props: { title: string; content: SeveralContent; cell: Cell }) {
  const { title, content, cell } = props;
  const session = useSession();
  return (
    <div className="chips">
      <button
        type="button"
        className={content.isUnmet ? "chip is-unmet" : "chip"}
        title={content.title}
        onClick={() => session.dispatch(focusCell(session.getState(), cell))}
      >
        {title}: {content.text}
      </button>
    </div>
  );
}

type UrlContent = Extract<Content, { kind: "url" }>;

/** The URL itself, as the heading of its card. */
function AboutUrl({ url, content }: { url: number; content: UrlContent }) {
  const session = useSession();
  return (
    <>
      <h3 className="keeps-end">
        <bdi dir="ltr">{content.path}</bdi>
      </h3>
      <button
        type="button"
        className="card-remove"
        aria-label={laterTableWords.remove(content.text)}
        onClick={({ currentTarget }) => {
          const card = currentTarget.closest("li");
          const next = card?.nextElementSibling ?? card?.previousElementSibling;
          // The card takes its own button along; after the last one, the box for URLs has the focus.
          next?.querySelector<HTMLElement>(".card-remove")?.focus();
          session.dispatch(removeUrl(session.getState(), url));
        }}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </>
  );
}

function Chip({ title, cell, content }: CardVerdict) {
  const { outcome, line, isLit, expected, standing, others, file, asked } = content;
  const session = useSession();
  const focused = useSessionState((state) => {
    const focus = focusOf(state);
    return focus?.url === cell.url && focus.crawler === cell.crawler;
  });
  const View = useStore(useWorkspace().shown, ({ cell }) => cell);
  return (
    <li>
      <button
        type="button"
        className={standing === "unmet" ? "chip is-unmet" : "chip"}
        aria-pressed={focused}
        onClick={() => session.dispatch(focusCell(session.getState(), cell))}
      >
        {title} {outcome && <span className="sr-only">{termWords.outcomes[outcome]} </span>}
        {expected && standing && (
          <StandingMark standing={standing} said={markWords.standing(standing, expected)} />
        )}
        {View && outcome === "allow" ? (
          <View {...cell} />
        ) : (
          <DecidingLine
            line={line}
            lit={isLit}
            {...(file && { said: laterTableWords.lineOf(line ?? 0, file) })}
          />
        )}
        {asked ? (
          <span className="times">
            <span aria-hidden="true">{numberText(asked)}×</span>
            <span className="sr-only">{verdictTableWords.asked(asked)}</span>
          </span>
        ) : null}
        <DifferMark others={others} />
      </button>
    </li>
  );
}

/** Says which main parsers decide a verdict differently; nothing where `others` is empty. */
function DifferMark({ others }: { others: string }) {
  if (others === "") return null;
  return (
    <span className="differs" title={others}>
      <span aria-hidden="true">*</span>
      <span className="sr-only">{others}</span>
    </span>
  );
}
