// @chunk panels
import { Info } from "lucide-react";
import { type CSSProperties, memo, useCallback, useEffect, useMemo, useState } from "react";
import { analysisOf, dialectFor, readingsOf } from "../../core/derived.ts";
import { crawlersInput, MOST_CRAWLERS } from "../../core/inputs.ts";
import { addCrawlers, placeOfCrawler, removeCrawler, showCrawler } from "../../core/intents.ts";
import { type Category, crawlerFacts } from "../../engine/crawlers/crawler.ts";
import { categories, crawlerNamed, followerNamed } from "../../engine/crawlers/index.ts";
import { purposeOf } from "../../engine/crawlers/purposes.ts";
import { agentOf, type Selection, select } from "../../engine/decide/select.ts";
import { loggedIn } from "../../tasks/requests/logged.ts";
import { whyWords } from "../../tasks/why/words.ts";
import type { RegionProps } from "../../ui/feature.ts";
import { whereShown } from "../../ui/later.tsx";
import { Badge, OutcomeMark, PendingMark } from "../../ui/marks.tsx";
import { oneTabStop } from "../../ui/one-tab-stop.tsx";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { FilterBox } from "../../ui/Pick.tsx";
import { VirtualRows } from "../../ui/VirtualRows.tsx";
import {
  useGoToLine,
  useSession,
  useSessionState,
  useSettledState,
  useWorkspace,
} from "../../ui/workspace.tsx";
import { catalogueWords } from "../../words/catalogue.ts";
import { numberText } from "../../words/numbers.ts";
import { regionWords } from "../../words/regions.ts";
import { CrawlerDetails, DETAILS_HEIGHT, ObeysFact } from "./CrawlerDetails.tsx";
import { type CrawlerAnswer, type CrawlerAnswers, followAnswers } from "./crawler-answers.ts";
import {
  crawlersAsking,
  crawlersAtHand,
  crawlersFor,
  crawlersFound,
  type ListingRow,
  withDetails,
} from "./crawler-listing.ts";
import { NoCrawlers } from "./NoCrawlers.tsx";
import { showPurpose } from "./show-purpose.ts";
import { crawlerListWords } from "./words.ts";
import "./style.css";

/** Which crawlers the panel lists: those at hand, those that asked for something by a log, or those of the catalogue with one purpose. */
type Listing = "at-hand" | "log" | Category;

const LISTINGS: readonly Listing[] = ["at-hand", ...categories];
const LISTINGS_OF_LOG: readonly Listing[] = ["at-hand", "log", ...categories];

const AskedBy = whereShown(crawlerListWords.inLog, () =>
  import("../requests/AskedBy.tsx").then((module) => module.AskedBy),
);

