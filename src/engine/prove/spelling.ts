import type { Dialect } from "../parse/dialect.ts";
import { percentEncode } from "../url/url.ts";

/** The next characters of a URL, and what they are in the texts that rules are compared with. */
export interface Sign {
  readonly text: string;
  readonly path: string;
  readonly queryPath: string;
}

/**
 * How to write a URL so that a dialect compares rules with a given text. It is found by asking the
 * dialect, and says no only where no URL is read so; what it says can turn out wrong where a
 * dialect looks at more than the letter and what part of the URL it stands in.
 */
export class Spelling {
  /** Escapes in a query that patterns which spell one out see as a letter, and others as the escape. */
  readonly delimiters: readonly Sign[];
  /** How a path begins: with a slash, or with two. */
  readonly beginnings: readonly [Sign, Sign];
  private readonly keepsEmptyQuery: boolean;
  private readonly inPath: readonly Sign[];
  private readonly inQuery: readonly Sign[];
  private readonly dialect: Dialect;
  private readonly known = new Map<string, boolean>();

  /** The same for each asking. */
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
    const two = dialect.targetOf(urlOf("//x")).path.slice(0, -1);
    this.beginnings = [signOf("/", "/"), signOf("//", two)];
  }

  /** The shortest way to write this letter in the path, or the query; null where none is read so. */
  signFor(letter: string, inQuery: boolean): Sign | null {
    const text = this.textFor(letter, inQuery);
    return text === null ? null : signOf(text, letter);
  }

  /** The most readable way to write a letter that is none of these; null where all letters that are read are among them. */
  signForOther(letters: ReadonlySet<string>, inQuery: boolean): Sign | null {
    for (const letter of READABLE) {
      const sign = letters.has(letter) ? null : this.signFor(letter, inQuery);
      if (sign) return sign;
    }
    return null;
  }

  /** Characters that are compared as escapes, in the path or in the query. */
  shorthands(inQuery: boolean): readonly Sign[] {
    return inQuery ? this.inQuery : this.inPath;
  }

  /**
   * What is to be known of a URL to write on: the part of it that is reached, and an escape that is
   * begun. Null where the sign cannot come next. A URL begins with "".
   */
  next(context: string, sign: Sign): string | null {
    const inQuery = isInQuery(context);
    const part = inQuery ? QUERY : sign.text === "?" ? QUERY_START : "";
    const begun = begunIn(context);
    if (begun && /^[0-9A-Fa-f]$/.test(sign.text)) {
      const triple = begun + sign.text;
      if (triple.length < 3) return part + triple;
      return this.keepsEscape(triple, inQuery) ? part : null;
    }
    if (begun && !this.keeps("%", "%", inQuery)) return null;
    return sign.text === "%" ? `${part}%` : part;
  }

  /** Whether a URL can end here and be read as it is written. */
  mayEnd(context: string): boolean {
    if (context === QUERY_START) return this.keepsEmptyQuery;
    return begunIn(context) === "" || this.keeps("%", "%", isInQuery(context));
  }

  private textFor(letter: string, inQuery: boolean): string | null {
    // Most spell a percent sign as it is, and then it depends on what follows (see next).
    if (letter === "%") return this.keeps("%25", "%", inQuery) ? "%25" : "%";
    // RFC 3986 2: nothing else stands in a URL, and # ends what is requested.
    const isPlain = /^[!-~]$/.test(letter) && letter !== "#";
    if (isPlain && this.keeps(letter, letter, inQuery)) return letter;
    const escaped = percentEncode(letter);
    return this.keeps(escaped, letter, inQuery) ? escaped : null;
  }

  private keepsEscape(triple: string, inQuery: boolean): boolean {
    if (this.keeps(triple, triple, inQuery)) return true;
    // Some look at an octet that is not ASCII together with those around it.
    const isAscii = /^%[0-7]/.test(triple);
    const sample = triple === triple.toUpperCase() ? "%C3%A9" : "%c3%a9";
    return !isAscii && this.keeps(sample, sample, inQuery);
  }

  /** Whether `text` is compared as `letters` somewhere in the path, or in the query. */
  private keeps(text: string, letters: string, inQuery: boolean): boolean {
    const key = `${inQuery ? "?" : ""}${text} ${letters}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    // Some take parameters, after a semicolon, for a part of their own.
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

// How the contexts of Spelling.next begin, where the query is reached.
const QUERY_START = "?";
const QUERY = "&";

/** Whether what was written so far (see Spelling.next) has reached the query. */
export function isInQuery(context: string): boolean {
  return context.startsWith(QUERY_START) || context.startsWith(QUERY);
}

function begunIn(context: string): string {
  return context.slice(isInQuery(context) ? 1 : 0);
}

/** What to ask the engine about a path: one that begins with two slashes would pass for a host. */
export function urlOf(path: string): string {
  return path.startsWith("//") ? `https://example.com${path}` : path;
}

const IN_QUERY = "/x?x";
// RFC 3986 3.3 and 3.4: what stands in a path or a query and is not unreserved.
const PLAIN = "!$&'()*+,;=:@/?";
// The last is there for dialects that compare decoded text.
const READABLE = [
  ..."xyzabcdefghijklmnopqrstuvwABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_~!+,:@=&;'()[]{}|^`\"<>\\.*$?/",
  "é",
];
const OCTETS = Array.from({ length: 256 }, (_, octet) => octet);

const spellings = new WeakMap<Dialect, Spelling>();

function signOf(text: string, compared: string): Sign {
  return { text, path: compared, queryPath: compared };
}
