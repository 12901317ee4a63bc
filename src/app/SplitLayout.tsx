import type { EditorView } from "@codemirror/view";
import type { RefObject } from "react";
import { VerdictsPanel } from "../features/verdicts/index.ts";
import { SafeRegion } from "../ui/later.tsx";
import type { Notice } from "../ui/notices.ts";
import { type Folding, Panes } from "../ui/Panes.tsx";
import { CrawlersOrGroups } from "../ui/Tabs.tsx";
import { layoutWords, regionWords } from "../words/regions.ts";
import { EditorPanel } from "./EditorPanel.tsx";
import { CrawlersPanel, GroupsPanel, ProblemsPanel, TableMenus, WhyPanel } from "./later-parts.tsx";

const ROW = 24;
/** The least height of a panel that is not folded. */
const LEAST = 96;

/** The regions beside and below each other, in panes that remember their sizes. */
export function SplitLayout(props: {
  viewRef: RefObject<EditorView | null>;
  layout: "wide" | "narrow";
  onNotice: (notice: Notice | null) => void;
}) {
  const { viewRef, layout, onNotice } = props;
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
          show: () => <Answers layout={layout} onNotice={onNotice} />,
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
        {
          id: `${layout}-problems`,
          share: 24,
          least: LEAST,
          splitter: layoutWords.resizeProblems,
          show: (folding) => <ProblemsPanel rowHeight={ROW} {...folding} />,
        },
      ]}
    />
  );
}

function Answers(props: { layout: "wide" | "narrow"; onNotice: (notice: Notice | null) => void }) {
  const { layout, onNotice } = props;
  const wide = layout === "wide";
  return (
    <Panes
      direction="column"
      panes={[
        {
          id: `${layout}-verdicts`,
          share: wide ? 27 : 31,
          least: LEAST,
          show: (folding) => (
            <VerdictsPanel
              layout="grid"
              {...folding}
              actions={<TableMenus onNotice={onNotice} />}
            />
          ),
        },
        {
          id: `${layout}-why`,
          share: wide ? 40 : 38,
          least: LEAST,
          splitter: layoutWords.resizeVerdicts,
          show: (folding) => <WhyPanel {...folding} />,
        },
        {
          id: `${layout}-rest`,
          share: wide ? 33 : 31,
          least: LEAST,
          splitter: layoutWords.resizeWhy,
          show: (folding) =>
            wide ? (
              <CrawlersAndGroups {...folding} />
            ) : (
              <CrawlersOrGroups
                crawlers={<CrawlersPanel rowHeight={ROW} {...folding} />}
                groups={<GroupsPanel rowHeight={ROW} {...folding} />}
              />
            ),
        },
      ]}
    />
  );
}

function CrawlersAndGroups(folding: Folding) {
  return (
    <Panes
      direction="row"
      panes={[
        {
          id: "wide-crawlers",
          share: 55,
          least: 240,
          show: () => <CrawlersPanel rowHeight={ROW} {...folding} />,
        },
        {
          id: "wide-groups",
          share: 45,
          least: 200,
          splitter: layoutWords.resizeCrawlers,
          show: () => <GroupsPanel rowHeight={ROW} {...folding} />,
        },
      ]}
    />
  );
}
