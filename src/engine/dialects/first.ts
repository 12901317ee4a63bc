import type { Dialect, DialectId } from "../parse/dialect.ts";
import { baidu } from "./baidu.ts";
import { bing } from "./bing.ts";
import { crawlerCommons } from "./crawler-commons.ts";
import { google } from "./google.ts";
import { heritrix } from "./heritrix.ts";
import { protego07 } from "./protego-0.7.ts";
import { rfc9309 } from "./rfc9309.ts";
import { robotsParser } from "./robots-parser.ts";
import { wget } from "./wget.ts";
import { wwwRobotrules } from "./www-robotrules.ts";
import { yandex } from "./yandex.ts";

/** The dialects of all crawlers with a token. They come with the first script of the page; the others must be loaded before they are chosen. */
export const firstDialects: readonly Dialect[] = [
  rfc9309,
  google,
  bing,
  yandex,
  baidu,
  crawlerCommons,
  wwwRobotrules,
  wget,
  heritrix,
  protego07,
  robotsParser,
];

const byId = new Map<string, Dialect>(firstDialects.map((dialect) => [dialect.id, dialect]));

/** Adds dialects that were loaded later. */
export function addDialects(dialects: readonly Dialect[]): void {
  for (const dialect of dialects) byId.set(dialect.id, dialect);
}

/** The dialect with this id, or null; one that comes later only once it is loaded. Links carry ids, so any string is possible. */
export function dialectNamed(id: string): Dialect | null {
  return byId.get(id) ?? null;
}

/** The dialect of a page or a caller that names none. */
export const defaultDialect: Dialect & { readonly id: DialectId } = rfc9309;
