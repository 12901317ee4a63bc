import type { Drawers } from "./drawers.ts";
import type { Tabs } from "./tabs.ts";

/** Drafts that no tab has open are kept up to so many, the newest. */
const MOST_KEPT = 12;

/** The drawer of this tab, and the one whose draft it begins with: its own, another tab's of which it takes a copy, or none. */
export interface Claim {
  readonly name: string;
  readonly from: string | null;
  /** Whether this tab had the page open before. */
  readonly isReload: boolean;
}

/** Finds a drawer for this tab: its own from before it was loaded again; else that of the newest draft that no living tab has; else a new one, with a copy of the newest. Rejects where the drawers cannot be read. */
export async function claimDrawer(drawers: Drawers, tabs: Tabs): Promise<Claim> {
  const claim = await findDrawer(drawers, tabs);
  tabs.remember(claim.name);
  return claim;
}

/** A drawer that nobody has used. */
export async function claimNew(tabs: Tabs, from: string | null): Promise<Claim> {
  const name = crypto.randomUUID();
  await tabs.own(name);
  return { name, from, isReload: false };
}

/** Empties the drawers of old drafts that no living tab has. */
export async function tidyDrawers(drawers: Drawers, tabs: Tabs): Promise<void> {
  const names = await drawers.names();
  for (const name of names.slice(MOST_KEPT)) if (await tabs.own(name)) await drawers.remove(name);
}

async function findDrawer(drawers: Drawers, tabs: Tabs): Promise<Claim> {
  const remembered = tabs.remembered();
  const names = await drawers.names();
  // One in which nothing was ever stored is nobody's.
  if (remembered !== null && names.includes(remembered)) {
    // A tab that was duplicated remembers what its living twin does.
    const isOwn = await tabs.own(remembered);
    if (!isOwn) return claimNew(tabs, remembered);
    return { name: remembered, from: remembered, isReload: true };
  }
  for (const name of names) if (await tabs.own(name)) return { name, from: name, isReload: false };
  return claimNew(tabs, names[0] ?? null);
}
