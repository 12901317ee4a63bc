import type { Dialect } from "../parse/dialect.ts";
import { percentEncode } from "../url/quoting.ts";
import { urlOf } from "../url/url.ts";

/** The next characters of a URL, and their form in the texts with which rules are compared. */
export interface Sign {
  readonly text: string;
  readonly path: string;
  readonly queryPath: string;
}

/**
 * How to write a URL so that a dialect compares rules with a given text. It finds this out by
 * asking the dialect. If it says that there is no such URL, there is none. What it finds can be
 * wrong in dialects that look at more than a letter and its part of the URL.
 */
export class Spelling {
  /** Percent-encodings in a query that patterns with a query compare as a letter, and other patterns as they are. */
  readonly delimiters: readonly Sign[];
  /** The beginnings of a URL, the most usual first: one slash, two, and others that are compared like neither. */
  readonly beginnings: readonly Sign[];
  /** The percent-encoding of `?`, where the letter itself is lost at the end of a URL. */
  readonly lastQuestions: readonly Sign[];
  private readonly keepsEmptyQuery: boolean;
  private readonly inPath: readonly Sign[];
  private readonly inQuery: readonly Sign[];
  private readonly dialect: Dialect;
  private readonly known = new Map<string, boolean>();

  /** Always the same object for a dialect. */
  static of(dialect: Dialect): Spelling {
    const spelling = spellings.get(dialect) ?? new Spelling(dialect);
    spellings.set(dialect, spelling);
    return spelling;
  }

  private constructor(dialect: Dialect) {
    this.dialect = dialect;
    this.delimiters = OCTETS.flatMap((octet) => this.delimiter(octet));
    this.keepsEmptyQuery = dialect.targetOf("/x?").path === "/x?";
    this.inPath = [...PLAIN].flatMap((character) => this.shorthand(character, "/x"));
    this.inQuery = [...PLAIN].flatMap((character) => this.shorthand(character, IN_QUERY));
    const compared = (start: string) => dialect.targetOf(urlOf(`${start}x`)).path.slice(0, -1);
    const two = compared("//");
    const others = UNUSUAL.filter(({ text, path }) => path !== two && compared(text) === path);
    this.beginnings = [signOf("/", "/"), signOf("//", two), ...others];
    const isLost = !this.keepsEmptyQuery && this.signFor("?", false)?.text === "?";
    const isDecoded = dialect.targetOf("/x%3F").path === "/x?";
    this.lastQuestions = isLost && isDecoded ? [signOf("%3F", "?")] : [];
  }

  /** The shortest way to write this letter in the path, or in the query; null if there is none. */
  signFor(letter: string, inQuery: boolean): Sign | null {
    const text = this.textFor(letter, inQuery);
    return text === null ? null : signOf(text, letter);
  }

  /** The most readable way to write a letter that is none of these; null if there is no other letter. */
  signForOther(letters: ReadonlySet<string>, inQuery: boolean): Sign | null {
    for (const letter of READABLE) {
      const sign = letters.has(letter) ? null : this.signFor(letter, inQuery);
      if (sign) return sign;
    }
    return null;
  }

  /** Characters that are compared percent-encoded, in the path or in the query. */
  shorthands(inQuery: boolean): readonly Sign[] {
    return inQuery ? this.inQuery : this.inPath;
  }

  /**
   * What must be known to continue a URL: its part so far, and an unfinished percent-encoding. Null
   * if the sign cannot come next. A URL begins with "".
   */
  next(context: string, sign: Sign): string | null {
    const inQuery = isInQuery(context);
    const part = inQuery ? QUERY : sign.text.endsWith("?") ? QUERY_START : "";
    const begun = begunIn(context);
    if (begun && /^[0-9A-Fa-f]$/.test(sign.text)) {
      const triple = begun + sign.text;
      if (triple.length < 3) return part + triple;
      return this.keepsEscape(triple, inQuery) ? part : null;
    }
    if (begun && !this.keeps("%", "%", inQuery)) return null;
    return sign.text === "%" ? `${part}%` : part;
  }

