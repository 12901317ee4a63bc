import type { Drawers } from "./drawers.ts";
import { indexedDbDrawers, NoAnswer } from "./indexed-db.ts";
import { localStorageDrawers } from "./local-storage.ts";

/** The best storage that the browser lets the page have; null where it lets it have none. */
export async function openDrawers(): Promise<Drawers | null> {
  try {
    return await indexedDbDrawers();
  } catch (error) {
    return error instanceof NoAnswer ? refusing(error) : openLocalStorage();
  }
}

/** What is kept elsewhere while the database does not answer would be found by nobody once it does. */
function refusing(error: NoAnswer): Drawers {
  const refuse = () => Promise.reject(error);
  return { names: refuse, read: refuse, write: refuse, remove: refuse };
}

function openLocalStorage(): Drawers | null {
  try {
    return localStorageDrawers(localStorage);
  } catch {
    return null;
  }
}
