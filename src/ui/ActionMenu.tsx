import { Ellipsis } from "lucide-react";
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { Dialog, type DialogHandle } from "./Dialog.tsx";
import { type ActionProps, MenuItems, type MenuProps } from "./menu-items.ts";
import { useWorkspace } from "./workspace.tsx";

/** The button that opens the menu. */
const Opener = createContext<RefObject<HTMLButtonElement | null> | null>(null);

/** A menu after WAI-ARIA in the place of a bar of buttons: what is a button there is an item here. */
export function ActionMenu({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="action only-icon"
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          menu.current?.showPopover();
        }}
      >
        <Ellipsis className="icon" aria-hidden="true" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={name}
        className="menu action-menu"
        onBeforeToggle={({ newState }) => setIsOpen(newState === "open")}
        onToggle={({ newState, currentTarget }) => {
          if (newState === "open") itemsOf(currentTarget)[0]?.focus();
        }}
        onKeyDown={onKeyDown}
      >
        <MenuItems value={LOOK}>
          <Opener value={opener}>{children}</Opener>
        </MenuItems>
      </div>
    </>
  );
}

const LOOK = { Item, Submenu };

function itemsOf(menu: HTMLElement): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>("[role^=menuitem]")];
}

/** Arrows, Home, End and first letters go from item to item; Tab leaves the menu. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: menu } = event;
  // The focus is then on the button that opened the menu, and Tab goes on from there.
  if (key === "Tab") menu.hidePopover();
  if (key === "Tab" || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = itemsOf(menu);
  const at = items.findIndex((item) => item.matches(":focus"));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
  const target =
    to === undefined
      ? [...items.slice(at + 1), ...items].find((item) => startsWith(item, key))
      : items.at(to % items.length);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function startsWith(item: HTMLElement, key: string): boolean {
  return item.textContent.charAt(0).toLowerCase() === key.toLowerCase();
}

/** An item. One that cannot be chosen now can still be read, so it keeps its place among the arrow keys. */
function Item(props: ActionProps & { opensDialog?: boolean }) {
  const { ref, name, title, disabled = false, isPressed, isRepeatable, opensDialog } = props;
  const opener = useContext(Opener);
  // What returns the focus to the item finds the menu closed.
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    ref,
    () => opener?.current ?? null,
  );
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabled) return;
    // Before anything is done: what then takes the focus gives it back to the button of the menu.
    if (!isRepeatable) event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    props.onClick?.(event);
  };
  const kind =
    isPressed === undefined
      ? { role: "menuitem" }
      : { role: "menuitemcheckbox", "aria-checked": isPressed };
  return (
    <button
      type="button"
      {...kind}
      aria-disabled={disabled}
      aria-haspopup={opensDialog ? "dialog" : undefined}
      tabIndex={-1}
      title={title}
      onClick={onClick}
    >
      {name}
    </button>
  );
}

/** What else opens a menu opens a dialog from here: a finger has more room there. */
function Submenu({ name, title, children }: MenuProps) {
  const { shown } = useWorkspace();
  const close = () => shown.setState({ dialog: null });
  const open = () =>
    shown.setState({
      dialog: (
        <Choices name={name} onClose={close}>
          {children}
        </Choices>
      ),
    });
  return <Item name={name} title={title} opensDialog onClick={open} />;
}

function Choices({ name, children, onClose }: MenuProps & { onClose: () => void }) {
  const dialog = useRef<DialogHandle>(null);
  return (
    <Dialog ref={dialog} heading={name} className="choices" onClose={onClose}>
      {children(() => dialog.current?.close())}
    </Dialog>
  );
}
