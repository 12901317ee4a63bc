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
