import { LONGEST_URL } from "../../core/inputs.ts";

/** Texts with more nested brackets are not read: the browser would need seconds. A list of expectations has three levels. */
export const DEEPEST_JSON = 64;

/** What is read at a stroke, one entry or all that is outside of the list, may have so many UTF-16 units: some milliseconds of work. */
export const LONGEST_PIECE = 2 * LONGEST_URL;

/** How many characters are looked at before the caller can pause. */
const PORTION = 1_024;

/** What a JSON text says: its entries, each `too-much` where it was not read, and all that is around them. */
export interface JsonList {
  readonly entries: readonly ({ readonly value: unknown } | "too-much")[];
  readonly around: unknown;
}

/** Why a JSON text has no entries. */
export type JsonFlaw = "not-json" | "no-list" | "too-deep" | "too-much";

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The entries of a JSON text: an array, or an object with such an array in the member `name`. JSON.parse
 * reads each by itself, because it cannot pause; null after some work, so that the caller can.
 */
export function* jsonEntries(
  text: string,
  name: "expectations" | "urls" = "expectations",
): Generator<null, JsonList | JsonFlaw> {
  const found = yield* listIn(text, name);
  if (found === "too-deep") return found;
  const list = found ?? { from: text.length, to: text.length, entries: [] };
  // What is left without the entries has to be JSON as well.
  if (text.length - (list.to - list.from) > LONGEST_PIECE) return "too-much";
  const rest = parsed(text.slice(0, list.from) + text.slice(list.to));
  if (rest === "not-json") return rest;
  if (!found) return "no-list";
  const entries: ({ readonly value: unknown } | "too-much")[] = [];
  for (const { from, to } of list.entries) {
    const entry = to - from > LONGEST_PIECE ? "too-much" : parsed(text.slice(from, to));
    if (entry === "not-json") return entry;
    entries.push(entry);
    yield null;
  }
  return { entries, around: rest.value };
}

function parsed(json: string): { readonly value: unknown } | "not-json" {
  try {
    return { value: JSON.parse(json) };
  } catch {
    return "not-json";
  }
}

/** The inside of the brackets of the list, and its entries; null where there is none that ends. */
interface List extends Span {
  readonly entries: readonly Span[];
}

/** Looks only at brackets, commas and strings: in time linear in the length of the text. */
function* listIn(text: string, listName: string): Generator<null, List | "too-deep" | null> {
  const isBare = /^\s*\[/.test(text);
  const listDepth = isBare ? 1 : 2;
  let list: List | null = null;
  let entries: Span[] | null = null;
  let listFrom = 0;
  let entryFrom = -1;
  let name = "";
  let depth = 0;
  let pauseAt = PORTION;
  for (let at = 0; at < text.length; at++) {
    if (at >= pauseAt) {
      pauseAt = at + PORTION;
      yield null;
    }
    const character = text[at] ?? "";
    if (isSpace(character)) continue;
    const isClosing = character === "]" || character === "}";
    if (isClosing) depth--;
    if (entries && depth === listDepth - 1) {
      if (entryFrom >= 0 || entries.length > 0) entries.push(spanOf(entryFrom, at));
      list = { from: listFrom, to: at, entries };
      entries = null;
    } else if (entries && depth === listDepth && !isClosing) {
      if (character === ",") entries.push(spanOf(entryFrom, at));
      entryFrom = character === "," ? -1 : entryFrom < 0 ? at : entryFrom;
    }
    if (character === '"') {
      const from = at;
      for (at++; at < text.length && text[at] !== '"'; at++) {
        if (text[at] === "\\") at++;
        if (at < pauseAt) continue;
        pauseAt = at + PORTION;
        yield null;
      }
      if (depth === 1) name = text.slice(from, Math.min(at + 1, from + LONGEST_NAME));
    } else if (character === "[" || character === "{") {
      depth++;
      if (depth > DEEPEST_JSON) return "too-deep";
      if (character === "[" && depth === listDepth && (isBare || isNamed(name, listName))) {
        entries = [];
        entryFrom = -1;
        listFrom = at + 1;
      }
    }
  }
  return list;
}

// RFC 8259 2.
function isSpace(character: string): boolean {
  return character === " " || character === "\n" || character === "\r" || character === "\t";
}

function spanOf(from: number, to: number): Span {
  return { from: from < 0 ? to : from, to };
}

// Each letter may be written as \uXXXX.
const LONGEST_NAME = 6 * "expectations".length + 2;

function isNamed(json: string, listName: string): boolean {
  const name = parsed(json);
  return name !== "not-json" && name.value === listName;
}