/** The region Crawlers: which group each crawler reads and why; and the catalogue to choose more from. */
export function CrawlersPanel(props: RegionProps) {
  const { session, typed: boxes } = useWorkspace();
  const named = useSessionState((state) => analysisOf(state).join);
  const chosen = useSessionState((state) => state.field(crawlersInput.field));
  const logged = useSessionState(loggedIn);
  // A log that comes is shown, unless the person looks at something else.
  const [picked, setListing] = useState<Listing | null>(null);
  const wanted = picked ?? (logged ? "log" : "at-hand");
  const listing = wanted === "log" && !logged ? "at-hand" : wanted;
  const [typed, setTyped] = useState(boxes.crawler);
  const [detailed, setDetailed] = useState<string | null>(null);
  const answers = useAnswers(props.folded ?? false);
  const rows = useMemo(() => {
    if (typed) return crawlersFound(typed);
    if (listing === "at-hand") return crawlersAtHand(chosen, named);
    if (listing === "log") return crawlersAsking(logged?.crawlers ?? [], chosen);
    return crawlersFor(listing);
  }, [typed, listing, chosen, named, logged]);
  const shown = withDetails(rows, detailed);
  const details = shown.findIndex(({ kind }) => kind === "details");
  // The choice that Enter takes: the best match, unless an arrow key went on from it.
  const choices = typed ? rows.flatMap((row) => ("token" in row ? row.token : [])) : [];
  const [choice, setChoice] = useState(0);
  const chosenToken = choices[Math.min(choice, choices.length - 1)] ?? null;
  const type = useCallback(
    (text: string) => {
      boxes.crawler = text;
      setTyped(text);
      setChoice(0);
    },
    [boxes],
  );
  const add = useCallback(
    (token: string) => {
      session.dispatch(showCrawler(session.getState(), token));
      type("");
      setListing("at-hand");
    },
    [session, type],
  );
  const drawRow = useCallback(
    (row: ListingRow) => (
      <RowView
        row={row}
        chosen={chosen}
        answers={answers}
        isChoice={"token" in row && row.token === chosenToken}
        detailed={detailed}
        isLogged={listing === "log" && !typed}
        onDetail={setDetailed}
        onAdd={add}
      />
    ),
    [chosen, answers, chosenToken, detailed, listing, typed, add],
  );
  const isFull = chosen.length >= MOST_CRAWLERS;
  const operator = chosenToken === null ? null : (crawlerNamed(chosenToken)?.operator ?? null);
  const move = (by: number) => setChoice(Math.max(0, Math.min(choice + by, choices.length - 1)));
  const onKey: Readonly<Record<string, () => void>> = {
    Enter: () => (chosenToken === null ? type("") : add(chosenToken)),
    Escape: () => type(""),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
  };
  return (
    <section className="panel crawlers" aria-label={regionWords.crawlers}>
      <PanelHead
        title={regionWords.crawlers}
        count={numberText(chosen.length)}
        folded={props.folded ?? false}
        onFold={props.onFold}
      >
        <FilterBox
          aria-label={crawlerListWords.add}
          placeholder={isFull ? crawlerListWords.full(MOST_CRAWLERS) : crawlerListWords.hint}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            const act = onKey[event.key];
            if (!act || event.nativeEvent.isComposing) return;
            if (event.key.startsWith("Arrow")) event.preventDefault();
            act();
          }}
        />
        <span className="sr-only" role="status">
          {chosenToken !== null &&
            (placeOfCrawler(chosen, chosenToken) < 0
              ? crawlerListWords.entering(chosenToken, operator)
              : crawlerListWords.inTable(chosenToken))}
        </span>
      </PanelHead>
      {!props.folded && (
        <>
          <Listings
            listings={logged ? LISTINGS_OF_LOG : LISTINGS}
            {...{ listing, answers }}
            onChoose={setListing}
          />
          {chosen.length === 0 && listing === "at-hand" && !typed && (
            <NoCrawlers text={crawlerListWords.none} />
          )}
          <VirtualRows
            rows={shown}
            rowHeight={props.rowHeight}
            tall={details < 0 ? undefined : { index: details, height: DETAILS_HEIGHT }}
            keyOf={keyOf}
            label={typed ? crawlerListWords.found : nameOf(listing)}
            shown={
              chosenToken === null
                ? null
                : shown.findIndex((row) => "token" in row && row.token === chosenToken)
            }
          >
            {drawRow}
          </VirtualRows>
        </>
      )}
    </section>
  );
}

/** What the file says to crawlers now; null until that is known, and while the panel is folded. */
function useAnswers(folded: boolean): CrawlerAnswers | null {
  const session = useSession();
  const [answers, setAnswers] = useState<CrawlerAnswers | null>(null);
  useEffect(() => {
    if (folded) return;
    const stop = followAnswers(session, setAnswers);
    return () => {
      stop();
      setAnswers(null);
    };
  }, [session, folded]);
  return answers;
}

function Listings(props: {
  listings: readonly Listing[];
  listing: Listing;
  answers: CrawlerAnswers | null;
  onChoose: (listing: Listing) => void;
}) {
  const { answers, onChoose } = props;
  const { session, shown, questions } = useWorkspace();
  return (
    <div className="purposes" ref={oneTabStop} role="group" aria-label={crawlerListWords.lists}>
      {props.listings.map((listing) => {
        const purpose = listing === "at-hand" || listing === "log" ? null : listing;
        const all = purpose ? purposeOf(purpose).named.length : 0;
        const blocked = purpose ? answers?.blocked.get(purpose) : undefined;
        return (
          <button
            key={listing}
            type="button"
            aria-pressed={listing === props.listing}
            title={
              blocked === undefined
                ? undefined
                : crawlerListWords.aboutBlocked(blocked, all, answers?.areOfTable === true)
            }
            onClick={() => onChoose(listing)}
          >
            {nameOf(listing)}
            {blocked !== undefined && blocked > 0 && (
              <span className="n" aria-hidden="true">
                {crawlerListWords.blockedShortly(blocked, all)}
              </span>
            )}
          </button>
        );
      })}
      {questions.map(({ name, ask }) => (
        <button key={name} type="button" className="asks" onClick={() => ask({ session, shown })}>
          {name}
        </button>
      ))}
    </div>
  );
}

function nameOf(listing: Listing): string {
  if (listing === "log") return crawlerListWords.inLog;
  return listing === "at-hand" ? crawlerListWords.atHand : catalogueWords.categories[listing];
}

