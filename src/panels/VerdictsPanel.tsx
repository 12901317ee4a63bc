import { memo, type ReactNode } from "react";
import type { Report } from "../engine/report.ts";
import type { Outcome } from "../engine/verdict.ts";
import { crawlersInput, urlsInput } from "../session/inputs.ts";
import { numberText } from "../session/phrases.ts";
import { AddUrls } from "./AddUrls.tsx";
import { later } from "./later.tsx";
import { PanelHead } from "./PanelHead.tsx";
import { VerdictGrid } from "./VerdictGrid.tsx";
import { OutcomeMark } from "./VerdictMark.tsx";
import { useReport, useSessionState } from "./workspace.tsx";

// Only phones show cards.
const VerdictCards = later(
  "The verdicts",
  () => import("./VerdictCards.tsx").then((module) => module.VerdictCards),
  (content) => content,
);

/** The region Verdicts: every URL by every crawler, as a grid or, on a phone, as cards. */
export function VerdictsPanel(props: {
  layout: "grid" | "cards";
  folded?: boolean;
  onFold?: () => void;
  /** What can be done with the table as a whole, for its head. */
  actions?: ReactNode;
}) {
  const urls = useSessionState((state) => state.field(urlsInput.field));
  const crawlers = useSessionState((state) => state.field(crawlersInput.field));
  const isEmpty = urls.length === 0 || crawlers.length === 0;
  return (
    <section className="panel verdicts" aria-label="Verdicts">
      <PanelHead title="Verdicts" folded={props.folded ?? false} onFold={props.onFold}>
        <Totals />
        {props.actions}
      </PanelHead>
      {!props.folded && (
        <>
          {isEmpty ? (
            <p className="empty">
              {crawlers.length === 0
                ? "Choose a crawler in Crawlers, or type its name there."
                : "Add a URL below: what may a crawler fetch?"}
            </p>
          ) : props.layout === "grid" ? (
            <VerdictGrid />
          ) : (
            <VerdictCards />
          )}
          <AddUrls alone={isEmpty} />
        </>
      )}
    </section>
  );
}

const SHOWN: readonly Outcome[] = ["disallow", "allow", "undefined", "not-governed"];

/** How many cells have each outcome. */
function Totals() {
  const report = useReport();
  const totals = SHOWN.map((outcome) => totalOf(report, outcome));
  return <TotalList totals={totals.map((total) => total ?? "").join()} />;
}

// By a text, which is the same as long as it says the same: most keys change no total.
const TotalList = memo(function TotalList({ totals }: { totals: string }) {
  const isCounted = totals.replaceAll(",", "") !== "";
  return (
    <ul className="totals" aria-label={isCounted ? "Totals" : "Totals, still counting"}>
      {totals.split(",").map((total, index) => {
        const outcome = SHOWN[index];
        const isRare = outcome === "undefined" || outcome === "not-governed";
        if (!outcome || (isRare && !Number(total))) return null;
        return (
          <li key={outcome}>
            <OutcomeMark outcome={outcome} />{" "}
            <span className="n">{total ? numberText(Number(total)) : "…"}</span>
          </li>
        );
      })}
    </ul>
  );
});

/** How many cells of the whole table have this outcome; null while they are counted. */
export function totalOf(report: Report, outcome: Outcome): number | null {
  if (!report.isCounted) return null;
  return report.columns.reduce(
    (sum, _, crawler) => sum + (report.countsOf(crawler)?.[outcome] ?? 0),
    0,
  );
}
