// @chunk panels
import { memo, useMemo } from "react";
import {
  expectationsOf,
  focusedVerdictOf,
  focusOf,
  otherSiteOf,
  requestsOf,
} from "../../core/derived.ts";
import { parserDifferencesOf } from "../../core/parser-differences.ts";
import { ALL_ROWS, type TableView } from "../../core/table-view.ts";
import { explain } from "../../engine/decide/explain.ts";
import type { Column } from "../../engine/decide/report.ts";
import type { Selection } from "../../engine/decide/select.ts";
import type { Verdict } from "../../engine/decide/verdict.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { letterOf } from "../../engine/parse/group.ts";
import { robotsUrlOf, type Site } from "../../engine/url/scope.ts";
import { listingOf } from "../../tasks/live/sitemaps/listed.ts";
import { RowFilter } from "../../tasks/table/filter.ts";
import { whyWords } from "../../tasks/why/words.ts";
import type { RegionProps } from "../../ui/feature.ts";
import { Each, later } from "../../ui/later.tsx";
import { Badge } from "../../ui/marks.tsx";
import { oneTabStop } from "../../ui/one-tab-stop.tsx";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { Marked } from "../../ui/Sentence.tsx";
import { Term, Termed } from "../../ui/Term.tsx";
import { useReport, useSessionState, useTableView, useWorkspace } from "../../ui/workspace.tsx";
import { regionWords } from "../../words/regions.ts";
import { termWords } from "../../words/terms.ts";
import { NearMissTable } from "./NearMisses.tsx";
import { Overlay } from "./Overlay.tsx";
import "./style.css";

// Most pages are read before a person looks at other parsers.
const OtherParsers = later(
  whyWords.others,
  () => import("./OtherParsers.tsx").then((module) => module.OtherParsers),
  (content) => content ?? <p className="others">{whyWords.askingOthers}</p>,
);

/** The region Why: the focused verdict in a sentence, and every rule that matches laid over the URL. */
export function WhyPanel(props: RegionProps) {
  const verdict = useSessionState((state) => focusedVerdictOf(state)?.verdict);
  const column = useSessionState((state) => focusedVerdictOf(state)?.column, areTracedAlike);
  const other = useSessionState(otherSiteOf);
  const { besideWhy, overVerdict, belowVerdict } = useWorkspace();
  return (
    <section className="panel why" aria-label={regionWords.why}>
      <PanelHead title={regionWords.why} folded={props.folded ?? false} onFold={props.onFold}>
        {column && <Trace token={column.token} selection={column.selection} />}
        <Each components={besideWhy} />
      </PanelHead>
      {!props.folded &&
        (verdict && column ? (
          <div className="why-scroller">
            <HiddenRow />
            <Each components={overVerdict} />
            <Answer verdict={verdict} dialect={column.analysis.dialect} other={other} />
            <ReadOnly text={whyWords.readOnly([column.token], column.analysis)} />
            <Each components={belowVerdict} />
            <OtherParsers />
          </div>
        ) : (
          <p className="empty">{whyWords.nothingChosen}</p>
        ))}
    </section>
  );
}

/** Whether two crawlers came to a group of the same letter in the same way: every key makes other columns. */
function areTracedAlike(before: Column | undefined, now: Column | undefined): boolean {
  if (!before || !now) return before === now;
  return (
    before.token === now.token &&
    before.analysis.dialect === now.analysis.dialect &&
    before.selection.group?.index === now.selection.group?.index &&
    whyWords.reason(before.selection.reason) === whyWords.reason(now.selection.reason) &&
    readTo(before.analysis) === readTo(now.analysis)
  );
}

/** The last line that is read of a file over the parser’s limit; null where all is read. */
function readTo({ unread, lineCount }: Analysis): number | null {
  return unread && lineCount;
}

/** How much of the file the crawler reads, where that is not all of it. */
function ReadOnly({ text }: { text: string | null }) {
  return text && <p className="sentence">{text}</p>;
}

/** Says that the row which Why explains is not in sight. */
function HiddenRow() {
  const [view] = useTableView();
  return view === ALL_ROWS ? null : <HiddenBy view={view} />;
}

function HiddenBy({ view }: { view: TableView }) {
  const report = useReport();
  const expectations = useSessionState(expectationsOf);
  const differences = useSessionState(parserDifferencesOf);
  const listed = useSessionState(listingOf)?.urls;
  const requests = useSessionState(requestsOf);
  const url = useSessionState((state) => focusOf(state)?.url);
  const filter = useMemo(
    () => new RowFilter(report, expectations, view, differences, listed, requests),
    [report, expectations, view, differences, listed, requests],
  );
  if (url === undefined || filter.shows(url)) return null;
  return <p className="hidden-row">{whyWords.hiddenRow}</p>;
}

/** How the crawler came to its group. By keyboard, its row in Crawlers leads to the same terms. */
function Trace({ token, selection }: { token: string; selection: Selection }) {
  const { group } = selection;
  return (
    <ol className="trace">
      <li>
        <b>{token}</b>
      </li>
      <li>
        <Term id={whyWords.explainedBy[selection.reason.kind]} isOutOfTab>
          {whyWords.reason(selection.reason)}
        </Term>
      </li>
      {group && (
        <li>
          <Term id="group" isOutOfTab>
            <Marked text={whyWords.group(letterOf(group))}>{() => <Badge group={group} />}</Marked>
          </Term>
        </li>
      )}
    </ol>
  );
}

/** The phrases of the sentence that the glossary explains. Not in one with text of a stranger, which may have the same words. */
function phrasesOf({ ground }: Verdict, other: Site | null): typeof whyWords.phrases {
  const isOurs = other === null && (ground.kind === "rule" || ground.kind === "no-match");
  return isOurs && !(ground.kind === "rule" && ground.rule.derived) ? whyWords.phrases : [];
}

// Most keys leave the verdict as it is.
const Answer = memo(function Answer(props: {
  verdict: Verdict;
  dialect: Dialect;
  /** Whose file decides; null for the one in the editor. */
  other: Site | null;
}) {
  const { verdict, dialect, other } = props;
  const explanation = explain(verdict, dialect);
  const asked = verdict.target.path;
  return (
    <div ref={oneTabStop} role="group" aria-label={whyWords.laid}>
      <p className="sentence">
        <b className={`v-${verdict.outcome}`}>
          <Term id={termWords.explainedBy[verdict.outcome]}>
            {whyWords.participles[verdict.outcome]}
          </Term>
        </b>
        <Termed
          text={whyWords.verdict(verdict, explanation, other && robotsUrlOf(other))}
          terms={phrasesOf(verdict, other)}
        />
      </p>
      {verdict.ground.kind === "open" && dialect.leavesOpen && (
        <blockquote className="leaves-open">{dialect.leavesOpen}</blockquote>
      )}
      {verdict.ground.kind === "rejected" && (
        <p className="sentence">{dialect.grouping.rejectsFile?.effect}</p>
      )}
      {verdict.ground.kind === "rule" && verdict.ground.group.overridingRule && (
        <p className="sentence">{dialect.grouping.overridingEffect}</p>
      )}
      {explanation ? (
        <Overlay explanation={explanation} path={asked} />
      ) : (
        asked && (
          <>
            <p className="asked">
              <Marked text={whyWords.comparedAs(asked)}>{(path) => <code>{path}</code>}</Marked>
            </p>
            <NearMissTable path={asked} />
          </>
        )
      )}
    </div>
  );
});
