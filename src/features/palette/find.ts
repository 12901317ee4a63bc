import type { CommandList } from "../../ui/workspace.tsx";
import { SYNONYMS } from "./find-words.ts";

/** A command that was found: its list, and which of it. */
interface FoundCommand {
  readonly list: CommandList;
  readonly index: number;
  readonly name: string;
}

/** Of each list, so many are shown while nothing is typed, and when something is. */
const SHOWN = { typed: 20, untyped: 6 };

/**
 * The commands that contain every word typed, or one that means the same, in any case: list by
 * list those that have it in their name, then list by list those that have it in their text. Of the
 * names of a list, those that begin with what is typed come first, then those in which a word begins
 * with it. Looks at each name once.
 */
export function findCommands(
  lists: readonly CommandList[],
  typed: string,
): readonly FoundCommand[] {
  const words = wordsOf(typed.toLowerCase());
  const most = words.length > 0 ? SHOWN.typed : SHOWN.untyped;
  const found = lists.map((list) => ({ list, ...bestOf(list, words, most) }));
  return (["byName", "byText"] as const).flatMap((way) =>
    found.flatMap(({ list, [way]: indices }) =>
      indices.map((index) => ({ list, index, name: list.names[index] ?? "" })),
    ),
  );
}

/** The words typed, each with the words that mean the same; several words can be one of them. */
function wordsOf(typed: string): readonly (readonly string[])[] {
  const whole = alternativesOf(typed.trim());
  if (whole) return [whole];
  return typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => alternativesOf(word) ?? [word]);
}

function alternativesOf(word: string): readonly string[] | undefined {
  const same = SYNONYMS.find((words) => words.includes(word));
  return same && [word, ...same];
}

function bestOf(
  { names, texts = [] }: CommandList,
  words: readonly (readonly string[])[],
  most: number,
): { readonly byName: readonly number[]; readonly byText: readonly number[] } {
  const byRank: number[][] = [[], [], [], []];
  for (const [index, name] of names.entries()) {
    const rank = rankOf(name.toLowerCase(), texts[index], words);
    if (rank === null) continue;
    const same = byRank[rank];
    if (same && same.length < most) same.push(index);
    if (byRank[0]?.length === most) break;
  }
  const [byText = []] = byRank.splice(3);
  const byName = byRank.flat().slice(0, most);
  return { byName, byText: byText.slice(0, most - byName.length) };
}

/** 0: begins with the first word; 1: a word of it does; 2: contains it; 3: its text does; null: neither contains them all. */
function rankOf(
  name: string,
  text: string | undefined,
  words: readonly (readonly string[])[],
): 0 | 1 | 2 | 3 | null {
  const has = (place: string) => words.every((same) => same.some((word) => place.includes(word)));
  if (!has(name)) return text !== undefined && has(`${name} ${text.toLowerCase()}`) ? 3 : null;
  const at = name.indexOf(words[0]?.find((word) => name.includes(word)) ?? "");
  if (at === 0) return 0;
  return /[\p{L}\p{N}]/u.test(name.charAt(at - 1)) ? 2 : 1;
}
