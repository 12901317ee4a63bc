import type { Extension } from "@codemirror/state";
import type { ComponentType, ReactNode } from "react";
import type { IsWanted } from "../core/latest.ts";
import type { Notice } from "../core/notices.ts";
import type { Session } from "../core/session.ts";
import type { CommandSource, PageControls, Question } from "./workspace.tsx";

/** The regions of the page that features fill. */
export type Region = "verdicts" | "why" | "crawlers" | "groups" | "problems";

/** What a layout tells a region. */
export interface RegionProps {
  /** Of a row, in pixels: larger where a finger taps. */
  readonly rowHeight: number;
  /** Whether the table is shown as a grid or, on phones, as cards. */
  readonly layout: "grid" | "cards";
  /** What the head of the table shows besides its own. */
  readonly actions?: ReactNode;
  readonly folded?: boolean;
  readonly onFold?: () => void;
}

/** What is beside the box for the site is told. */
export interface BesideSiteProps {
  /** As typed. */
  readonly site: string;
  /** Called when the site is asked, because the box may be over the place of the answer. */
  readonly onAsk?: (() => void) | undefined;
}

/**
 * What a feature adds to the page, by kind. What is not there is not added, and things of one kind
 * come in the order of the list of features (`src/app/features.ts`). What is named here belongs to
 * the first scripts, so components are buttons or come by `later`.
 */
export interface Feature {
  /** What the state of the session holds for it from the start. */
  readonly state?: () => Extension;
  /** Shows what was there before; resolves with the fragment of the address that is open with it. */
  readonly begin?: (session: Session) => Promise<string | null>;
  /** Opens what a fragment of the address asks for; null for fragments of others. */
  readonly arrive?: (fragment: string) => Arrive | null;
  /** What the editor gets once the page is idle. */
  readonly editor?: () => Promise<Extension>;
  /** What it does once the page is idle. */
  readonly whenIdle?: (session: Session) => Promise<void>;
  /** Listens for as long as the page is there, wherever the focus is; returns how to stop. */
  readonly listen?: (page: PageControls) => () => void;
  /** The regions that it fills. */
  readonly regions?: Readonly<Partial<Record<Region, ComponentType<RegionProps>>>>;
  /** Buttons of the bar along the top, in its right half; items of its menu in small windows. */
  readonly actions?: readonly ComponentType[];
  /** After them, and on the bar in windows of every size. */
  readonly mainActions?: readonly ComponentType[];
  /** Beside the box for the site, in a form with it: Enter in the box presses the button that submits. */
  readonly besideSite?: readonly ComponentType<BesideSiteProps>[];
  /** Over the text of the file, at its right end. */
  readonly overEditor?: readonly ComponentType[];
  /** Below the text of the file, or over it where it is empty. */
  readonly belowEditor?: readonly ComponentType[];
  /** Bars below the top, each of which is there only while it has something to say; and what is printed. */
  readonly bars?: readonly ComponentType[];
  /** In the head of Why. */
  readonly besideWhy?: readonly ComponentType[];
  /** Over what Why says of the focused verdict. */
  readonly overVerdict?: readonly ComponentType[];
  /** Below it. */
  readonly belowVerdict?: readonly ComponentType[];
  /** Items after the totals of the table. */
  readonly furtherTotals?: readonly ComponentType[];
  /** What can be done with the table of verdicts as a whole. */
  readonly tableMenus?: readonly ComponentType[];
  /** Facts about the file, along the bottom of the page. */
  readonly facts?: readonly ComponentType[];
  /** At the right end of that bar; items of the menu in small windows, which do not have it. */
  readonly help?: readonly ComponentType[];
  /** What it asks to write the file, in the menu New and in the region Crawlers. */
  readonly questions?: readonly Question[];
  /** What it offers by name in the list of commands; asked for each time that list opens. */
  readonly commands?: CommandSource;
}

/** Opens what the address asks for, unless something else is wanted before it is there; says what happened where something must be said. */
type Arrive = (page: PageControls, isWanted: IsWanted) => Promise<Notice | null>;
