import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Pencil, X } from "lucide-react";

/** What can be done with a URL or a crawler, as buttons for the mouse; the keyboard has F2, Delete and Alt with an arrow. */
export function ItemActions(props: {
  name: string;
  axis: "row" | "column";
  onEdit: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  const { name, axis, onEdit, onMove, onRemove } = props;
  const [Back, Forth] = axis === "row" ? [ArrowUp, ArrowDown] : [ArrowLeft, ArrowRight];
  const [back, forth] = axis === "row" ? ["up", "down"] : ["left", "right"];
  const actions = [
    { label: `Edit ${name}`, Icon: Pencil, act: onEdit },
    { label: `Move ${name} ${back}`, Icon: Back, act: () => onMove(-1) },
    { label: `Move ${name} ${forth}`, Icon: Forth, act: () => onMove(1) },
    { label: `Remove ${name}`, Icon: X, act: onRemove },
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
