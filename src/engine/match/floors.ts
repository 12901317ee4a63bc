import { firstIndexFrom } from "../text/lists.ts";
import type { Pattern } from "./pattern.ts";

interface Sorted {
  readonly allows: boolean;
  readonly pattern: Pattern;
}

/** The rules that a parser keeps sorted (see Pattern.sortsAs), the Allow rules and the Disallow rules apart. */
export class Floors<E extends Sorted> {
  private readonly allows: readonly E[];
  private readonly disallows: readonly E[];

  constructor(entries: readonly E[]) {
    const sorted = entries
      .filter(({ pattern }) => pattern.sortsAs !== undefined)
      .sort((a, b) => compare(textOf(a), textOf(b)));
    this.allows = sorted.filter(({ allows }) => allows);
    this.disallows = sorted.filter(({ allows }) => !allows);
  }

  /** The greatest rule of a kind that is not above the path; null if there is none. */
  below(path: string, allows: boolean, isDead?: (entry: E) => boolean): E | null {
    const list = allows ? this.allows : this.disallows;
    let at = firstIndexFrom(list, (entry) => textOf(entry) > path) - 1;
    for (let entry = list[at]; entry; entry = list[--at]) if (!isDead?.(entry)) return entry;
    return null;
  }
}

/** What a rule is sorted by. */
export function textOf({ pattern }: Sorted): string {
  return pattern.sortsAs ?? "";
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
