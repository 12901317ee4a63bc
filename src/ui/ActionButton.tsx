import { type LucideIcon, X } from "lucide-react";
import { layoutWords } from "../words/regions.ts";

interface Action {
  readonly Icon: LucideIcon;
  /** What is read out. */
  readonly name: string;
  readonly title?: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** An icon and a word, of which narrow windows show the icon alone. `text`: the word, where it is not the name. */
export function ActionButton(props: Action & { readonly id?: string; readonly text?: string }) {
  const { id, Icon, name, text = name, title, disabled, onClick } = props;
  return (
    <button
      id={id}
      type="button"
      className="action"
      aria-label={name}
      title={title}
      disabled={disabled}
      onClick={onClick}
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

/** Closes what it stands in. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return <IconButton Icon={X} name={layoutWords.close} onClick={onClose} />;
}
