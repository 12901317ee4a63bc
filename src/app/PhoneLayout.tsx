import type { EditorView } from "@codemirror/view";
import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import { Bot, FileText, type LucideIcon, Rows3, Table2 } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { CrawlersPanel } from "../panels/CrawlersPanel.tsx";
import { EditorPanel } from "../panels/EditorPanel.tsx";
import { GroupsPanel } from "../panels/GroupsPanel.tsx";
import { totalOf, VerdictsPanel } from "../panels/VerdictsPanel.tsx";
import { useSessionState } from "../panels/workspace.tsx";
import { analysisOf, reportOf } from "../session/derived.ts";
import { WhySheet } from "./WhySheet.tsx";

export type PhoneTab = "file" | "verdicts" | "crawlers" | "groups";

/** Rows that a finger taps, in pixels. */
const ROW = 44;

/** One region at a time, chosen at the bottom; the focused verdict stays in sight above the tabs. */
export function PhoneLayout(props: {
  viewRef: RefObject<EditorView | null>;
  tab: PhoneTab;
  onTab: (tab: PhoneTab) => void;
}) {
  const report = useSessionState(reportOf);
  const groups = useSessionState((state) => analysisOf(state).groups.length);
  const tabs: readonly Tab[] = [
    { value: "file", name: "File", Icon: FileText, panel: <EditorPanel viewRef={props.viewRef} /> },
    {
      value: "verdicts",
      name: "Verdicts",
      Icon: Table2,
      count: totalOf(report, "disallow"),
      counted: "blocked",
      panel: <VerdictsPanel layout="cards" />,
    },
    {
      value: "crawlers",
      name: "Crawlers",
      Icon: Bot,
      count: report.columns.length,
      panel: <CrawlersPanel rowHeight={ROW} />,
    },
    {
      value: "groups",
      name: "Groups",
      Icon: Rows3,
      count: groups,
      panel: <GroupsPanel rowHeight={ROW} />,
    },
  ];
  return (
    <Root
      className="phone"
      value={props.tab}
      onValueChange={(value) => {
        const tab = tabs.find((candidate) => candidate.value === value);
        if (tab) props.onTab(tab.value);
      }}
    >
      {tabs.map(({ value, panel }) => (
        // The editor's scroll position and fold state live in its view, so panels stay mounted.
        <Content key={value} value={value} className="phone-panel" forceMount tabIndex={-1}>
          {panel}
        </Content>
      ))}
      <WhySheet />
      <List className="phone-tabs" aria-label="Parts of the page">
        {tabs.map((tab) => (
          <TabButton key={tab.value} {...tab} />
        ))}
      </List>
    </Root>
  );
}

interface Tab {
  readonly value: PhoneTab;
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly count?: number;
  /** What the count counts, where the tab's name does not say it. */
  readonly counted?: string;
  readonly panel: ReactNode;
}

function TabButton({ value, name, Icon, count, counted }: Tab) {
  return (
    <Trigger value={value} className="phone-tab">
      <Icon className="icon" aria-hidden="true" />
      <span>{name}</span>
      {count !== undefined && (
        <small>
          {count.toLocaleString("en")}
          {counted && <span className="sr-only"> {counted}</span>}
        </small>
      )}
    </Trigger>
  );
}
