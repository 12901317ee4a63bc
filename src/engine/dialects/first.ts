import type { Dialect } from "../parse/dialect.ts";
import { DIALECT_TITLES, type DialectId } from "../parse/dialect-titles.ts";
import { google } from "./google.ts";
import { rfc9309 } from "./rfc9309.ts";

// What most crawlers are read by, and all verdicts are compared with. They come with the first script
// of the page; the others must be loaded before they are chosen, and with the names of crawlers.
const byId = new Map<string, Dialect>([rfc9309, google].map((dialect) => [dialect.id, dialect]));

/** Adds dialects that were loaded later. */
export function addDialects(dialects: readonly Dialect[]): void {
  for (const dialect of dialects) byId.set(dialect.id, dialect);
}

/** The dialect with this id, or null; one that comes later only once it is loaded. Links carry ids, so any string is possible. */
export function dialectNamed(id: string): Dialect | null {
  return byId.get(id) ?? null;
}

/** The dialect with this id, which must be loaded: no other one may give its verdicts. */
export function dialectOf(id: DialectId): Dialect {
  const dialect = dialectNamed(id);
  if (!dialect) throw new Error(`the dialect ${id} is not loaded`);
  return dialect;
}

/** Whether a dialect has this id, which may be loaded later. */
export function isDialectId(id: string): id is DialectId {
  return Object.hasOwn(DIALECT_TITLES, id);
}

/** The dialect of a page or a caller that names none. */
export const defaultDialect: Dialect & { readonly id: DialectId } = rfc9309;