  /** Whether a URL can end here and be compared as it is written. */
  mayEnd(context: string): boolean {
    if (context === QUERY_START) return this.keepsEmptyQuery;
    return begunIn(context) === "" || this.keeps("%", "%", isInQuery(context));
  }

  private textFor(letter: string, inQuery: boolean): string | null {
    // Most dialects leave a percent sign unchanged; its meaning then depends on what follows (see
    // next).
    if (letter === "%") return this.keeps("%25", "%", inQuery) ? "%25" : "%";
    // RFC 3986 2: a URL has no other characters, and # ends the requested part.
    const isPlain = /^[!-~]$/.test(letter) && letter !== "#";
    if (isPlain && this.keeps(letter, letter, inQuery)) return letter;
    const escaped = percentEncode(letter);
    return this.keeps(escaped, letter, inQuery) ? escaped : null;
  }

  private keepsEscape(triple: string, inQuery: boolean): boolean {
    if (this.keeps(triple, triple, inQuery)) return true;
    // Some dialects read a byte outside ASCII together with its neighbours.
    const isAscii = /^%[0-7]/.test(triple);
    const sample = triple === triple.toUpperCase() ? "%C3%A9" : "%c3%a9";
    return !isAscii && this.keeps(sample, sample, inQuery);
  }

  /** Whether `text` is compared as `letters` somewhere in the path, or in the query. */
  private keeps(text: string, letters: string, inQuery: boolean): boolean {
    const key = `${inQuery ? "?" : ""}${text} ${letters}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    // Some dialects treat the parameters after a semicolon as a separate part.
    const starts = inQuery ? [IN_QUERY] : ["/x", "/x;x"];
    const kept = starts.some((start) => {
      const { path, queryPath } = this.dialect.targetOf(`${start}${text}x`);
      return path === `${start}${letters}x` && queryPath === path;
    });
    this.known.set(key, kept);
    return kept;
  }

  private shorthand(character: string, start: string): readonly Sign[] {
    const { path, queryPath } = this.dialect.targetOf(`${start}${character}x`);
    const compared = path.slice(start.length, -1);
    const isEscape = path === queryPath && /^%[0-9A-F]{2}$/.test(compared);
    return isEscape ? [signOf(character, compared)] : [];
  }

  private delimiter(octet: number): readonly Sign[] {
    const text = `%${octet.toString(16).toUpperCase().padStart(2, "0")}`;
    const { path, queryPath } = this.dialect.targetOf(`${IN_QUERY}${text}x`);
    if (path === queryPath) return [];
    const within = (compared: string) => compared.slice(IN_QUERY.length, -1);
    return [{ text, path: within(path), queryPath: within(queryPath) }];
  }
}

// The beginning of a context of Spelling.next in the query.
const QUERY_START = "?";
const QUERY = "&";

/** Whether what was written so far (see Spelling.next) has reached the query. */
export function isInQuery(context: string): boolean {
  return context.startsWith(QUERY_START) || context.startsWith(QUERY);
}

function begunIn(context: string): string {
  return context.slice(isInQuery(context) ? 1 : 0);
}

const ORIGIN = "https://example.com";
const IN_QUERY = "/x?x";
// RFC 3986 3.3 and 3.4: characters of a path or a query that are not unreserved.
const PLAIN = "!$&'()*+,;=:@/?";
// The last letter is for dialects that compare decoded text.
const READABLE = [
  ..."xyzabcdefghijklmnopqrstuvwABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_~!+,:@=&;'()[]{}|^`\"<>\\.*$?/",
  "é",
];
const OCTETS = Array.from({ length: 256 }, (_, octet) => octet);

// Some parsers decode a second slash, or compare a URL without a path as its query, or as the
// fragment that they find in its query.
const UNUSUAL = [signOf("/%2F", "//"), signOf(`${ORIGIN}?`, "?"), signOf(`${ORIGIN}?%23`, "#")];

const spellings = new WeakMap<Dialect, Spelling>();

function signOf(text: string, compared: string): Sign {
  return { text, path: compared, queryPath: compared };
}
