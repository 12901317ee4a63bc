import type { Dialect, DialectId } from "../dialect.ts";
import { google } from "./google.ts";
import { rfc9309 } from "./rfc9309.ts";

/** Every way to read robots.txt, in the order the page offers them; the first is the default. */
export const dialects: readonly Dialect[] = [rfc9309, google];

/** The dialect with this id, or null. Ids arrive from links, so any string may be asked for. */
export function dialectNamed(id: string): Dialect | null {
  return dialects.find((dialect) => dialect.id === id) ?? null;
}

/** The dialect a page or a caller that names none reads by. */
export const defaultDialect: Dialect & { readonly id: DialectId } = rfc9309;
