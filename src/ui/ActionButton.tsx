import type { LucideIcon } from "lucide-react";
import type { Ref } from "react";

/** A button of the bar along the top: its icon, and beside it its name where there is room. */
export function ActionButton(props: {
  name: string;
  Icon: LucideIcon;
  onPress: () => void;
  /** Left out: it is no switch. */
  isPressed?: boolean;
  isPrimary?: boolean;
  ref?: Ref<HTMLButtonElement>;
}) {
  const { name, Icon, onPress, isPressed, isPrimary = false, ref } = props;
  return (
    <button
      ref={ref}
      type="button"
      className={isPrimary ? "primary" : "action"}
      aria-label={name}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Icon className="icon" aria-hidden="true" />
      <span>{name}</span>
    </button>
  );
}
