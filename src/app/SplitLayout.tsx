import type { EditorView } from "@codemirror/view";
import type { ReactNode, RefObject } from "react";
import { urlsInput } from "../core/inputs.ts";
import type { Region } from "../ui/feature.ts";
import { Each, SafeRegion } from "../ui/later.tsx";
import { Toolbar } from "../ui/one-tab-stop.tsx";
import { type Folding, type Pane, Panes } from "../ui/Panes.tsx";
import { CrawlersOrGroups } from "../ui/Tabs.tsx";
import { useSessionState } from "../ui/workspace.tsx";
import { layoutWords, regionWords } from "../words/regions.ts";
import { EditorPanel } from "./EditorPanel.tsx";
import { page } from "./features.ts";

const ROW = 24;
/** The least height of a panel that is not folded. */
const LEAST = 96;
/** Crawlers and Groups are lists, of which a few rows should be in sight. */
const LEAST_OF_LISTS = 160;
/** What Verdicts needs besides its rows: its head, the heads of its columns, and the box for URLs. */
const AROUND_ROWS = 140;

type LayoutId = "wide" | "narrow";

/** The regions beside and below each other, in panes that remember their sizes. */
export function SplitLayout(props: { viewRef: RefObject<EditorView | null>; layout: LayoutId }) {
  const { viewRef, layout } = props;
  const wide = layout === "wide";
  return (
    <Panes
      direction="row"
      panes={[
        {
          id: `${layout}-editor`,
          share: wide ? 46 : 40,
          least: 260,
          show: () => <FileAndProblems viewRef={viewRef} layout={layout} />,
        },
        {
          id: `${layout}-answers`,
          share: wide ? 54 : 60,
          least: 400,
          splitter: layoutWords.resizeEditor,
          show: () => <Answers layout={layout} />,
        },
      ]}
    />
  );
}

function FileAndProblems(props: { viewRef: RefObject<EditorView | null>; layout: LayoutId }) {
  const { viewRef, layout } = props;
  const file = (
    <SafeRegion name={regionWords.editor}>
      <EditorPanel
        viewRef={viewRef}
        over={<Each components={page.overEditor} />}
        below={<Each components={page.belowEditor} />}
      />
    </SafeRegion>
  );
  const splitter = layoutWords.resizeProblems;
  return (
    <Panes
      direction="column"
      panes={[
        { id: `${layout}-file`, share: 76, least: LEAST, show: () => file },
        ...paneOf("problems", layout, { share: 24, splitter }),
      ]}
    />
  );
}

function Answers({ layout }: { layout: LayoutId }) {
  const wide = layout === "wide";
  const { resizeVerdicts, resizeWhy } = layoutWords;
  const menus = (
    <Toolbar label={layoutWords.tableMenus}>
      <Each components={page.tableMenus} />
    </Toolbar>
  );
  const rows = useSessionState((state) => state.field(urlsInput.field).length);
  const rest = {
    id: `${layout}-rest`,
    share: 22,
    least: LEAST_OF_LISTS,
    splitter: resizeWhy,
    show: (folding: Folding) =>
      wide ? (
        <CrawlersAndGroups {...folding} />
      ) : (
        <CrawlersOrGroups
          crawlers={regionOf("crawlers", folding)}
          groups={regionOf("groups", folding)}
        />
      ),
  };
  return (
    <Panes
      direction="column"
      panes={[
        ...paneOf(
          "verdicts",
          layout,
          { share: 50, most: AROUND_ROWS + Math.max(rows, 1) * ROW },
          { actions: menus },
        ),
        ...paneOf("why", layout, { share: 28, splitter: resizeVerdicts }),
        ...(page.regions.crawlers || page.regions.groups ? [rest] : []),
      ]}
    />
  );
}

function CrawlersAndGroups(folding: Folding) {
  const splitter = layoutWords.resizeCrawlers;
  return (
    <Panes
      direction="row"
      panes={[
        ...paneOf("crawlers", "wide", { share: 55, least: 240 }, { folding }),
        ...paneOf("groups", "wide", { share: 45, least: 200, splitter }, { folding }),
      ]}
    />
  );
}

/** The pane of a region, with what folds it; none where no feature fills the region. `folding`: of the panes that it is one of. */
function paneOf(
  region: Region,
  layout: LayoutId,
  pane: Pick<Pane, "share" | "splitter" | "most"> & { readonly least?: number },
  { actions, folding }: { readonly actions?: ReactNode; readonly folding?: Folding } = {},
): readonly Pane[] {
  if (!page.regions[region]) return [];
  const show = (own: Folding) => regionOf(region, folding ?? own, actions);
  return [{ id: `${layout}-${region}`, least: LEAST, ...pane, show }];
}

function regionOf(region: Region, folding: Folding, actions?: ReactNode): ReactNode {
  const Shown = page.regions[region];
  return Shown && <Shown rowHeight={ROW} layout="grid" actions={actions} {...folding} />;
}
