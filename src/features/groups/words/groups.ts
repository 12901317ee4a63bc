import { counted, listText } from "../../../words/numbers.ts";

/** The region Groups. */
export const groupWords = {
  list: "Groups, sitemaps and ignored lines",
  none: "No groups: every crawler may fetch everything.",
  sitemaps: "Sitemaps",
  ignoredBy(reader: string): string {
    return `Ignored by ${reader}`;
  },

  noName: "no name",
  rules(count: number): string {
    return counted(count, RULES);
  },
  /** The crawlers of the table that obey a group. */
  readBy(crawlers: readonly string[]): string {
    return crawlers.length > 0
      ? `read by ${listText(crawlers)}`
      : "read by no crawler of the table";
  },

  noPath: "no path, matches nothing",
  neverDecides: "never decides",
  octets: "octets",
};

const RULES = { one: "rule", other: "rules" };
