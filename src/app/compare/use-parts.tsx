import type { ReactNode, RefObject } from "react";
import { useStore } from "zustand";
import type { CompareEditors } from "../../editor/compare/compare-editors.ts";
import { ChangedVerdicts } from "../../panels/compare/ChangedVerdicts.tsx";
import { ComparedFiles } from "../../panels/compare/ComparedFiles.tsx";
import { CrawlerDifferences } from "../../panels/compare/CrawlerDifferences.tsx";
import { useComparing } from "../../panels/compare/comparing.tsx";
import { type DifferenceSearch, findingsOf } from "../../panels/compare/difference-search.ts";
import { GroupDifferences } from "../../panels/compare/GroupDifferences.tsx";
import { useComparison } from "../../panels/compare/use-comparison.ts";
import { useSessionState } from "../../panels/workspace.tsx";
import { summaryPhrase } from "../../session/comparison/comparison-phrases.ts";
import { crawlersInput, urlsInput } from "../../session/inputs.ts";
import type { Notice } from "../notices.ts";
import type { Layout } from "../use-layout.ts";
import { BeforeActions } from "./BeforeActions.tsx";
import { nameOf } from "./before-session.ts";
import { CompareActions } from "./CompareActions.tsx";
import { useDifferences } from "./use-differences.ts";

/** The parts of a comparison, for whichever layout there is room for. */
export interface Parts {
  readonly files: ReactNode;
  readonly verdicts: ReactNode;
  readonly crawlers: ReactNode;
  readonly groups: ReactNode;
  /** How many verdicts of the table change; null while that is not known. */
  readonly changed: number | null;
}

/** The rows of each list, in pixels: for the mouse, and for a finger. */
const ROWS = { verdict: 24, crawler: 24, group: 40 };
const TOUCH_ROWS = { verdict: 80, crawler: 44, group: 48 };

export function useParts(props: {
  layout: Layout;
  editorsRef: RefObject<CompareEditors | null>;
  onNotice: (notice: Notice | null) => void;
  onClose: () => void;
}): Parts {
  const { layout, editorsRef, onNotice, onClose } = props;
  const { before } = useComparing();
  const name = useStore(before, nameOf);
  const isTableEmpty = useSessionState((state) =>
    [urlsInput, crawlersInput].some(({ field }) => state.field(field).length === 0),
  );
  const found = useComparison();
  const { search, cancel, tryAgain } = useDifferences(before);
  const isPhone = layout === "phone";
  const rows = isPhone ? TOUCH_ROWS : ROWS;
  return {
    files: (
      <ComparedFiles
        layout={isPhone ? "unified" : "beside"}
        editorsRef={editorsRef}
        name={name}
        beforeActions={<BeforeActions hasEditor={!isPhone} onNotice={onNotice} />}
        actions={
          <CompareActions found={found} search={search} onNotice={onNotice} onClose={onClose} />
        }
      />
    ),
    verdicts: (
      <ChangedVerdicts
        found={found}
        instead={insteadOfVerdicts(search, isPhone, isTableEmpty)}
        rowHeight={rows.verdict}
      />
    ),
    crawlers: (
      <CrawlerDifferences
        search={search}
        onCancel={cancel}
        onTryAgain={tryAgain}
        rowHeight={rows.crawler}
      />
    ),
    groups: <GroupDifferences found={found} rowHeight={rows.group} />,
    changed: found?.comparison.verdicts.size ?? null,
  };
}

/** What to say where no verdict of the table changes. */
function insteadOfVerdicts(search: DifferenceSearch, isPhone: boolean, isTableEmpty: boolean) {
  if (search.phase.kind === "same")
    return isPhone
      ? "The two files are the same. Edit the file, or give another one for Before."
      : "The two files are the same. Edit the right one, or paste another on the left.";
  const { summary, isCurrent } = findingsOf(search);
  if (isCurrent && summary?.kind === "equal") return summaryPhrase(summary);
  return isTableEmpty
    ? "The table has no verdicts that could change. Add to it a URL that is found in Crawlers."
    : "No verdict of the table changes.";
}
