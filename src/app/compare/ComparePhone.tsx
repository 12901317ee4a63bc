import { Bot, GitCompareArrows, Rows3, Table2 } from "lucide-react";
import { numberText } from "../../session/phrases.ts";
import { type Tab, TabList, TabPanel } from "../Tabs.tsx";
import type { Parts } from "./use-parts.tsx";

export type CompareTab = "files" | "verdicts" | "crawlers" | "groups";

const REGIONS = [
  { id: "files", name: "Files", Icon: GitCompareArrows },
  { id: "verdicts", name: "Verdicts", Icon: Table2 },
  { id: "crawlers", name: "Crawlers", Icon: Bot },
  { id: "groups", name: "Groups", Icon: Rows3 },
] as const;

/** One part at a time, chosen at the bottom. */
export function ComparePhone(props: {
  parts: Parts;
  tab: CompareTab;
  onTab: (tab: CompareTab) => void;
}) {
  const { parts, tab, onTab } = props;
  const tabs = REGIONS.map(
    ({ id, name, Icon }): Tab<CompareTab> => ({
      id,
      label: (
        <>
          <Icon className="icon" aria-hidden="true" />
          <span>{name}</span>
          {id === "verdicts" && <Changed count={parts.changed} />}
        </>
      ),
    }),
  );
  return (
    <div className="phone">
      {REGIONS.map(({ id }) => (
        // The editor's scroll position lives in its view, so it stays mounted.
        <TabPanel key={id} id={id} className="phone-panel" chosen={tab}>
          {parts[id]}
        </TabPanel>
      ))}
      <TabList
        label="Parts of the comparison"
        className="phone-tabs"
        tabs={tabs}
        chosen={tab}
        onChoose={onTab}
      />
    </div>
  );
}

function Changed({ count }: { count: number | null }) {
  return (
    <small>
      {count === null ? "…" : numberText(count)}
      <span className="sr-only"> changed</span>
    </small>
  );
}
