/** How far links get: anywhere, through chat and mail, through browsers, or nowhere to be sure of. */
export type Reach = "anywhere" | "chat" | "browsers" | "nowhere";

/** From the shortest links to the longest; `most`: the longest that gets so far, in characters of the whole address. */
export const REACHES: readonly { readonly reach: Reach; readonly most: number | null }[] = [
  { reach: "anywhere", most: 1000 },
  { reach: "chat", most: 2000 },
  { reach: "browsers", most: 8000 },
  { reach: "nowhere", most: null },
];

/** How far a link of this length gets. */
export function reachOf(length: number): Reach {
  const found = REACHES.find(({ most }) => most === null || length <= most);
  return found?.reach ?? "nowhere";
}

/** Whether something else is better sent than a link of this length. */
export function isTooFar(length: number): boolean {
  return reachOf(length) === "nowhere";
}