function keyOf(row: ListingRow): string {
  if (row.kind === "crawler") return row.token;
  if (row.kind === "own") return `own ${row.token}`;
  if (row.kind === "unnamed") return `unnamed ${row.crawler.name}`;
  return row.kind === "heading" ? row.title : `about ${row.crawler.name}`;
}

function RowView(props: {
  row: ListingRow;
  /** The crawlers of the table. */
  chosen: readonly string[];
  answers: CrawlerAnswers | null;
  /** Whether Enter in the box adds it. */
  isChoice: boolean;
  detailed: string | null;
  /** Whether it tells what the crawler asked for. */
  isLogged: boolean;
  onDetail: (token: string | null) => void;
  onAdd: (token: string) => void;
}) {
  const { row, chosen, answers, isChoice, detailed, isLogged, onDetail, onAdd } = props;
  if (row.kind === "heading")
    return (
      <HeadingRow
        {...row}
        blocked={row.purpose && (answers?.blocked.get(row.purpose) ?? null)}
        areOfTable={answers?.areOfTable === true}
      />
    );
  if (row.kind === "unnamed") return <p className="unnamed">{row.crawler.name}</p>;
  if (row.kind === "details") return <CrawlerDetails crawler={row.crawler} />;
  if (row.kind === "own")
    return (
      <button
        type="button"
        className={isChoice ? "own is-choice" : "own"}
        onClick={() => onAdd(row.token)}
      >
        {placeOfCrawler(chosen, row.token) < 0
          ? crawlerListWords.addOwn(row.token)
          : crawlerListWords.inTable(row.token)}
      </button>
    );
  const open = row.token === detailed;
  return (
    <CrawlerRow
      token={row.token}
      index={isLogged ? placeOfCrawler(chosen, row.token) : chosen.indexOf(row.token)}
      answer={answers?.of.get(row.token) ?? null}
      all={answers}
      {...{ isChoice, isLogged, open }}
      onToggle={() => onDetail(open ? null : row.token)}
    />
  );
}

/** `blocked`: of a purpose, how many may fetch nothing (see CrawlerAnswers), or null while that is not known. */
function HeadingRow(
  props: Extract<ListingRow, { kind: "heading" }> & {
    blocked: number | null | undefined;
    areOfTable: boolean;
  },
) {
  const { title, count, tokens, purpose, blocked, areOfTable } = props;
  const session = useSession();
  return (
    <div className="row-heading">
      <h3>
        {title}{" "}
        <span className="n">
          {typeof blocked === "number"
            ? crawlerListWords.blockedOf(blocked, count, areOfTable)
            : numberText(count)}
        </span>
      </h3>
      {purpose === undefined && tokens.length > 0 && (
        <button
          type="button"
          aria-label={crawlerListWords.addAllOf(title)}
          onClick={() => session.dispatch(addCrawlers(session.getState(), tokens))}
        >
          {crawlerListWords.addAll}
        </button>
      )}
      {purpose && <ColumnButtons {...{ purpose, title, tokens }} />}
    </div>
  );
}

/** Show the crawlers of a purpose in the table: with a column each, or with one for all. */
function ColumnButtons(props: { purpose: Category; title: string; tokens: readonly string[] }) {
  const { purpose, title, tokens } = props;
  const session = useSession();
  const show = (isOne: boolean) => () =>
    session.dispatch(showPurpose(session.getState(), purpose, tokens, isOne));
  return (
    <span className="as-columns">
      <button
        type="button"
        aria-label={crawlerListWords.asColumnsOf(title)}
        title={crawlerListWords.aboutColumns(tokens.length)}
        onClick={show(false)}
      >
        {crawlerListWords.asColumns}
      </button>
      <button
        type="button"
        aria-label={crawlerListWords.asOneOf(title)}
        title={crawlerListWords.aboutOne(tokens.length)}
        onClick={show(true)}
      >
        {crawlerListWords.asOne}
      </button>
    </span>
  );
}

