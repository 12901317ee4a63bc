import { type Claim, claimDrawer, claimNew } from "./claim.ts";
import { draftStore, type Found } from "./draft-store.ts";
import type { Trouble } from "./news.ts";
import type { Surroundings } from "./surroundings.ts";

/** What a tab begins with. */
export interface Begin {
  readonly claim: Claim;
  readonly found: Found;
  readonly trouble: Trouble | null;
}

const NONE: Found = { kind: "none" };

/** Finds a drawer for this tab, and what it begins with. Never rejects. */
export async function beginIn({ drawers, tabs }: Surroundings): Promise<Begin> {
  // The tab still remembers the drawer that it cannot read, and tries it again when it is reloaded.
  const anew = async (trouble: Trouble | null): Promise<Begin> => ({
    claim: await claimNew(tabs, null),
    found: NONE,
    trouble,
  });
  if (!drawers) return anew(null);
  try {
    const claim = await claimDrawer(drawers, tabs);
    const found = claim.from === null ? NONE : await draftStore(drawers, claim.from).read();
    return found.kind === "newer" ? anew("newer") : { claim, found, trouble: null };
  } catch {
    return anew("unread");
  }
}
