import type { Session } from "../../../core/session.ts";
import { editorsBeside } from "./beside.ts";
import type { SideName } from "./side.ts";
import { unifiedEditor } from "./unified.ts";

/** Two editors beside each other, or, for narrow windows, that of now with what was removed between its lines. */
export type CompareLayout = "beside" | "unified";

/** The editors of two versions of a file. In one column there is none of before: what is asked of it, now's does. */
export interface CompareEditors {
  focus(side: SideName): void;
  /** Puts the caret on a line of that version, from 1, and brings it into sight. */
  goToLine(side: SideName, number: number): void;
  /** Goes to the next change in the editor that had the focus last, and says which it is. */
  nextChange(): void;
  previousChange(): void;
  destroy(): void;
}

/** Shows two sessions as versions of one file in `parent`, whose height they fill, and keeps in step with both. `onChanges` is told how many stretches differ. */
export function compareEditors(
  parent: HTMLElement,
  before: Session,
  now: Session,
  layout: CompareLayout,
  onChanges: (count: number) => void,
): CompareEditors {
  return layout === "beside"
    ? editorsBeside(parent, before, now, onChanges)
    : unifiedEditor(parent, before, now, onChanges);
}
