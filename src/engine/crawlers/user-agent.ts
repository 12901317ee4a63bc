import { lowerCase } from "../text/characters.ts";
import { crawlerNamed, crawlerTokens } from "./index.ts";
import { purposeTokenNamed } from "./purpose-tokens.ts";

/**
 * The product token that a person means by `input`: a token as typed, the crawler that a User-Agent
 * header names, or the browser that sends the header; empty if there is none. It is written as in the
 * input, without characters that show nothing or turn what is around them. Takes linear time and never throws.
 * RFC 9110 10.1.5: a header is products, `name/version`, and comments in parentheses.
 * RFC 9309 2.2.1: a crawler's product token should be a substring of the header that it sends.
 */
export function productTokenOf(input: string): string {
  const typed = input
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/^user-agent\s*:\s*/i, "");
  if (PLAIN.test(typed) || crawlerNamed(typed)) return withoutVersion(typed);
  // The logs of IIS write a space as a plus.
  const header = /\s/.test(typed) ? typed : typed.replaceAll("+", " ");
  const words = wordsOf(header);
  return cataloguedIn(header, words) ?? productIn(header, words);
}

/** A name without the version that a hyphen joins to it: `nutch-1.4`. RFC 9309 2.2.1: product tokens have no digits and dots. */
function withoutVersion(name: string): string {
  return crawlerNamed(name) ? name : name.replace(/-v?\d+(?:\.\d+)+$/i, "");
}

const PLAIN = /^[^\s/()[\]{}<>;,"']+$/;
const PIECE = /[()[\];,]|[^\s()[\]{}<>;,"']+/g;

/** A name that may be a product; not a URL, an e-mail address, or a name after "like". */
interface Word {
  readonly name: string;
  readonly from: number;
  /** The text after the slash. */
  readonly version: string;
  readonly inComment: boolean;
  /** Whether it is the first word of its part of a comment, or of the header. */
  readonly leads: boolean;
  /** Whether it is in the part after "compatible;", where a crawler that poses as a browser gives its name. */
  readonly claimed: boolean;
  /** Whether it is the last name in a comment before an address, where a crawler names itself behind a browser. */
  addressed: boolean;
}

function wordsOf(header: string): readonly Word[] {
  const words: Word[] = [];
  let depth = 0;
  let leads = true;
  let claim: "none" | "awaited" | "made" = "none";
  let likened = false;
  let candidate: Word | null = null;
  for (const { 0: piece, index: from } of header.matchAll(PIECE)) {
    if (SEPARATOR.has(piece)) {
      if (piece === "(" || piece === "[") depth++;
      else if (piece === ")" || piece === "]") depth = Math.max(0, depth - 1);
      if (claim === "made" || piece === ")") claim = "none";
      leads = true;
      continue;
    }
    const slash = piece.indexOf("/");
    const name = slash < 0 ? piece : piece.slice(0, slash);
    const version = slash < 0 ? "" : piece.slice(slash + 1);
    const lower = lowerCase(name);
    if (lower === "compatible") claim = "awaited";
    else if (lower !== "like" && !likened && !isAddress(lower)) {
      const claimed = claim !== "none";
      const word = { name, from, version, inComment: depth > 0, leads, claimed, addressed: false };
      words.push(word);
      if (claimed) claim = "made";
      // It may be in a comment of this comment.
      if (word.inComment && leads && isName(word) && !isOfBrowser(name)) candidate = word;
    }
    // "for http://..." is prose.
    if (candidate && depth > 0 && /^\+?https?:/.test(lower) && (leads || lower.startsWith("+"))) {
      candidate.addressed = true;
      candidate = null;
    }
    // "TelegramBot (like TwitterBot)", "(KHTML, like Gecko)"
    likened = lower === "like";
    leads = false;
  }
  return words;
}

const SEPARATOR: ReadonlySet<string> = new Set(["(", ")", "[", "]", ";", ","]);

/** Whether it is a URL or an e-mail address, or follows the plus that introduces one. */
function isAddress(name: string): boolean {
  return (
    name === "" ||
    name.startsWith("+") ||
    name.endsWith(":") ||
    name.startsWith("www.") ||
    name.includes("@")
  );
}

/** The catalogue's token that the header names. Of several, the one after "compatible;", else the last: crawlers put their name after a browser's. */
function cataloguedIn(header: string, words: readonly Word[]): string | null {
  const found: { readonly token: string; readonly claimed: boolean }[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let last = Math.min(at + MOST_WORDS, words.length) - 1; last >= at; last--) {
      const token = phrase(header, words[at], words[last]);
      if (token.length > LONGEST || !crawlerNamed(token)) continue;
      const own = ownTokenOf(token, words[last]?.version ?? "");
      found.push({ token: own, claimed: words[at]?.claimed ?? false });
      at = last;
      break;
    }
  }
  const chosen = found.findLast((hit) => hit.claimed) ?? found.at(-1);
  if (!chosen) return null;
  const stem = `${lowerCase(chosen.token)}-`;
  return found.find((hit) => lowerCase(hit.token).startsWith(stem))?.token ?? chosen.token;
}

// Wget2 2.2.0, run: it sends the name of Wget, but looks for a token of its own.
function ownTokenOf(token: string, version: string): string {
  return lowerCase(token) === "wget" && version.startsWith("2.") ? "wget2" : token;
}

const LONGEST = Math.max(...crawlerTokens.map((token) => token.length));
const MOST_WORDS = Math.max(...crawlerTokens.map((token) => token.split(" ").length));

function phrase(header: string, first: Word | undefined, last: Word | undefined): string {
  return first && last ? header.slice(first.from, last.from + last.name.length) : "";
}

/** Whether a name that was found in a header is that of a browser or its platform. */
export function isOfBrowser(name: string): boolean {
  return GENERIC.has(lowerCase(name));
}

/** The product in a header that names no crawler of the catalogue; empty for none. */
function productIn(header: string, words: readonly Word[]): string {
  const product = productAmong(words);
  if (!product) return "";
  const last = product.from === 0 && product.version === "" ? lastOfName(header, words) : product;
  return withoutVersion(phrase(header, product, last));
}

/** The last word of the name with which a header begins, which may have several: “Tiny Tiny RSS/1.11”, “Digg Feed Fetcher 1.0 (…)”. Where no version and no comment follows, only the first word is a name. */
function lastOfName(header: string, words: readonly Word[]): Word | undefined {
  for (let at = 0; at < MOST_WORDS_OF_NAME; at++) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word || word.inComment || isOfBrowser(word.name)) break;
    const after = header.slice(word.from + word.name.length, next?.from).trim();
    if (word.version !== "" || after.startsWith("(")) return word;
    if (after !== "" || !next) break;
    if (/^v?\d[\d.]*$/i.test(next.name)) return word;
  }
  return words[0];
}

