import type { Drawers } from "./drawers.ts";
import { handingOver, type OpenDrawers } from "./hand-over.ts";
import { indexedDbDrawers, NoAnswer } from "./indexed-db.ts";
import { localStorageDrawers } from "./local-storage.ts";

/** The best storage that the browser lets the page have. */
export async function openDrawers(): Promise<OpenDrawers> {
  const atOnce = openLocalStorage();
  try {
    const database = await indexedDbDrawers();
    if (atOnce) return await handingOver(database, atOnce);
    return { drawers: database, handOver: nothing };
  } catch (error) {
    const drawers = error instanceof NoAnswer ? refusing(error) : atOnce;
    return { drawers, handOver: nothing };
  }
}

const nothing = () => {};

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
