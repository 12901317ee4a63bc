import type { LucideIcon } from "lucide-react";
import { type ComponentProps, type ComponentType, createContext, type ReactNode } from "react";

type OfButton = Pick<
  ComponentProps<"button">,
  "title" | "disabled" | "onClick" | "popoverTarget" | "id" | "ref" | "type"
>;

/** Something that can be done, described once for a bar of buttons and for a menu. */
export interface ActionProps extends OfButton {
  readonly Icon?: LucideIcon;
  /** What is read out. */
  readonly name: string;
  /** Left out: it is not a switch. */
  readonly isPressed?: boolean;
  /** Whether it is often done several times in a row, so that a menu stays open. */
  readonly isRepeatable?: boolean;
}

/** Several things that can be done, behind one button; `children`, drawn while it is open, is given how to close it. */
export interface MenuProps {
  readonly name: string;
  /** What `name` is about. */
  readonly title?: string;
  /** Whether its button is among the offers of a part that is empty. */
  readonly isOffer?: boolean;
  readonly children: (close: () => void) => ReactNode;
}

/** How buttons in a menu of actions are drawn; null outside of one. The menu provides it, because most windows do not load the menu. */
export const MenuItems = createContext<{
  readonly Item: ComponentType<ActionProps>;
  readonly Submenu: ComponentType<MenuProps>;
} | null>(null);
