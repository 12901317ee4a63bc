import type { CommandList } from "../../ui/workspace.tsx";

/** A command that was found: its list, and which of it. */
interface FoundCommand {
  readonly list: CommandList;
  readonly index: number;
  readonly name: string;
}

/** Of each list, so many are shown while nothing is typed, and when something is. */
const SHOWN = { typed: 20, untyped: 6 };

/**
 * The commands that contain every word typed, in any case, list by list; of each list the best ones
 * first: names that begin with what is typed, then names in which a word begins with it. Looks at
 * each name once.
 */
export function findCommands(
  lists: readonly CommandList[],
  typed: string,
): readonly FoundCommand[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const most = words.length > 0 ? SHOWN.typed : SHOWN.untyped;
  return lists.flatMap((list) =>
    bestOf(list.names, words, most).map((index) => ({
      list,
      index,
      name: list.names[index] ?? "",
    })),
  );
}

function bestOf(names: readonly string[], words: readonly string[], most: number): number[] {
  const byRank: number[][] = [[], [], []];
  for (const [index, name] of names.entries()) {
    const rank = rankOf(name.toLowerCase(), words);
    if (rank === null) continue;
    const same = byRank[rank];
    if (same && same.length < most) same.push(index);
    if (byRank[0]?.length === most) break;
  }
  return byRank.flat().slice(0, most);
}

/** 0: begins with the first word; 1: a word of it does; 2: contains it; null: does not contain them all. */
function rankOf(name: string, words: readonly string[]): 0 | 1 | 2 | null {
  if (!words.every((word) => name.includes(word))) return null;
  const at = name.indexOf(words[0] ?? "");
  if (at === 0) return 0;
  return /[\p{L}\p{N}]/u.test(name.charAt(at - 1)) ? 2 : 1;
}

/** What was pressed after Ctrl-K, until the list of commands is there: a second key with Ctrl or Command, until a list knows it, and what was typed. */
export const chord: { isAwaited: boolean; key: string | null; typed: string } = {
  isAwaited: false,
  key: null,
  typed: "",
};
