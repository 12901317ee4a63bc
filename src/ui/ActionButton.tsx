import { type LucideIcon, X } from "lucide-react";
import type { ComponentProps } from "react";
import { layoutWords } from "../words/regions.ts";

type OfButton = Pick<
  ComponentProps<"button">,
  "title" | "disabled" | "onClick" | "popoverTarget" | "id" | "ref" | "type"
>;

interface Action extends OfButton {
  readonly Icon: LucideIcon;
  /** What is read out. */
  readonly name: string;
}

interface Worded extends Action {
  /** The word beside the icon, where it is not the name. */
  readonly text?: string;
  /** Left out: it is not a switch. */
  readonly isPressed?: boolean;
  readonly isPrimary?: boolean;
}

/** An icon and a word, of which narrow windows show the icon alone. */
export function ActionButton(props: Worded) {
  const { Icon, name, text = name, isPressed, isPrimary, ...rest } = props;
  return (
    <button
      type="button"
      className={isPrimary ? "primary" : "action"}
      aria-label={name}
      aria-pressed={isPressed}
      {...rest}
    >
      <Icon className="icon" aria-hidden="true" />
      <span>{text}</span>
    </button>
  );
}

/** An icon alone. */
export function IconButton({ Icon, name, ...rest }: Action) {
  return (
    <button type="button" className="action only-icon" aria-label={name} {...rest}>
      <Icon className="icon" aria-hidden="true" />
    </button>
  );
}

/** Closes what it is in. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return <IconButton Icon={X} name={layoutWords.close} onClick={onClose} />;
}
