import type { EditorState } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { Bot, ChevronUp, FileText, type LucideIcon, Rows3, Table2 } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import { analysisOf, focusedVerdictOf, focusOf, mismatchesOf } from "../core/derived.ts";
import { urlsInput } from "../core/inputs.ts";
import { problemsOf } from "../core/linting.ts";
import { decidingLineOf } from "../engine/decide/verdict.ts";
import { oneOriginOf, pathAfter } from "../tasks/table/one-origin.ts";
import type { Region, RegionProps } from "../ui/feature.ts";
import { Each, SafeRegion } from "../ui/later.tsx";
import { DecidingLine, OutcomeMark } from "../ui/marks.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { showSame, useReport, useSessionState, useSettledState } from "../ui/workspace.tsx";
import { numberText } from "../words/numbers.ts";
import { withCodePoints } from "../words/quoting.ts";
import { regionWords } from "../words/regions.ts";
import { EditorPanel } from "./EditorPanel.tsx";
import { page } from "./features.ts";
import { phoneWords } from "./later-words.ts";

export type PhoneTab = "file" | "verdicts" | "crawlers" | "groups";

/** Rows that a finger taps, in pixels. */
const ROW = 44;

/** One region at a time, chosen at the bottom; the focused verdict stays in sight above the tabs. */
export function PhoneLayout(props: {
  viewRef: RefObject<EditorView | null>;
  tab: PhoneTab;
  onTab: (tab: PhoneTab) => void;
}) {
  const report = useReport(showSame);
  const groups = useSessionState((state) => analysisOf(state).groups.length);
  const unmet = useSessionState((state) => mismatchesOf(state).total);
  const problems = useSettledState((state) => problemsOf(state).findings?.length ?? 0);
  const blocked = report.totalOf("disallow");
  const allTabs: readonly Tab[] = [
    {
      id: "file",
      name: phoneWords.file,
      Icon: FileText,
      ...(problems > 0 && { count: problems, counted: phoneWords.problems(problems) }),
      panel: <FileAndProblems viewRef={props.viewRef} />,
    },
    {
      id: "verdicts",
      name: regionWords.verdicts,
      Icon: Table2,
      ...(unmet
        ? { count: unmet, counted: phoneWords.unmet(unmet), isUnmet: true }
        : { count: blocked, ...(blocked !== null && { counted: phoneWords.blocked(blocked) }) }),
      panel: <Filled region="verdicts" actions={<Each components={page.tableMenus} />} />,
    },
    {
      id: "crawlers",
      name: regionWords.crawlers,
      Icon: Bot,
      count: report.columns.length,
      panel: <Filled region="crawlers" />,
    },
    {
      id: "groups",
      name: regionWords.groups,
      Icon: Rows3,
      count: groups,
      panel: <Filled region="groups" />,
    },
  ];
  const tabs = allTabs.filter(({ id }) => id === "file" || page.regions[id]);
  return (
    <div className="phone">
      <Tabs
        label={phoneWords.regions}
        name="phone"
        tabs={tabs.map((tab) => ({ ...tab, label: <TabLabel {...tab} /> }))}
        chosen={props.tab}
        onChoose={props.onTab}
        isBelow
      >
        <SafeRegion name={regionWords.why}>
          {/* Another tab is another thing to look at. */}
          <WhySheet key={props.tab} />
        </SafeRegion>
      </Tabs>
    </div>
  );
}

/** The editor, and below it what is wrong with the file, at first only its number. */
function FileAndProblems({ viewRef }: { viewRef: RefObject<EditorView | null> }) {
  const [folded, setFolded] = useState(true);
  return (
    <div className="phone-file">
      <SafeRegion name={regionWords.editor}>
        <EditorPanel
          viewRef={viewRef}
          over={<Each components={page.overEditor} />}
          below={<Each components={page.belowEditor} />}
        />
      </SafeRegion>
      <div className={folded ? "phone-problems is-folded" : "phone-problems"}>
        <Filled region="problems" folded={folded} onFold={() => setFolded(!folded)} />
      </div>
    </div>
  );
}

/** What fills a region, if a feature does. */
function Filled(props: { region: Region } & Omit<RegionProps, "rowHeight" | "layout">) {
  const { region, ...others } = props;
  const Shown = page.regions[region];
  return Shown && <Shown rowHeight={ROW} layout="cards" {...others} />;
}

interface Tab {
  readonly id: PhoneTab;
  readonly name: string;
  readonly Icon: LucideIcon;
  /** Null while it is counted. */
  readonly count?: number | null;
  /** The count with what it counts, for a screen reader, where the tab's name does not say it. */
  readonly counted?: string;
  /** Whether it counts what is not as expected. */
  readonly isUnmet?: boolean;
  readonly panel: ReactNode;
}

function TabLabel({ name, Icon, count, counted, isUnmet = false }: Tab) {
  return (
    <>
      <Icon className="icon" aria-hidden="true" />
      <span>{name}</span>
      {count !== undefined && (
        <small className={isUnmet ? "unmet-count" : ""}>
          <span aria-hidden={counted !== undefined}>
            {isUnmet && "≠"}
            {count === null ? "…" : numberText(count)}
          </span>
          {counted && <span className="sr-only">{counted}</span>}
        </small>
      )}
    </>
  );
}

/** On a phone: the focused verdict in one line, which opens Why. */
function WhySheet() {
  const [open, setOpen] = useState(false);
  const verdict = useSessionState((state) => focusedVerdictOf(state)?.verdict);
  const token = useSessionState((state) => focusedVerdictOf(state)?.column.token);
  const url = useSessionState(focusedUrlOf);
  if (!verdict) return null;
  return (
    <div className={open ? "sheet is-open" : "sheet"}>
      <button type="button" className="peek" aria-expanded={open} onClick={() => setOpen(!open)}>
        <OutcomeMark outcome={verdict.outcome} />
        <DecidingLine line={decidingLineOf(verdict)} lit />
        <span className="peek-why">
          <code className="keeps-end">
            <bdi dir="ltr">{url}</bdi>
          </code>
          <small>{phoneWords.why(token ?? "")}</small>
        </span>
        <ChevronUp className="icon" aria-hidden="true" />
      </button>
      {open && <Filled region="why" />}
    </div>
  );
}

/** The focused URL as its card has it: as it was typed, and not percent-encoded as rules are compared with it; without its origin. */
function focusedUrlOf(state: EditorState): string {
  const url = state.field(urlsInput.field)[focusOf(state)?.url ?? 0] ?? "";
  const origin = oneOriginOf([url])?.origin;
  return withCodePoints(origin ? pathAfter(origin, url) : url);
}
