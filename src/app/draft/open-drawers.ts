import type { Drawers } from "./drawers.ts";
import { indexedDbDrawers } from "./indexed-db.ts";
import { localStorageDrawers } from "./local-storage.ts";

/** The best storage that the browser lets the page have; null where it lets it have none. */
export async function openDrawers(): Promise<Drawers | null> {
  try {
    return await indexedDbDrawers();
  } catch {
    return openLocalStorage();
  }
}

function openLocalStorage(): Drawers | null {
  try {
    return localStorageDrawers(localStorage);
  } catch {
    return null;
  }
}
