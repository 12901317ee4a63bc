/** The sentences of the hover. What stands in the file is marked as code; see phrases.ts for the rest. */
import type { Dialect } from "../../engine/dialect.ts";
import type { Rule } from "../../engine/group.ts";
import { counted, numberText } from "../phrases.ts";
import { code } from "../problems/words.ts";

export { code } from "../problems/words.ts";

export const TERMS = {
  elsewhere: "Elsewhere",
  readBy: "Read by",
  readAs: "Read as",
  own: "By its own name",
  fallback: "Falls back to it",
  star: "Without a group",
  operator: "Operator",
  note: "Note",
  matches: "Matches",
  decides: "Decides",
  beatenBy: "Beaten by",
  example: "For instance",
  never: "Never wins",
  also: "Also means",
} as const;

export const UNKNOWN_FIELD = "No reader has a field of this name, so the line does nothing.";
export const NO_GROUP = "It stands before any group, so it is for no crawler.";
export const NO_PATH = "Matches no URL: a rule without a path forbids nothing.";

/** Of a field that others have. */
export function ignoresPhrase({ title }: Dialect): string {
  return `${title} ignores this line.`;
}

/** Which of several rules that match decides. */
export function precedencePhrase({ precedence, grouping, settle }: Dialect): string | null {
  if (!grouping.ruleFields.includes("allow")) return null;
  if (precedence === "first") return "Of the rules that match, the first decides.";
  return settle ? null : "Of the rules that match, the longest decides, and Allow wins a tie.";
}

/** Titles of readers, or how many where they are many. */
export function readersPhrase(readers: readonly Dialect[], of: number): string {
  if (readers.length === of) return "every reader here";
  return readers.map(({ title }) => title).join(", ");
}

/** What of an agent's name is compared, and how. */
export function comparedPhrase(token: string, { title, agents }: Dialect): string {
  if (token === "*") return "Stands for every crawler that has no group of its own.";
  if (agents.strength !== "exact")
    return `${title} compares ${code(token)} with the names of crawlers, and does not ask for the whole name.`;
  return `Compared as ${code(token)}, with the whole name of a crawler.`;
}

export const NOT_IN_CATALOGUE = "No crawler of the catalogue is called so.";
export const ANOTHER_COUNTS = "Another group of this name counts, and this one does not.";

const MOST_NAMES = 8;

/** A few names, and how many more there are. */
export function namesPhrase(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const shown = names.slice(0, MOST_NAMES).map(code).join(", ");
  const more = names.length - MOST_NAMES;
  return more > 0 ? `${shown} and ${numberText(more)} more` : shown;
}

export const NO_SLASH = "Every path begins with a slash, so this matches none.";

export function octetsPhrase(octets: number): string {
  return `${counted(octets, "octet")} long, where the longest rule wins.`;
}

export function matchesPhrase(matched: number, asked: number, all: number): string {
  const urls =
    asked < all ? `the first ${numberText(asked)} URLs` : `the page’s ${counted(all, "URL")}`;
  return `${numberText(matched)} of ${urls}`;
}

export const NOBODY_READS = "no crawler of the table reads its group";
export const NOT_CONSULTED = "What came back for robots.txt decides, and the rules are not asked.";

export function beatenPhrase(line: number, path: string, count: number): string {
  return `line ${line} ${code(path)}, on ${counted(count, "URL")}`;
}

export function ordinaryPhrase(character: string, { title }: Dialect): string {
  return `Here ${code(character)} is an ordinary character to ${title}.`;
}

export const STAR = "Stands for any characters, or none.";
export const STAR_AT_END = "At the end it changes nothing, for a rule matches whatever follows it.";
export const DOLLAR = "The URL has to end here. Without it, a rule matches whatever follows.";

/** What a star takes of a URL. */
export function takesPhrase(taken: string, path: string): string {
  return taken === ""
    ? `In ${code(path)} it takes nothing.`
    : `In ${code(path)} it takes ${code(taken)}.`;
}

export function endsPhrase(path: string): string {
  return `${code(path)} ends here.`;
}

export function standsForPhrase(character: string, octets: number): string {
  const spelled = octets > 1 ? `, ${octets} octets in UTF-8` : "";
  return `Stands for ${code(character)}${spelled}.`;
}

export const NO_CHARACTER = "An octet that is no character of UTF-8.";
export const NOT_SPECIAL = "Written so, it is an ordinary character of the URL.";

export const SIGNALS: ReadonlyMap<string, string> = new Map([
  ["search", "showing it in a search index and its results"],
  ["ai-input", "giving it to a model that answers a question"],
  ["ai-train", "training models on it"],
]);

export function signalPhrase(answer: string, use: string | undefined): string {
  if (!use) return "a signal that nobody has defined";
  if (answer === "yes") return `${use} is permitted`;
  return answer === "no" ? `${use} is not permitted` : "neither yes nor no";
}

const A_DAY = 24 * 60 * 60;

/** What a delay comes to; null where it is no number. */
export function delayPhrase(seconds: number | null): string {
  if (seconds === null) return "This is not a number of seconds.";
  if (seconds === 0) return "No pause.";
  const requests = numberText(Math.floor(A_DAY / seconds));
  return `A pause of ${code(seconds)} s between requests: ${requests} a day at most.`;
}

export const NOT_WHOLE_URL = "sitemaps.org wants a whole URL, with scheme and host.";

export const NOTHING_HERE = "There is nothing to say here.";

/** The rules that together keep a rule from ever deciding; none where it matches no URL at all. */
export function shadowsPhrase(shadows: readonly Rule[]): string {
  if (shadows.length === 0) return "no URL is such";
  return shadows.map(({ line, path }) => `line ${line.number} ${code(path)}`).join(", ");
}
