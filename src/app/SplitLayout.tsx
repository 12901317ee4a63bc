import type { EditorView } from "@codemirror/view";
import type { ReactNode, RefObject } from "react";
import type { Region } from "../ui/feature.ts";
import { SafeRegion } from "../ui/later.tsx";
import { type Folding, type Pane, Panes } from "../ui/Panes.tsx";
import { CrawlersOrGroups } from "../ui/Tabs.tsx";
import { layoutWords, regionWords } from "../words/regions.ts";
import { Each } from "./Each.tsx";
import { EditorPanel } from "./EditorPanel.tsx";
import { regions, tableMenus } from "./features.ts";

const ROW = 24;
/** The least height of a panel that is not folded. */
const LEAST = 96;

/** The regions beside and below each other, in panes that remember their sizes. */
export function SplitLayout(props: {
  viewRef: RefObject<EditorView | null>;
  layout: "wide" | "narrow";
}) {
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

function FileAndProblems(props: {
  viewRef: RefObject<EditorView | null>;
  layout: "wide" | "narrow";
}) {
  const { viewRef, layout } = props;
  return (
    <Panes
      direction="column"
      panes={[
        {
          id: `${layout}-file`,
          share: 76,
          least: LEAST,
          show: () => (
            <SafeRegion name={regionWords.editor}>
              <EditorPanel viewRef={viewRef} />
            </SafeRegion>
          ),
        },
        ...paneOf("problems", {
          id: `${layout}-problems`,
          share: 24,
          least: LEAST,
          splitter: layoutWords.resizeProblems,
        }),
      ]}
    />
  );
}

function Answers({ layout }: { layout: "wide" | "narrow" }) {
  const wide = layout === "wide";
  const verdicts = { id: `${layout}-verdicts`, share: wide ? 27 : 31, least: LEAST };
  const why = {
    id: `${layout}-why`,
    share: wide ? 40 : 38,
    least: LEAST,
    splitter: layoutWords.resizeVerdicts,
  };
  const rest = {
    id: `${layout}-rest`,
    share: wide ? 33 : 31,
    least: LEAST,
    splitter: layoutWords.resizeWhy,
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
  const hasRest = regions.crawlers || regions.groups;
  return (
    <Panes
      direction="column"
      panes={[
        ...paneOf("verdicts", verdicts, <Each components={tableMenus} />),
        ...paneOf("why", why),
        ...(hasRest ? [rest] : []),
      ]}
    />
  );
}

function CrawlersAndGroups(folding: Folding) {
  const groups = { id: "wide-groups", share: 45, least: 200, splitter: layoutWords.resizeCrawlers };
  return (
    <Panes
      direction="row"
      panes={[
        ...paneOf("crawlers", { id: "wide-crawlers", share: 55, least: 240 }, undefined, folding),
        ...paneOf("groups", groups, undefined, folding),
      ]}
    />
  );
}

/** The pane of a region, with what folds it; none where no feature fills the region. `folding`: of the panes that it is one of. */
function paneOf(
  region: Region,
  pane: Omit<Pane, "show">,
  actions?: ReactNode,
  folding?: Folding,
): readonly Pane[] {
  if (!regions[region]) return [];
  return [{ ...pane, show: (own) => regionOf(region, folding ?? own, actions) }];
}

function regionOf(region: Region, folding: Folding, actions?: ReactNode): ReactNode {
  const Shown = regions[region];
  return Shown && <Shown rowHeight={ROW} layout="grid" actions={actions} {...folding} />;
}
