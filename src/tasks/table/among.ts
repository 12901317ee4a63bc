import { type Category, categories, crawlerNamed } from "../../engine/crawlers/index.ts";
import type { Column, Report } from "../../engine/decide/report.ts";
import { letterOf } from "../../engine/parse/group.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { areEqual } from "../../engine/text/lists.ts";
import { catalogueWords } from "../../words/catalogue.ts";
import { excerpt } from "../../words/quoting.ts";
import { laterTableWords } from "./later-words.ts";

const KINDS = ["crawler", "group", "purpose"] as const;

type Kind = (typeof KINDS)[number];

/** Some of a table's crawlers, in any case of letters: one by its token, those that read a group by its letter (`none`: those that read none), those of a purpose. */
export interface Among {
  readonly kind: Kind;
  readonly name: string;
}

const NO_GROUP = "none";

/** The crawlers with this id, such as `group:B`. Null for any other string. */
export function amongNamed(id: string): Among | null {
  const kind = KINDS.find((known) => id.startsWith(`${known}:`));
  const name = id.slice(id.indexOf(":") + 1);
  return kind && isName(kind, name) ? { kind, name } : null;
}

function isName(kind: Kind, name: string): boolean {
  if (kind === "group") return /^[A-Za-z]+$/.test(name);
  return kind === "purpose" ? purposeNamed(name) !== undefined : name !== "";
}

function purposeNamed(name: string): Category | undefined {
  return categories.find((category) => category === lowerCase(name));
}

/** Whether a crawler is one of them. */
export function isAmong(column: Column, { kind, name }: Among): boolean {
  return namesOf(column, kind).some((own) => lowerCase(own) === lowerCase(name));
}

function namesOf(column: Column, kind: Kind): readonly string[] {
  if (kind === "crawler") return [column.token];
  return kind === "group" ? [letterReadBy(column) ?? NO_GROUP] : purposesOf(column);
}

/** The letter of the group that a crawler reads, or null. */
export function letterReadBy({ selection: { group } }: Column): string | null {
  return group && letterOf(group);
}

/** What a crawler is for; nothing where the catalogue does not have it. */
export function purposesOf({ token }: Column): readonly Category[] {
  return crawlerNamed(token)?.purposes ?? [];
}

/** By index, the crawlers with this id; all of them for any other string, and where an edit has left none: a choice that is no longer offered must not empty the table. */
export function crawlersAmong(columns: readonly Column[], id: string): readonly number[] {
  const among = amongNamed(id);
  const all = [...columns.entries()];
  const some = all.filter(([, column]) => among && isAmong(column, among));
  return (some.length > 0 ? some : all).map(([index]) => index);
}

/** Crawlers to choose by the id that `amongNamed` takes. */
interface AmongChoice {
  readonly id: string;
  readonly title: string;
}

/** Choices of one kind, under a heading. */
interface AmongSection {
  readonly title: string;
  readonly choices: readonly AmongChoice[];
}

/** Every crawler of the table. */
export const ALL_CRAWLERS: AmongChoice = { id: "", title: laterTableWords.allCrawlers };

/** What can be chosen besides all crawlers: these one by one, by the group they read, and by purpose, each only where they are not all alike in it. */
export function amongChoices({ columns }: Report): readonly AmongSection[] {
  return KINDS.flatMap((kind) => {
    const named = columns.map((column) => namesOf(column, kind));
    const offered = inOrder(kind, [...new Set(named.flat())]);
    const areAlike = named.every((names) => areEqual(names, named[0] ?? []));
    if (areAlike || offered.length === 0) return [];
    const choices = offered.map((name) => ({ id: `${kind}:${name}`, title: titleOf(kind, name) }));
    return { title: laterTableWords.headings[kind], choices };
  });
}

/** Names as they are offered: crawlers in the order of the table, purposes in that of the catalogue. */
function inOrder(kind: Kind, names: readonly string[]): readonly string[] {
  if (kind === "group") return [...names].sort(byLetter);
  return kind === "purpose" ? categories.filter((category) => names.includes(category)) : names;
}

function titleOf(kind: Kind, name: string): string {
  if (kind === "crawler") return excerpt(name);
  if (kind === "group")
    return name === NO_GROUP ? laterTableWords.noGroup : laterTableWords.group(name);
  const purpose = purposeNamed(name);
  return purpose ? catalogueWords.categories[purpose] : name;
}

/** A, B, …, Z, AA, …, and those who read no group. */
function byLetter(a: string, b: string): number {
  if (a === NO_GROUP || b === NO_GROUP) return Number(a === NO_GROUP) - Number(b === NO_GROUP);
  return a.length - b.length || (a < b ? -1 : 1);
}
