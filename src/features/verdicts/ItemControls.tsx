import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Pencil, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { laterTableWords } from "../../tasks/table/later-words.ts";
import type { GridActions } from "./grid-actions.ts";

interface ItemActionsProps {
  readonly name: string;
  readonly row: number;
  readonly column: number;
  readonly actions: GridActions;
}

/** The buttons of a URL or a crawler, or a box to edit it in. */
export function ItemControls(
  props: ItemActionsProps & {
    label: string;
    isEdited: boolean;
    done: EditInPlaceProps["onDone"];
  },
) {
  const { isEdited, label, done, ...item } = props;
  if (isEdited) return <EditInPlace label={label} value={item.name} onDone={done} />;
  return <ItemActions {...item} />;
}

/** What can be done with a URL or a crawler, at this row and column of the grid, as buttons for the mouse; the keyboard has F2, Delete and Alt with an arrow. */
function ItemActions(props: ItemActionsProps) {
  const { name, row, column, actions: grid } = props;
  const { edit, move, remove } = laterTableWords;
  const at = { row, column };
  const [Back, back, Forth, forth] =
    row > 0
      ? [ArrowUp, move.up, ArrowDown, move.down]
      : [ArrowLeft, move.left, ArrowRight, move.right];
  const actions = [
    { label: edit(name), Icon: Pencil, act: () => grid.edit(at) },
    { label: back(name), Icon: Back, act: () => grid.move(at, -1) },
    { label: forth(name), Icon: Forth, act: () => grid.move(at, 1) },
    { label: remove(name), Icon: X, act: () => grid.remove(at) },
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
}

interface EditInPlaceProps {
  readonly label: string;
  readonly value: string;
  readonly onDone: (value: string | null, byKey: boolean) => void;
}

/** A text edited in its place: Enter or leaving keeps it, Escape does not. `byKey`: it was ended by a key, so the focus has nowhere to be yet. */
function EditInPlace(props: EditInPlaceProps) {
  const endedBy = useRef<"Enter" | "Escape" | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <input
      className="edit-in-place"
      aria-label={props.label}
      defaultValue={props.value}
      spellCheck={false}
      autoComplete="off"
      ref={input}
      onBlur={({ currentTarget }) =>
        props.onDone(
          endedBy.current === "Escape" ? null : currentTarget.value,
          endedBy.current !== null,
        )
      }
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== "Escape" && event.key !== "Enter") return;
        endedBy.current = event.key;
        event.currentTarget.blur();
      }}
    />
  );
}