/** One crawler: whether it is in the table, what the file says to it, and the group that it reads. */
function CrawlerRow(props: {
  token: string;
  /** Its place in the table; -1 where it is not in it. */
  index: number;
  answer: CrawlerAnswer | null;
  /** Those of all crawlers. */
  all: CrawlerAnswers | null;
  isChoice: boolean;
  isLogged: boolean;
  open: boolean;
  onToggle: () => void;
}) {
  const { token, index, answer, all, isChoice, isLogged, open, onToggle } = props;
  const goToLine = useGoToLine();
  const { group, reason } = useSettledState((state) => {
    const analysis = readingsOf(state).by(dialectFor(state, token));
    return select(analysis, followerNamed(token));
  }, readsTheSame);
  const line = agentOf(reason)?.line.number ?? null;
  const known = crawlerNamed(token);
  const [fact] = known ? crawlerFacts(known) : [];
  const reads = (
    <>
      <Badge group={group} />
      {!isLogged && <span className="reason">{whyWords.reason(reason)}</span>}
    </>
  );
  return (
    <div className={`crawler${isChoice ? " is-choice" : ""}${isLogged ? " is-logged" : ""}`}>
      <InTable token={token} index={index} />
      {isLogged ? <AskedBy token={token} /> : <Answer answer={answer} all={all} />}
      {line === null ? (
        <span
          className="reads"
          title={whyWords.reason(reason)}
          data-term={whyWords.explainedBy[reason.kind]}
        >
          {reads}
        </span>
      ) : (
        <button
          type="button"
          className="reads"
          title={whyWords.reason(reason)}
          data-term={whyWords.explainedBy[reason.kind]}
          onClick={() => goToLine(line)}
        >
          {reads}
        </button>
      )}
      {isLogged && known && <ObeysFact crawler={known} />}
      {!isLogged && fact && <span className="fact">{catalogueWords.shortFacts[fact]}</span>}
      {!known && <span className="fact is-unknown">{crawlerListWords.unknown}</span>}
      {known && (
        <button
          type="button"
          className={fact ? "about has-fact" : "about"}
          title={fact && catalogueWords.facts[fact]}
          aria-expanded={open}
          aria-label={crawlerListWords.about(token)}
          onClick={onToggle}
        >
          <Info className="icon" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

// React writes into a checkbox whenever it draws its row, which an answer causes at each pause of typing.
const InTable = memo(function InTable({ token, index }: { token: string; index: number }) {
  const session = useSession();
  const known = crawlerNamed(token);
  const toggle = (box: HTMLInputElement) => {
    const neighbour = neighbourOf(box);
    const state = session.getState();
    session.dispatch(index < 0 ? addCrawlers(state, [token]) : removeCrawler(state, index));
    // A crawler that leaves the table leaves its list, and would take the focus along.
    requestAnimationFrame(() => !box.isConnected && neighbour?.focus());
  };
  return (
    <label
      title={crawlerListWords.named(
        token,
        known
          ? catalogueWords.operator(known.operator, known.category)
          : crawlerListWords.notInCatalogue,
      )}
    >
      <input type="checkbox" checked={index >= 0} onChange={({ target }) => toggle(target)} />
      <span className="name">{token}</span>
    </label>
  );
});

/** How many URLs of the table are blocked for a crawler, as a number over a bar; of a table without URLs, whether it may fetch `/`. */
function Answer({ answer, all }: { answer: CrawlerAnswer | null; all: CrawlerAnswers | null }) {
  if (!answer || !all || (all.isCounting && !answer.counts))
    return (
      <span className="answer">
        <PendingMark />
      </span>
    );
  const { outcome, counts } = answer;
  const { urlCount } = all;
  const title = crawlerListWords.answer(outcome, counts?.disallow ?? null, urlCount);
  if (!counts)
    return (
      <span className="answer" title={title}>
        <code>{crawlerListWords.root}</code>{" "}
        <OutcomeMark outcome={outcome} word={whyWords.participles[outcome]} />
      </span>
    );
  const [blocked, allowed] = [counts.disallow, counts.allow].map((count) => count / urlCount);
  const style: BarStyle = { "--blocked": blocked ?? 0, "--allowed": allowed ?? 0 };
  return (
    <span className="answer is-bar" title={title} style={style}>
      <span className="n">{crawlerListWords.blockedUrls(counts.disallow, urlCount)}</span>
      <span className="unit">{crawlerListWords.blocked}</span>
    </span>
  );
}

type BarStyle = CSSProperties & { "--blocked": number; "--allowed": number };

function readsTheSame(before: Selection, now: Selection): boolean {
  if (before.group?.index !== now.group?.index || before.reason.kind !== now.reason.kind)
    return false;
  const [old, agent] = [agentOf(before.reason), agentOf(now.reason)];
  return old?.name === agent?.name && old?.line.number === agent?.line.number;
}

/** The box of the next crawler in the list, or of the one before the last. */
function neighbourOf(box: HTMLInputElement): HTMLInputElement | undefined {
  const boxes = [...(box.closest("ul")?.querySelectorAll("input") ?? [])];
  const index = boxes.indexOf(box);
  return boxes[index + 1] ?? boxes[index - 1];
}
