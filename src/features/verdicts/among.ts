import { type Category, categories, crawlerNamed } from "../../engine/crawlers/index.ts";
import type { Column, Report } from "../../engine/decide/report.ts";
import { letterOf } from "../../engine/parse/group.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import type { Choice, ChoiceSection } from "../../ui/Pick.tsx";
import { catalogueWords } from "../../words/catalogue.ts";
import { excerpt } from "../../words/quoting.ts";
import { verdictTableWords } from "./words.ts";

/** Some of a table's crawlers: one by its token, those that read a group (null: those that read none), those of a purpose. */
export type Among =
  | { readonly kind: "all" }
  | { readonly kind: "crawler"; readonly token: string }
  | { readonly kind: "group"; readonly letter: string | null }
  | { readonly kind: "purpose"; readonly purpose: Category };

const NO_GROUP = "none";

/** The crawlers with this id, such as `group:B`; `""` for all. Null for any other string. */
export function amongNamed(id: string): Among | null {
  if (id === "") return { kind: "all" };
  const colon = id.indexOf(":");
  const name = id.slice(colon + 1);
  switch (id.slice(0, Math.max(0, colon))) {
    case "crawler":
      return name === "" ? null : { kind: "crawler", token: name };
    case "group":
      return groupNamed(name);
    case "purpose": {
      const purpose = categories.find((category) => category === lowerCase(name));
      return purpose ? { kind: "purpose", purpose } : null;
    }
    default:
      return null;
  }
}

function groupNamed(name: string): Among | null {
  if (lowerCase(name) === NO_GROUP) return { kind: "group", letter: null };
  return /^[A-Za-z]+$/.test(name) ? { kind: "group", letter: name.toUpperCase() } : null;
}

/** What `amongNamed` reads. */
export function amongId(among: Among): string {
  switch (among.kind) {
    case "all":
      return "";
    case "crawler":
      return `crawler:${among.token}`;
    case "group":
      return `group:${among.letter ?? NO_GROUP}`;
    case "purpose":
      return `purpose:${among.purpose}`;
  }
}

/** Whether a crawler is one of them; tokens are compared in any case. */
export function isAmong(column: Column, among: Among): boolean {
  switch (among.kind) {
    case "all":
      return true;
    case "crawler":
      return lowerCase(column.token) === lowerCase(among.token);
    case "group":
      return letterReadBy(column) === among.letter;
    case "purpose":
      return purposeOf(column) === among.purpose;
  }
}

/** The letter of the group that a crawler reads, or null. */
export function letterReadBy({ selection: { group } }: Column): string | null {
  return group && letterOf(group);
}

/** What a crawler is for, or null where the catalogue does not have it. */
export function purposeOf({ token }: Column): Category | null {
  return crawlerNamed(token)?.category ?? null;
}

/** By index, the crawlers with this id. All of them where an edit has left none: a choice that is no longer offered must not empty the table. */
export function crawlersAmong(columns: readonly Column[], id: string): readonly number[] {
  const among = amongNamed(id) ?? { kind: "all" };
  const all = [...columns.keys()];
  const some = all.filter((index) => {
    const column = columns[index];
    return column !== undefined && isAmong(column, among);
  });
  return some.length > 0 ? some : all;
}

/** Every crawler of the table. */
export function allCrawlers(): Choice {
  return choiceOf({ kind: "all" });
}

/** What can be chosen besides all crawlers: these one by one, by the group they read, and by purpose, each only where they are not all alike in it. */
export function amongChoices({ columns }: Report): readonly ChoiceSection[] {
  const tokens = [...new Set(columns.map(({ token }) => token))];
  const letters = [...new Set(columns.map(letterReadBy))].sort(byLetter);
  const purposes = new Set(columns.map(purposeOf));
  const known = categories.filter((purpose) => purposes.has(purpose));
  return [
    ...sectionOf(
      tokens.length,
      tokens.map((token) => ({ kind: "crawler", token })),
    ),
    ...sectionOf(
      letters.length,
      letters.map((letter) => ({ kind: "group", letter })),
    ),
    ...sectionOf(
      purposes.size,
      known.map((purpose) => ({ kind: "purpose", purpose })),
    ),
  ];
}

type Some = Exclude<Among, { kind: "all" }>;

/** `kinds`: how many there are, those that cannot be chosen included. */
function sectionOf(kinds: number, amongs: readonly Some[]): readonly ChoiceSection[] {
  const [first] = amongs;
  if (kinds < 2 || !first) return [];
  return [{ title: verdictTableWords.headings[first.kind], choices: amongs.map(choiceOf) }];
}

function choiceOf(among: Among): Choice {
  return { id: amongId(among), title: titleOf(among) };
}

function titleOf(among: Among): string {
  switch (among.kind) {
    case "all":
      return verdictTableWords.allCrawlers;
    case "crawler":
      return excerpt(among.token);
    case "group":
      return among.letter === null
        ? verdictTableWords.noGroup
        : verdictTableWords.group(among.letter);
    case "purpose":
      return catalogueWords.categories[among.purpose];
  }
}

/** A, B, …, Z, AA, …, and those who read no group. */
function byLetter(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.length - b.length || (a < b ? -1 : 1);
}
