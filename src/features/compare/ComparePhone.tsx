import { Bot, GitCompareArrows, Rows3, Table2 } from "lucide-react";
import { phoneWords } from "../../app/words.ts";
import { type Tab, TabList, TabPanel } from "../../ui/Tabs.tsx";
import { numberText } from "../../words/numbers.ts";
import { regionWords } from "../../words/regions.ts";
import type { Parts } from "./use-parts.tsx";

export type CompareTab = "files" | "verdicts" | "crawlers" | "groups";

const REGIONS = [
  { id: "files", Icon: GitCompareArrows },
  { id: "verdicts", Icon: Table2 },
  { id: "crawlers", Icon: Bot },
  { id: "groups", Icon: Rows3 },
] as const;

/** One part at a time, chosen at the bottom. */
export function ComparePhone(props: {
  parts: Parts;
  tab: CompareTab;
  onTab: (tab: CompareTab) => void;
}) {
  const { parts, tab, onTab } = props;
  const tabs = REGIONS.map(
    ({ id, Icon }): Tab<CompareTab> => ({
      id,
      label: (
        <>
          <Icon className="icon" aria-hidden="true" />
          <span>{regionWords[id]}</span>
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
        label={phoneWords.comparisonRegions}
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
      <span aria-hidden={count !== null}>{count === null ? "…" : numberText(count)}</span>
      {count !== null && <span className="sr-only">{phoneWords.changed(count)}</span>}
    </small>
  );
}
