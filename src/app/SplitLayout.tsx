import type { EditorView } from "@codemirror/view";
import { type RefObject, useState } from "react";
import { Group, Panel, Separator, useDefaultLayout, usePanelRef } from "react-resizable-panels";
import { CrawlersPanel } from "../panels/CrawlersPanel.tsx";
import { EditorPanel } from "../panels/EditorPanel.tsx";
import { GroupsPanel } from "../panels/GroupsPanel.tsx";
import { VerdictsPanel } from "../panels/VerdictsPanel.tsx";
import { WhyPanel } from "../panels/WhyPanel.tsx";
import { TabbedPanels } from "./TabbedPanels.tsx";

const HEAD = "32px";
const ROW = 24;

/** The regions beside and below each other, in panes that remember their sizes. */
export function SplitLayout(props: {
  viewRef: RefObject<EditorView | null>;
  layout: "wide" | "narrow";
}) {
  const { viewRef, layout } = props;
  const wide = layout === "wide";
  const columns = useDefaultLayout({ id: `columns-${layout}`, storage: localStorage });
  return (
    <Group className="panes" orientation="horizontal" {...columns}>
      <Panel id="editor" className="pane" defaultSize={wide ? "46" : "40"} minSize="260px">
        <EditorPanel viewRef={viewRef} />
      </Panel>
      <Separator className="splitter" aria-label="Resize the editor" />
      <Panel id="answers" className="pane" minSize="400px">
        <Answers wide={wide} />
      </Panel>
    </Group>
  );
}

function Answers({ wide }: { wide: boolean }) {
  const id = wide ? "answers-wide" : "answers-narrow";
  const rows = useDefaultLayout({ id, storage: localStorage });
  const verdicts = useFolding();
  const why = useFolding();
  const rest = useFolding();
  return (
    <Group className="panes" orientation="vertical" {...rows}>
      <Panel id="verdicts" className="pane" defaultSize={wide ? "27" : "31"} {...verdicts.panel}>
        <VerdictsPanel layout="grid" {...verdicts.head} />
      </Panel>
      <Separator className="splitter" aria-label="Resize Verdicts" />
      <Panel id="why" className="pane" defaultSize={wide ? "40" : "38"} {...why.panel}>
        <WhyPanel {...why.head} />
      </Panel>
      <Separator className="splitter" aria-label="Resize Why" />
      <Panel id="rest" className="pane" defaultSize={wide ? "33" : "31"} {...rest.panel}>
        {wide ? <CrawlersAndGroups {...rest.head} /> : <TabbedPanels {...rest.head} />}
      </Panel>
    </Group>
  );
}

function CrawlersAndGroups(props: { folded: boolean; onFold: () => void }) {
  const columns = useDefaultLayout({ id: "crawlers-groups", storage: localStorage });
  return (
    <Group className="panes" orientation="horizontal" {...columns}>
      <Panel id="crawlers" className="pane" defaultSize="55" minSize="240px">
        <CrawlersPanel rowHeight={ROW} {...props} />
      </Panel>
      <Separator className="splitter" aria-label="Resize Crawlers" />
      <Panel id="groups" className="pane" minSize="200px">
        <GroupsPanel rowHeight={ROW} {...props} />
      </Panel>
    </Group>
  );
}

/** What a pane needs to fold to its head, and its head to fold it. */
function useFolding() {
  const panelRef = usePanelRef();
  const [folded, setFolded] = useState(false);
  return {
    panel: {
      panelRef,
      collapsible: true,
      collapsedSize: HEAD,
      minSize: "96px",
      onResize: () => setFolded(panelRef.current?.isCollapsed() ?? false),
    },
    head: {
      folded,
      onFold: () => (folded ? panelRef.current?.expand() : panelRef.current?.collapse()),
    },
  };
}
