import { type LucideIcon, X } from "lucide-react";
import { useContext } from "react";
import { layoutWords } from "../words/regions.ts";
import { type ActionProps, MenuItems } from "./menu-items.ts";

interface Worded extends ActionProps {
  /** The word beside the icon, where it is not the name. */
  readonly text?: string;
  readonly isPrimary?: boolean;
}

/** An icon and a word, of which narrow windows show the icon alone. */
export function ActionButton(props: Worded) {
  const { Icon, name, text = name, isPressed, isPrimary, isRepeatable: _, ...rest } = props;
  const items = useContext(MenuItems);
  if (items) return <items.Item {...props} />;
  return (
    <button
      type="button"
      className={isPrimary ? "primary" : "action"}
      aria-label={name}
      aria-pressed={isPressed}
      {...rest}
    >
      {Icon && <Icon className="icon" aria-hidden="true" />}
      <span>{text}</span>
    </button>
  );
}

interface Iconic extends Omit<ActionProps, "isPressed"> {
  readonly Icon: LucideIcon;
}

/** An icon alone. Where it can do nothing any more, it keeps the focus. */
export function IconButton(props: Iconic) {
  const { Icon, name, isRepeatable: _, disabled, onClick, ...rest } = props;
  const items = useContext(MenuItems);
  if (items) return <items.Item {...props} />;
  return (
    <button
      type="button"
      className="action only-icon"
      aria-label={name}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      {...rest}
    >
      <Icon className="icon" aria-hidden="true" />
    </button>
  );
}

/** Closes what it is in. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return <IconButton Icon={X} name={layoutWords.close} onClick={onClose} />;
}
