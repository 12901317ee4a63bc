import type { Drawers, StoredDraft } from "./drawers.ts";

/** Drawers whose writing takes a while. */
export interface Database extends Drawers {
  /** Writes a draft unless a later one is there; nothing comes between looking and writing. */
  writeIfLater(name: string, draft: StoredDraft): Promise<void>;
}

/** Drawers that a page can be left with. */
export interface OpenDrawers {
  /** Null where the browser lets the page store nothing. */
  readonly drawers: Drawers | null;
  /** Keeps what may not be stored yet, at once; for when the page may be about to go. */
  readonly handOver: () => void;
}

/**
 * A database drops what it has not written when the page is left. That is put `atOnce` where writing
 * takes no time, and the next page moves it into the database. Moves what is there, and never rejects.
 */
export async function handingOver(database: Database, atOnce: Drawers): Promise<OpenDrawers> {
  await moveInto(database, atOnce).catch(() => {});
  const unwritten = new Map<string, StoredDraft>();
  const isLast = (name: string, draft: StoredDraft) => unwritten.get(name) === draft;
  const write = async (name: string, draft: StoredDraft) => {
    unwritten.set(name, draft);
    try {
      await database.write(name, draft);
      if (isLast(name, draft)) await atOnce.remove(name);
    } finally {
      if (isLast(name, draft)) unwritten.delete(name);
    }
  };
  const handOver = () => {
    // Where there is no room for it, nobody is there any more to be told, and the database may yet have it.
    for (const [name, draft] of unwritten) atOnce.write(name, draft).catch(() => {});
  };
  const drawers: Drawers = {
    names: () => database.names(),
    read: (name) => database.read(name),
    write,
    remove: (name) => database.remove(name),
  };
  return { drawers, handOver };
}

async function moveInto(database: Database, atOnce: Drawers): Promise<void> {
  for (const name of await atOnce.names()) {
    const draft = await atOnce.read(name);
    if (draft) await database.writeIfLater(name, draft);
    await atOnce.remove(name);
  }
}
