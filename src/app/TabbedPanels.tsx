import { useState } from "react";
import { CrawlersPanel, GroupsPanel } from "./later-parts.tsx";
import type { Folding } from "./Panes.tsx";
import { type Tab, TabList, TabPanel } from "./Tabs.tsx";

const ROW = 24;

const TABS: readonly Tab<"crawlers" | "groups">[] = [
  { id: "crawlers", label: "Crawlers" },
  { id: "groups", label: "Groups" },
];

/** Crawlers and Groups behind tabs, where the window is too narrow for both. */
export function TabbedPanels(folding: Folding) {
  const [chosen, setChosen] = useState<"crawlers" | "groups">("crawlers");
  return (
    <div className="tabbed">
      <TabList
        label="Crawlers or Groups"
        className="tabbed-tabs"
        tabs={TABS}
        chosen={chosen}
        onChoose={setChosen}
      />
      <TabPanel id="crawlers" className="tabbed-panel" chosen={chosen}>
        {chosen === "crawlers" && <CrawlersPanel rowHeight={ROW} {...folding} />}
      </TabPanel>
      <TabPanel id="groups" className="tabbed-panel" chosen={chosen}>
        {chosen === "groups" && <GroupsPanel rowHeight={ROW} {...folding} />}
      </TabPanel>
    </div>
  );
}
