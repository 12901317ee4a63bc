import type { Drawers, StoredDraft } from "./drawers.ts";

const PREFIX = "robots-txt-playground:draft:";

/** Drawers in the simplest storage there is, for windows without a database. Throws where there is none, or nothing may be stored. */
export function localStorageDrawers(storage: Storage): Drawers {
  storage.setItem(PREFIX, "");
  storage.removeItem(PREFIX);
  const read = (name: string): StoredDraft | null => {
    const text = storage.getItem(PREFIX + name);
    return text === null ? null : JSON.parse(text);
  };
  return {
    names: async () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => key.slice(PREFIX.length))
        .map((name) => ({ name, changed: read(name)?.state?.changed ?? 0 }))
        .sort((one, other) => other.changed - one.changed)
        .map(({ name }) => name),
    read: async (name) => read(name),
    write: async (name, draft) => storage.setItem(PREFIX + name, JSON.stringify(draft)),
    remove: async (name) => storage.removeItem(PREFIX + name),
  };
}