const MOST_WORDS_OF_NAME = 6;

function productAmong(words: readonly Word[]): Word | undefined {
  const named = words.filter((word) => isName(word) && (word.leads || !word.inComment));
  const products = named.filter((word) => !isOfBrowser(word.name));
  const robots = products.filter(isRobot);
  return (
    robots.find((word) => word.claimed) ??
    robots[0] ??
    products.find((word) => word.claimed) ??
    products.find((word) => !word.inComment) ??
    products.find((word) => word.addressed) ??
    browserAmong(named) ??
    products[0] ??
    named[0]
  );
}

/** Whether it can be a product: not a number, a punctuation mark, a domain, or a token that no crawler sends. The header may begin with the domain of its sender. */
function isName({ name, version, from }: Word): boolean {
  if (purposeTokenNamed(name)) return false;
  if (!/^[\p{L}\p{N}_]/u.test(name) || /^v?[\d._-]+$/i.test(name)) return false;
  return !name.includes(".") || from === 0 || /^v?\d/i.test(version);
}

function isRobot({ name }: Word): boolean {
  const lower = lowerCase(name);
  // Cubot makes telephones. Words such as "bot" alone are prose, or the end of a name with spaces.
  if (lower.startsWith("cubot") || /^(?:ro)?bots?$|^crawl(?:er|ers|ing)?$|^spiders?$/.test(lower))
    return false;
  return lower.includes("bot") || lower.includes("crawl") || lower.includes("spider");
}

function browserAmong(words: readonly Word[]): Word | undefined {
  for (const browser of BROWSERS) {
    const word = words.find(({ name }) => lowerCase(name) === browser);
    if (word) return word;
  }
  return undefined;
}

// Edge also names Chrome, and Chrome also names Safari, so such browsers come first.
const BROWSERS: readonly string[] = [
  ...["edg", "edga", "edgios", "edge", "opr", "opera", "firefox", "fxios"],
  ...["crios", "chrome", "chromium", "safari", "msie", "trident"],
];

// Words in nearly every browser's header, and platforms.
const GENERIC: ReadonlySet<string> = new Set([
  ...BROWSERS,
  ...["mozilla", "applewebkit", "webkit", "khtml", "gecko", "presto", "version", "mobile"],
  ...["windows", "win64", "wow64", "x64", "macintosh", "intel", "x11", "linux", "ubuntu", "cros"],
  ...["android", "iphone", "ipad", "ipod", "cpu", "tablet", "u"],
]);
