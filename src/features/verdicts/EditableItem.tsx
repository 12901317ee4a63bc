import { type FocusEvent, type ReactNode, useState } from "react";
import { verdictTableWords } from "../../tasks/table/words.ts";
import { later } from "../../ui/later.tsx";
import type { GridActions } from "./grid-actions.ts";

// No row is pointed at or edited before the page is there. Both are one part: one that came with the
// second of them would take some time, in which the letters for the box go to the grid.
const ItemControls = later(verdictTableWords.itemControls, () =>
  import("./ItemControls.tsx").then((module) => module.ItemControls),
);

/** Whether the mouse or the focus is at an element, which spreads the handlers. */
export function useNearness() {
  const [hasMouse, setHasMouse] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const handlers = {
    onMouseEnter: () => setHasMouse(true),
    onMouseLeave: () => setHasMouse(false),
    onFocus: () => setHasFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      setHasFocus(currentTarget.contains(relatedTarget)),
  };
  return { isNear: hasMouse || hasFocus, handlers };
}

/** What shows a URL or a crawler at this row and column of the grid, with its buttons where it is near the mouse or the focus; or a box to edit it in. `label`: what that box is for. */
export function EditableItem(props: {
  name: string;
  label: string;
  row: number;
  column: number;
  isNear: boolean;
  isEdited: boolean;
  actions: GridActions;
  children: ReactNode;
}) {
  const { name, label, row, column, isNear, isEdited, actions, children } = props;
  const done = (value: string | null, byKey: boolean) =>
    actions.finishEdit({ row, column }, value, byKey);
  const controls = <ItemControls {...{ name, label, row, column, isEdited, actions, done }} />;
  if (isEdited) return controls;
  return (
    <>
      {children}
      {isNear && controls}
    </>
  );
}
