import { counted, nouns } from "../words/numbers.ts";

/** What the page is called; where there is little room, the rest is left out. */
export const brandWords = { brand: "robots.txt", rest: " playground" };

/** The page inside another page. */
export const embedWords = {
  readAs: (parser: string): string => `Read as ${parser}`,
  open: "Open in playground",
  /** The tabs of a small frame. */
  regions: "Parts of the playground",
  file: "File",
};

/** What is said above the text of the file. */
export const editorPanelWords = {
  /** While something else decides, such as the HTTP response or the encoding. */
  notConsulted: (why: string): string => `The rules are not used: ${why}`,
  noGroup: "No group here",
  /** Where the sections of a group are. `ranges`: as `4–12, 28–32`. */
  where: (ranges: string, sections: number): string =>
    sections > 1 ? `lines ${ranges}, joined` : ranges,
  rules: (count: number): string => counted(count, nouns.rule),
};
