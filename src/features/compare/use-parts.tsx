import type { ReactNode, RefObject } from "react";
import { useStore } from "zustand";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import type { Session } from "../../core/session.ts";
import { comparingWords, differenceWords } from "../../tasks/compare/words.ts";
import { SafeRegion } from "../../ui/later.tsx";
import { useSessionState } from "../../ui/workspace.tsx";
import { partWords, regionWords } from "../../words/regions.ts";
import { nameOf } from "./before-session.ts";
import { ChangedVerdicts } from "./ChangedVerdicts.tsx";
import { BeforeActions, CompareActions } from "./CompareActions.tsx";
import { ComparedFiles } from "./ComparedFiles.tsx";
import { CrawlerDifferences } from "./CrawlerDifferences.tsx";
import { useComparison } from "./comparing.tsx";
import { type DifferenceSearch, findingsOf, useDifferences } from "./difference-search.ts";
import type { CompareEditors } from "./editor/editors.ts";
import { GroupDifferences } from "./GroupDifferences.tsx";

/** The parts of a comparison, for any layout. */
export interface Parts {
  readonly files: ReactNode;
  readonly verdicts: ReactNode;
  readonly crawlers: ReactNode;
  readonly groups: ReactNode;
  /** How many verdicts in the table change; null until that is known. */
  readonly changed: number | null;
}

/** The heights of rows by list, in pixels: for the mouse, and for a finger. */
const ROWS = { verdict: 24, crawler: 24, group: 40 };
const TOUCH_ROWS = { verdict: 88, crawler: 44, group: 48 };

export function useParts(props: {
  before: Session;
  isPhone: boolean;
  editorsRef: RefObject<CompareEditors | null>;
  onClose: () => void;
}): Parts {
  const { before, isPhone, editorsRef, onClose } = props;
  const name = useStore(before, nameOf);
  const isTableEmpty = useSessionState((state) =>
    [urlsInput, crawlersInput].some(({ field }) => state.field(field).length === 0),
  );
  const found = useComparison(before);
  const { search, cancel, tryAgain } = useDifferences(before);
  const rows = isPhone ? TOUCH_ROWS : ROWS;
  return {
    files: (
      <SafeRegion name={partWords.twoFiles}>
        <ComparedFiles
          layout={isPhone ? "unified" : "beside"}
          editorsRef={editorsRef}
          name={name}
          beforeActions={<BeforeActions hasEditor={!isPhone} />}
          actions={<CompareActions found={found} search={search} onClose={onClose} />}
        />
      </SafeRegion>
    ),
    verdicts: (
      <SafeRegion name={regionWords.verdicts}>
        <ChangedVerdicts
          found={found}
          instead={insteadOfVerdicts(search, isPhone, isTableEmpty)}
          rowHeight={rows.verdict}
          onClose={onClose}
        />
      </SafeRegion>
    ),
    crawlers: (
      <SafeRegion name={regionWords.crawlers}>
        <CrawlerDifferences
          search={search}
          onCancel={cancel}
          onTryAgain={tryAgain}
          rowHeight={rows.crawler}
        />
      </SafeRegion>
    ),
    groups: (
      <SafeRegion name={regionWords.groups}>
        <GroupDifferences found={found} rowHeight={rows.group} />
      </SafeRegion>
    ),
    changed: found?.comparison.verdicts.size ?? null,
  };
}

/** What to say where no verdict in the table changes. */
function insteadOfVerdicts(search: DifferenceSearch, isPhone: boolean, isTableEmpty: boolean) {
  if (search.phase.kind === "same")
    return isPhone ? comparingWords.sameOnPhone : comparingWords.same;
  const { summary, isCurrent } = findingsOf(search);
  if (isCurrent && summary?.kind === "equal") return differenceWords.summary(summary);
  return isTableEmpty ? comparingWords.noVerdicts : comparingWords.nothingChanges;
}
