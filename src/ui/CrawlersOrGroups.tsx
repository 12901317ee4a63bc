import { type ReactNode, useState } from "react";
import { regionWords } from "../words/regions.ts";
import { TabList, TabPanel } from "./Tabs.tsx";

const TABS = ["crawlers", "groups"] as const;

/** Crawlers and Groups behind tabs, where the window is too narrow for both; one alone where the other is not there. */
export function CrawlersOrGroups(props: { crawlers: ReactNode; groups: ReactNode }) {
  const tabs = TABS.filter((id) => props[id]);
  const [chosen, setChosen] = useState<"crawlers" | "groups">(tabs[0] ?? "crawlers");
  return (
    <div className="tabbed">
      <TabList
        label={regionWords.crawlersOrGroups}
        className="tabbed-tabs"
        tabs={tabs.map((id) => ({ id, label: regionWords[id] }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      {tabs.map((id) => (
        <TabPanel key={id} id={id} className="tabbed-panel" chosen={chosen}>
          {chosen === id && props[id]}
        </TabPanel>
      ))}
    </div>
  );
}
