import { useContext, useId, useRef, useState } from "react";
import { MenuItems, type MenuProps } from "./menu-items.ts";

/** A button that opens what can be chosen below it. */
export function Menu(props: MenuProps) {
  const items = useContext(MenuItems);
  return items ? <items.Submenu {...props} /> : <MenuButton {...props} />;
}

function MenuButton({ name, title, isOffer = false, children }: MenuProps) {
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
        onBeforeToggle={({ newState }) => newState === "open" && setIsOpen(true)}
        // Once it is closed: what goes with the focus in it would keep the button from getting it back.
        onToggle={({ newState }) => setIsOpen(newState === "open")}
      >
        {isOpen && children(() => menu.current?.hidePopover())}
      </div>
    </>
  );
}
