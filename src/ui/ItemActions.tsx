import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Pencil, X } from "lucide-react";
import { memo } from "react";
import type { GridActions } from "../panels/grid-actions.ts";
import { verdictTableWords } from "../words/verdict-table.ts";

/** What can be done with a URL or a crawler, at this row and column of the grid, as buttons for the mouse; the keyboard has F2, Delete and Alt with an arrow. */
export const ItemActions = memo(function ItemActions(props: {
  name: string;
  row: number;
  column: number;
  actions: GridActions;
}) {
  const { name, row, column, actions: grid } = props;
  const axis = row > 0 ? "row" : "column";
  const [Back, Forth] = axis === "row" ? [ArrowUp, ArrowDown] : [ArrowLeft, ArrowRight];
  const { edit, move, remove } = verdictTableWords;
  const [back, forth] = axis === "row" ? [move.up, move.down] : [move.left, move.right];
  const actions = [
    { label: edit(name), Icon: Pencil, act: () => grid.edit({ row, column }) },
    { label: back(name), Icon: Back, act: () => grid.move({ row, column }, -1) },
    { label: forth(name), Icon: Forth, act: () => grid.move({ row, column }, 1) },
    { label: remove(name), Icon: X, act: () => grid.remove({ row, column }) },
  ];
  return (
    <span className="item-actions">
      {actions.map(({ label, Icon, act }) => (
        <button
          key={label}
          type="button"
          tabIndex={-1}
          aria-label={label}
          title={label}
          onClick={(event) => {
            event.stopPropagation();
            act();
          }}
        >
          <Icon className="icon" aria-hidden="true" />
        </button>
      ))}
    </span>
  );
});
