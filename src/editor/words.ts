import type { GroupSection } from "../engine/parse/section.ts";
import { counted, nouns } from "../words/numbers.ts";
import { excerpt } from "../words/quoting.ts";

/** The text of the file, where it is typed. */
export const textWords = {
  empty: "Paste a robots.txt here, or start from an example",
  /** In the place of a folded group, behind its first line: which other crawlers it names, and how much is folded. */
  folded(section: GroupSection | null, lines: number): string {
    const [, ...others] = section?.names ?? [];
    const names = others.slice(0, NAMES_FOLDED).map(({ name }) => name);
    if (others.length > names.length) names.push("…");
    return excerpt([...names, counted(lines, nouns.line)].join(", "));
  },
  /** A folded group. `folded`: what is shown in its place. */
  unfold: (folded: string): string => `Unfold ${folded}`,
};

const NAMES_FOLDED = 3;

/** On the first line of the block that Cloudflare puts before a site’s file. */
export const managedBlockWords = {
  added: "added by Cloudflare in front of the site, not in your file",
};
