/** How far links of a length get. */
export interface Reach {
  /** The longest such link, in characters of the whole address. */
  readonly most: number;
  /** Where it works. */
  readonly works: string;
}

/** From the shortest links to the longest. */
export const REACHES: readonly Reach[] = [
  { most: 1000, works: "works anywhere" },
  { most: 2000, works: "fine in chat and mail" },
  { most: 8000, works: "fine in browsers, but some chats cut it" },
  { most: Number.POSITIVE_INFINITY, works: "too long for many programs" },
];

/** How far a link of this length gets, as an index into REACHES. */
export function reachOf(length: number): number {
  return REACHES.findIndex(({ most }) => length <= most);
}

/** Whether something else is better sent than a link of this length. */
export function isTooFar(length: number): boolean {
  return reachOf(length) === REACHES.length - 1;
}
