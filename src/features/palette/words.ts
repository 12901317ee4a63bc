import { counted } from "../../words/numbers.ts";

/** The list of everything that can be done by name. */
export const paletteWords = {
  title: "Commands",
  about: "Find any action, crawler, example, problem or URL by name (Ctrl+K)",
  hint: "Type a command, a crawler, an example, a problem or a URL",
  actions: "Actions",
  readAs(title: string): string {
    return `Read as: ${title}`;
  },
  found(count: number): string {
    return count === 0 ? "No entry matches." : counted(count, { one: "entry", other: "entries" });
  },
  nothing(typed: string): string {
    return `No entry matches “${typed}”.`;
  },
};

/** Words that people type for the same thing, in lower case; the page uses one of them. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ["noindex", "deindex", "indexed", "x-robots-tag", "search console", "search results"],
  ["byte order mark", "bom"],
  ["cached copy", "copy of the file", "cache"],
  ["style sheet", "css"],
  ["language", "locale"],
  ["language model", "llm", "ai training"],
  ["crawl-delay", "rate limit", "throttle"],
  ["allow everything", "unblock"],
  ["redirect", "301", "302"],
];
