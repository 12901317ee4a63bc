import { ANSWER_IDS, answerCode, answerCoded } from "../../core/answers.ts";
import { MOST_CRAWLERS, MOST_URLS, readAsNamed } from "../../core/inputs.ts";
import { decodeText, encodeText } from "../../engine/text/bytes.ts";
import { DEFAULT_ANSWER, DEFAULT_DIALECT, type LinkState } from "./frame.ts";
import { CHARACTER_LIMIT } from "./link.ts";

/** What is wrong with a readable link, as data; see fault-sentences.ts. Names and values are a stranger's. */
export type Fault =
  | { readonly kind: "unknown-parameter"; readonly name: string }
  | { readonly kind: "no-value" | "bad-escape" | "repeated"; readonly name: string }
  | { readonly kind: "empty" | "line-break" | "not-utf-8"; readonly name: ParameterName }
  | {
      readonly kind: "unknown-value";
      /** What has a list of values. */
      readonly name: "read-as" | "http" | "expect";
      readonly value: string;
    }
  | { readonly kind: "no-text" | "too-many-expectations" };

/** What a fragment turned out to be. Only "whole" may be loaded; anything recovered is for reading. */
export type ReadableResult =
  | { readonly kind: "whole"; readonly state: LinkState }
  | {
      readonly kind: "faulty";
      readonly faults: readonly [Fault, ...Fault[]];
      readonly recovered: LinkState;
    }
  /** Longer than 262,144 characters, or more URLs or crawlers than the table takes. */
  | { readonly kind: "too-large" }
  /** No readable link. */
  | { readonly kind: "none" };

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
  const parameters = parametersIn(text.slice(0, CHARACTER_LIMIT));
  if (!isReadable(parameters)) return { kind: "none" };
  if (text.length > CHARACTER_LIMIT) return { kind: "too-large" };
  const values = valuesOf(parameters);
  if (values.url.length > MOST_URLS || values.agent.length > MOST_CRAWLERS)
    return { kind: "too-large" };
  const letters = expectedLetters(values.expect, values.url.length, values.agent.length);
  const state = stateOf(values, letters.kind === "letters" ? letters.letters : "");
  const [first, ...more] = [...parameters.flatMap(faultsOf), ...faultsTogether(values, letters)];
  if (!first) return { kind: "whole", state };
  return { kind: "faulty", faults: [first, ...more], recovered: state };
}

/** It begins with a parameter, and one of them is ours: "#section=2" is another page's. */
function isReadable(parameters: readonly Parameter[]): boolean {
  return parameters[0]?.hasValue === true && parameters.some(({ name }) => isName(name));
}

type Values = Readonly<Record<ParameterName, readonly string[]>>;

function valuesOf(parameters: readonly Parameter[]): Values {
  const values: Record<ParameterName, string[]> = {
    text: [],
    url: [],
    agent: [],
    "read-as": [],
    site: [],
    http: [],
    expect: [],
  };
  for (const { name, value } of parameters) if (isName(name)) values[name].push(value);
  return values;
}

function stateOf(values: Values, expectations: string): LinkState {
  const { text, url, agent, site, http } = values;
  const hasCell = url.length > 0 && agent.length > 0;
  return {
    text: text[0] ?? "",
    urls: url,
    crawlers: agent,
    dialect: values["read-as"][0] ?? DEFAULT_DIALECT,
    site: site[0] ?? "",
    answer: answerNamed(http[0] ?? DEFAULT_ANSWER) ?? DEFAULT_ANSWER,
    expectations,
    focus: hasCell ? { url: 0, crawler: 0 } : null,
  };
}

/** What is wrong with a parameter by itself; one fault says enough. */
function faultsOf({ name, value, hasValue, isEscaped }: Parameter): readonly Fault[] {
  if (!isName(name)) return [{ kind: "unknown-parameter", name }];
  if (!hasValue) return [{ kind: "no-value", name }];
  if (!isEscaped) return [{ kind: "bad-escape", name }];
  if (name === "text") return [];
  if (value === "" && name !== "site") return [{ kind: "empty", name }];
  if (/[\r\n]/.test(value)) return [{ kind: "line-break", name }];
  // Of a file every byte is kept; all else is text.
  if (/\p{Surrogate}/u.test(value)) return [{ kind: "not-utf-8", name }];
  if (name === "read-as" && readAsNamed(value) === null)
    return [{ kind: "unknown-value", name, value }];
  if (name === "http" && answerNamed(value) === null)
    return [{ kind: "unknown-value", name, value }];
  return [];
}

function faultsTogether(
  values: Values,
  letters: ReturnType<typeof expectedLetters>,
): readonly Fault[] {
  const once = ["text", "read-as", "site", "http"] as const;
  const faults: Fault[] = once
    .filter((name) => values[name].length > 1)
    .map((name) => ({ kind: "repeated", name }));
  if (values.text.length === 0) faults.push({ kind: "no-text" });
  if (letters.kind === "unknown-word")
    faults.push({ kind: "unknown-value", name: "expect", value: letters.word });
  if (letters.kind === "too-many") faults.push({ kind: "too-many-expectations" });
  return faults;
}

/** The code of an answer that is spelled as the page would; "200" says the same as "ok". Null for all others. */
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

/** A parameter of a fragment, its name and its value decoded; a byte of the value that is no UTF-8 as in decodeText. */
export interface Parameter {
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
export function parametersIn(fragment: string): readonly Parameter[] {
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
const PLUS = 0x2b;
const SPACE = 0x20;

function decoded(text: string): string {
  const bytes = encodeText(text);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    const escaped = byte === PERCENT ? octetAt(bytes, at + 1) : null;
    if (escaped !== null) at += 2;
    bytes[length++] = escaped ?? (byte === PLUS ? SPACE : byte);
  }
  return decodeText(bytes.subarray(0, length));
}

/** The byte that two hexadecimal digits stand for, or null. */
function octetAt(bytes: Uint8Array, at: number): number | null {
  const digits = String.fromCharCode(...bytes.subarray(at, at + 2));
  return /^[0-9a-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : null;
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
export function expectedLetters(
  parameters: readonly string[],
  urls: number,
  crawlers: number,
): ExpectedLetters {
  if (parameters.length > urls) return { kind: "too-many" };
  const rows: string[] = [];
  for (const parameter of parameters) {
    const words = parameter.split(",");
    const unknown = words.find((word) => !LETTERS.has(word));
    // Without a word the parameter is empty, which is a fault of its own.
    if (unknown !== undefined && parameter !== "") return { kind: "unknown-word", word: unknown };
    if (words.length > crawlers) return { kind: "too-many" };
    rows.push(
      words
        .map((word) => LETTERS.get(word) ?? "")
        .join("")
        .padEnd(crawlers, "-"),
    );
  }
  return { kind: "letters", letters: rows.join("").replace(/-+$/, "") };
}
