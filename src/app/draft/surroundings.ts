import type { Drawers } from "./drawers.ts";
import type { Tabs } from "./tabs.ts";

/** What surrounds the page, as far as drafts are concerned. */
export interface Surroundings {
  /** Null where the browser lets the page store nothing. */
  readonly drawers: Drawers | null;
  readonly tabs: Tabs;
  /** What stands after the `#` of the address. */
  readonly fragment: () => string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}
