// @chunk links
import { answerCode, answerCoded } from "../../core/answer-codes.ts";
import { ANSWER_IDS } from "../../core/answers.ts";
import { MOST_CRAWLERS, MOST_URLS } from "../../core/limits.ts";
import { readAsNamed } from "../../core/read-as.ts";
import { decodeText, encodeText } from "../../engine/text/bytes.ts";
import { withoutEnd } from "../../engine/text/characters.ts";
import { DEFAULT_ANSWER, DEFAULT_DIALECT, type LinkResult, type LinkState } from "./frame.ts";
import { CHARACTER_LIMIT, decodeLink } from "./link.ts";

/** What is wrong with a readable link, as data; link-notices.ts says it. Names and values are a stranger's. */
export type Fault =
  | {
      readonly kind:
        | "unknown-parameter"
        | "no-value"
        | "bad-escape"
        | "repeated"
        | "empty"
        | "line-break"
        | "not-utf-8";
      readonly name: string;
    }
  /** For the parameters that have a list of values. */
  | {
      readonly kind: "unknown-value";
      readonly name: "read-as" | "http" | "expect";
      readonly value: string;
    }
  | { readonly kind: "no-text" | "too-many-expectations" };

/** What a fragment turned out to be. "none" is not a readable link, and "faulty" may only be read. */
export type ReadableResult =
  | Extract<LinkResult, { kind: "whole" | "too-large" | "none" }>
  | {
      readonly kind: "faulty";
      readonly faults: readonly [Fault, ...Fault[]];
      readonly recovered: LinkState;
    };

/** What a fragment carries, in either form, "#" before it or not. Never rejects. */
export async function readLink(fragment: string): Promise<LinkResult | ReadableResult> {
  const readable = readReadableLink(fragment);
  if (readable.kind === "none") return decodeLink(fragment);
  return readable.kind === "whole"
    ? { kind: "whole", state: eachOnce(await withTokens(readable.state)) }
    : readable;
}

/** With the product tokens that User-Agent headers name, because exported expectations are imported by product token. What names none stays as it is. */
async function withTokens(state: LinkState): Promise<LinkState> {
  // Few links need what knows the forms of headers, which is large.
  if (state.crawlers.every((agent) => /^[\w.*-]*$/.test(agent))) return state;
  const { productTokenOf } = await import("../../engine/crawlers/user-agent.ts");
  return { ...state, crawlers: state.crawlers.map((agent) => productTokenOf(agent) || agent) };
}

/** Without URLs and crawlers that come again, and what is expected of them: the table has each once, crawlers in any case. */
function eachOnce(state: LinkState): LinkState {
  const { urls, crawlers, expectations } = state;
  const rows = firstPlaces(urls);
  const columns = firstPlaces(crawlers.map((crawler) => crawler.toLowerCase()));
  if (rows.length === urls.length && columns.length === crawlers.length) return state;
  const places = rows.flatMap((row) => columns.map((column) => row * crawlers.length + column));
  const letters = places.map((place) => expectations.charAt(place) || "-").join("");
  return {
    ...state,
    urls: rows.flatMap((row) => urls[row] ?? []),
    crawlers: columns.flatMap((column) => crawlers[column] ?? []),
    expectations: withoutEnd(letters, "-"),
  };
}

/** Where each text of a list comes first. */
function firstPlaces(texts: readonly string[]): readonly number[] {
  const known = new Set<string>();
  return [...texts.keys()].filter((place) => {
    const { size } = known;
    return known.add(texts[place] ?? "").size > size;
  });
}

/** Every parameter; `url`, `agent` and `expect` may come several times. */
export const PARAMETER_NAMES = [
  "text",
  "url",
  "agent",
  "read-as",
  "site",
  "http",
  "expect",
] as const;

type ParameterName = (typeof PARAMETER_NAMES)[number];

