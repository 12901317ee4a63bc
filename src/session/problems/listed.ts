/** Titles, one a line, as a sentence has them: `A, B and C`. */
export function listed(titles: string | number | undefined): string {
  const all = String(titles).split("\n");
  return all.length < 2 ? all.join() : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

/** Whether it is more than one title that a verb has to agree with. */
export function areSeveral(titles: string | number | undefined): boolean {
  return String(titles).includes("\n");
}
