import { categories } from "../../engine/crawlers/index.ts";
import type { Report } from "../../engine/decide/report.ts";
import { catalogueWords } from "../../words/catalogue.ts";
import { excerpt } from "../../words/quoting.ts";
import { shownRowsWords } from "../../words/shown-rows.ts";
import { type Among, amongId, letterReadBy, purposeOf } from "./among.ts";

/** Some of the crawlers to choose, by the id that stands for them in a view. */
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
export function allCrawlers(): AmongChoice {
  return choiceOf({ kind: "all" });
}

/** What can be chosen besides all crawlers: these one by one, by the group they read, and by purpose, each only where they are not all alike in it. */
export function amongChoices({ columns }: Report): readonly AmongSection[] {
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
function sectionOf(kinds: number, amongs: readonly Some[]): readonly AmongSection[] {
  const [first] = amongs;
  if (kinds < 2 || !first) return [];
  return [{ title: shownRowsWords.headings[first.kind], choices: amongs.map(choiceOf) }];
}

function choiceOf(among: Among): AmongChoice {
  return { id: amongId(among), title: titleOf(among) };
}

function titleOf(among: Among): string {
  switch (among.kind) {
    case "all":
      return shownRowsWords.allCrawlers;
    case "crawler":
      return excerpt(among.token);
    case "group":
      return among.letter === null ? shownRowsWords.noGroup : shownRowsWords.group(among.letter);
    case "purpose":
      return catalogueWords.categories[among.purpose];
  }
}

/** A, B, …, Z, AA, …, and those who read no group. */
function byLetter(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.length - b.length || (a < b ? -1 : 1);
}