/** Reads a fragment in readable form (docs/permalink.md), "#" before it or not. Never throws. */
export function readReadableLink(fragment: string): ReadableResult {
  const text = fragment.replace(/^#/, "");
  // Nothing of a long link of the other form needs to be decoded for this.
  if (!text.includes("=")) return { kind: "none" };
  const parameters = parametersIn(text.slice(0, CHARACTER_LIMIT));
  if (!isReadable(parameters)) return { kind: "none" };
  if (text.length > CHARACTER_LIMIT) return { kind: "too-large" };
  const values: Values = (wanted) =>
    parameters.filter(({ name }) => name === wanted).map(({ value }) => value);
  const [urls, crawlers] = [values("url"), values("agent")];
  if (urls.length > MOST_URLS || crawlers.length > MOST_CRAWLERS) return { kind: "too-large" };
  const letters = expectedLetters(values("expect"), urls.length, crawlers.length);
  const state = {
    text: values("text")[0] ?? "",
    urls,
    crawlers,
    dialect: values("read-as")[0] ?? DEFAULT_DIALECT,
    site: values("site")[0] ?? "",
    answer: answerNamed(values("http")[0] ?? DEFAULT_ANSWER) ?? DEFAULT_ANSWER,
    expectations: letters.kind === "letters" ? letters.letters : "",
    focus: urls.length > 0 && crawlers.length > 0 ? { url: 0, crawler: 0 } : null,
  };
  const [first, ...more] = [...parameters.flatMap(faultsOf), ...faultsTogether(values, letters)];
  if (!first) return { kind: "whole", state };
  return { kind: "faulty", faults: [first, ...more], recovered: state };
}

/** It begins with a parameter, and one of them is ours: "#section=2" is another page's. */
function isReadable(parameters: readonly Parameter[]): boolean {
  return parameters[0]?.hasValue === true && parameters.some(({ name }) => isName(name));
}

/** The values of a parameter, in order. */
type Values = (name: ParameterName) => readonly string[];

/** What is wrong with a parameter by itself; one fault says enough. */
function faultsOf({ name, value, hasValue, isEscaped }: Parameter): readonly Fault[] {
  if (!isName(name)) return [{ kind: "unknown-parameter", name }];
  if (!hasValue) return [{ kind: "no-value", name }];
  if (!isEscaped) return [{ kind: "bad-escape", name }];
  if (name === "text") return [];
  if (value.trim() === "" && name !== "site") return [{ kind: "empty", name }];
  if (/[\r\n]/.test(value)) return [{ kind: "line-break", name }];
  // A file keeps every byte; everything else has to be text.
  if (/\p{Surrogate}/u.test(value)) return [{ kind: "not-utf-8", name }];
  if (name === "read-as" && readAsNamed(value) === null)
    return [{ kind: "unknown-value", name, value }];
  if (name === "http" && answerNamed(value) === null)
    return [{ kind: "unknown-value", name, value }];
  return [];
}

function faultsTogether(values: Values, letters: ExpectedLetters): readonly Fault[] {
  const once = ["text", "read-as", "site", "http"] as const;
  const faults: Fault[] = once
    .filter((name) => values(name).length > 1)
    .map((name) => ({ kind: "repeated", name }));
  if (values("text").length === 0) faults.push({ kind: "no-text" });
  if (letters.kind === "unknown-word")
    faults.push({ kind: "unknown-value", name: "expect", value: letters.word });
  if (letters.kind === "too-many") faults.push({ kind: "too-many-expectations" });
  return faults;
}

/** The code of a response that is written as the page would write it; "200" means "ok". Null for all others. */
function answerNamed(value: string): string | null {
  if (value === "200") return DEFAULT_ANSWER;
  const answer = answerCoded(value);
  if (!answer) return null;
  const code = answerCode(answer);
  return code === value || ANSWER_IDS.some((id) => id === value) ? code : null;
}

function isName(name: string): name is ParameterName {
  return PARAMETER_NAMES.some((known) => known === name);
}

/** A parameter of a fragment, its name and its value decoded; a byte that is not UTF-8 as in decodeText. */
interface Parameter {
  readonly name: string;
  readonly value: string;
  /** Whether there is an "=". */
  readonly hasValue: boolean;
  /** Whether each "%" begins an escape. */
  readonly isEscaped: boolean;
}

/**
 * The parameters in a fragment, read as application/x-www-form-urlencoded (URL Standard 5.1): `&`
 * between them, `%` and two hexadecimal digits for a byte, `+` for a space. Empty ones are left out.
 */
function parametersIn(fragment: string): readonly Parameter[] {
  return fragment
    .split("&")
    .filter((part) => part !== "")
    .map((part) => {
      const equals = part.indexOf("=");
      const end = equals < 0 ? part.length : equals;
      return {
        name: decoded(part.slice(0, end)),
        value: decoded(part.slice(end + 1)),
        hasValue: equals >= 0,
        isEscaped: !/%(?![0-9a-f]{2})/i.test(part),
      };
    });
}

const PERCENT = 0x25;

function decoded(text: string): string {
  const bytes = encodeText(text.replaceAll("+", " "));
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    const digits = byte === PERCENT ? String.fromCharCode(...bytes.subarray(at + 1, at + 3)) : "";
    const isEscape = /^[0-9a-f]{2}$/i.test(digits);
    bytes[length++] = isEscape ? Number.parseInt(digits, 16) : byte;
    if (isEscape) at += 2;
  }
  return decodeText(bytes.subarray(0, length));
}

/** What the `expect` parameters come to, as a letter a cell (see expectations/letters.ts). */
type ExpectedLetters =
  | { readonly kind: "letters"; readonly letters: string }
  | { readonly kind: "unknown-word"; readonly word: string }
  /** More of them than URLs, or more words in one than crawlers. */
  | { readonly kind: "too-many" };

const LETTERS: ReadonlyMap<string, string> = new Map([
  ["allow", "a"],
  ["block", "b"],
  ["none", "-"],
]);

/** Reads `expect` parameters: the first is for the first URL, its words, with commas between them, for the crawlers in order. */
function expectedLetters(
  parameters: readonly string[],
  urls: number,
  crawlers: number,
): ExpectedLetters {
  if (parameters.length > urls) return { kind: "too-many" };
  const rows: string[] = [];
  for (const parameter of parameters) {
    const words = parameter.split(",");
    const unknown = words.find((word) => !LETTERS.has(word));
    // A parameter without a word is empty, which is another fault.
    if (unknown !== undefined && parameter !== "") return { kind: "unknown-word", word: unknown };
    if (words.length > crawlers) return { kind: "too-many" };
    rows.push(
      words
        .map((word) => LETTERS.get(word) ?? "")
        .join("")
        .padEnd(crawlers, "-"),
    );
  }
  return { kind: "letters", letters: withoutEnd(rows.join(""), "-") };
}
