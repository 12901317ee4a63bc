import { layoutWords } from "../../app/words.ts";
import { CrawlersOrGroups } from "../../ui/CrawlersOrGroups.tsx";
import { Panes } from "../../ui/Panes.tsx";
import type { Parts } from "./use-parts.tsx";
import { comparingWords } from "./words.ts";

/** The least height of the files, and of what is below them. */
const LEAST = 120;

/** The files above, and what changes below them, in panes that remember their sizes. */
export function CompareSplit(props: { parts: Parts; layout: "wide" | "narrow" }) {
  const { parts, layout } = props;
  return (
    <Panes
      direction="column"
      panes={[
        { id: "compare-files", share: 58, least: LEAST, show: () => parts.files },
        {
          id: "compare-answers",
          share: 42,
          least: LEAST,
          splitter: comparingWords.resizeFiles,
          show: () => (layout === "wide" ? <Wide {...parts} /> : <Narrow {...parts} />),
        },
      ]}
    />
  );
}

function Wide({ verdicts, crawlers, groups }: Parts) {
  return (
    <Panes
      direction="row"
      panes={[
        { id: "compare-verdicts", share: 42, least: 320, show: () => verdicts },
        {
          id: "compare-crawlers",
          share: 33,
          least: 280,
          splitter: layoutWords.resizeVerdicts,
          show: () => crawlers,
        },
        {
          id: "compare-groups",
          share: 25,
          least: 220,
          splitter: layoutWords.resizeCrawlers,
          show: () => groups,
        },
      ]}
    />
  );
}

function Narrow(parts: Parts) {
  return (
    <Panes
      direction="row"
      panes={[
        { id: "compare-narrow-verdicts", share: 55, least: 320, show: () => parts.verdicts },
        {
          id: "compare-narrow-rest",
          share: 45,
          least: 280,
          splitter: layoutWords.resizeVerdicts,
          show: () => <CrawlersOrGroups crawlers={parts.crawlers} groups={parts.groups} />,
        },
      ]}
    />
  );
}
