import { type KeyboardEvent, type ReactNode, useState } from "react";
import { layoutWords, regionWords } from "../words/regions.ts";

export interface Tab<Id extends string> {
  readonly id: Id;
  /** What the tab shows. */
  readonly label: ReactNode;
}

/** A list of tabs after WAI-ARIA: one tab stop; arrows, Home and End choose. */
export function TabList<Id extends string>(props: {
  label: string;
  className: string;
  tabs: readonly Tab<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
}) {
  const { label, className, tabs, chosen, onChoose } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.id);
    document.getElementById(tabId(tab.id))?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-controls={panelId(id)}
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** What a tab shows; hidden while another one is chosen. */
export function TabPanel(props: {
  id: string;
  className: string;
  chosen: string;
  children: ReactNode;
}) {
  const { id, className, chosen, children } = props;
  return (
    <div
      role="tabpanel"
      id={panelId(id)}
      aria-labelledby={tabId(id)}
      className={className}
      hidden={id !== chosen}
    >
      {children}
    </div>
  );
}

function tabId(id: string): string {
  return `tab-${id}`;
}

function panelId(id: string): string {
  return `tab-panel-${id}`;
}

const TABS = ["crawlers", "groups"] as const;

/** Crawlers and Groups behind tabs, where the window is too narrow for both; one alone where the other is not there. */
export function CrawlersOrGroups(props: { crawlers: ReactNode; groups: ReactNode }) {
  const tabs = TABS.filter((id) => props[id]);
  const [chosen, setChosen] = useState<"crawlers" | "groups">(tabs[0] ?? "crawlers");
  return (
    <div className="tabbed">
      <TabList
        label={layoutWords.crawlersOrGroups}
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
