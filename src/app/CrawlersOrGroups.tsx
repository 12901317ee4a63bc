import { type ReactNode, useState } from "react";
import { type Tab, TabList, TabPanel } from "./Tabs.tsx";

const TABS: readonly Tab<"crawlers" | "groups">[] = [
  { id: "crawlers", label: "Crawlers" },
  { id: "groups", label: "Groups" },
];

/** Crawlers and Groups behind tabs, where the window is too narrow for both. */
export function CrawlersOrGroups(props: { crawlers: ReactNode; groups: ReactNode }) {
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
      {TABS.map(({ id }) => (
        <TabPanel key={id} id={id} className="tabbed-panel" chosen={chosen}>
          {chosen === id && props[id]}
        </TabPanel>
      ))}
    </div>
  );
}
