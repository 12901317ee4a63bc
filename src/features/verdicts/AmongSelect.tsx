import type { Report } from "../../engine/decide/report.ts";
import { Pick } from "../../ui/Pick.tsx";
import { useTableView } from "../../ui/workspace.tsx";
import { ALL_CRAWLERS, amongChoices } from "./among.ts";
import { verdictTableWords } from "./words.ts";

/** Of which crawlers the filter speaks. */
export function AmongSelect({ report }: { report: Report }) {
  const [{ among }, change] = useTableView();
  const sections = amongChoices(report);
  if (sections.length === 0) return null;
  return (
    <Pick
      label={verdictTableWords.forCrawlers}
      name={verdictTableWords.crawlers}
      value={among}
      choices={[ALL_CRAWLERS]}
      sections={sections}
      onPick={(id) => change({ among: id })}
    />
  );
}
