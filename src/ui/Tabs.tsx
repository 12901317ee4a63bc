import { type KeyboardEvent, type ReactNode, useState } from "react";
import { layoutWords, regionWords } from "../words/regions.ts";

interface Tab<Id extends string> {
  readonly id: Id;
  /** What the tab shows. */
  readonly label: ReactNode;
  /** What is behind it: hidden while another one is chosen, and there, for an editor keeps its scroll position and folds in its view. */
  readonly panel: ReactNode;
}

/** Tabs after WAI-ARIA and what is behind them: one tab stop; arrows, Home and End choose. `name`: the first part of their classes; `isBelow`: the tabs are below their panels, and below `children`. */
export function Tabs<Id extends string>(props: {
  label: string;
  name: "phone" | "tabbed" | "embed";
  tabs: readonly Tab<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
  isBelow?: boolean;
  children?: ReactNode;
}) {
  const { label, name, tabs, chosen, onChoose, isBelow = false, children } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.id);
    document.getElementById(tabId(tab.id))?.focus();
  };
  const list = (
    <div role="tablist" aria-label={label} className={`${name}-tabs`} onKeyDown={onKeyDown}>
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
  return (
    <>
      {!isBelow && list}
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={panelId(id)}
          aria-labelledby={tabId(id)}
          className={`${name}-panel`}
          hidden={id !== chosen}
        >
          {panel}
        </div>
      ))}
      {children}
      {isBelow && list}
    </>
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
      <Tabs
        label={layoutWords.crawlersOrGroups}
        name="tabbed"
        tabs={tabs.map((id) => ({
          id,
          label: regionWords[id],
          panel: chosen === id && props[id],
        }))}
        chosen={chosen}
        onChoose={setChosen}
      />
    </div>
  );
}
