import { type ReactNode, useId, useRef, useState } from "react";

/** A button that opens what can be chosen below it; `title` says what `name` is about, and `children`, drawn while it is open, is given how to close it. */
export function Menu(props: {
  name: string;
  title?: string;
  /** Whether its button is among the offers of a part that is empty. */
  isOffer?: boolean;
  children: (close: () => void) => ReactNode;
}) {
  const { name, title, isOffer = false, children } = props;
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={isOffer ? "offer" : "action opens-menu"}
        popoverTarget={id}
        title={title}
      >
        {name}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="menu"
        role="group"
        aria-label={name}
        onBeforeToggle={({ newState }) => setIsOpen(newState === "open")}
      >
        {isOpen && children(() => menu.current?.hidePopover())}
      </div>
    </>
  );
}
