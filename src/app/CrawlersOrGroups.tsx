import { type ReactNode, useState } from "react";
import { TabList, TabPanel } from "../ui/Tabs.tsx";
import { regionWords } from "../words/regions.ts";
import { layoutWords } from "./words.ts";

const TABS = ["crawlers", "groups"] as const;

/** Crawlers and Groups behind tabs, where the window is too narrow for both. */
export function CrawlersOrGroups(props: { crawlers: ReactNode; groups: ReactNode }) {
  const [chosen, setChosen] = useState<"crawlers" | "groups">("crawlers");
  return (
    <div className="tabbed">
      <TabList
        label={layoutWords.crawlersOrGroups}
        className="tabbed-tabs"
        tabs={TABS.map((id) => ({ id, label: regionWords[id] }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      {TABS.map((id) => (
        <TabPanel key={id} id={id} className="tabbed-panel" chosen={chosen}>
          {chosen === id && props[id]}
        </TabPanel>
      ))}
    </div>
  );
}
