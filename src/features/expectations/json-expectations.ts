import {
  type ExpectationEntry,
  type ExpectationItem,
  type ExpectationItems,
  partNamed,
} from "./expectation-item.ts";
import { isDeeperThan } from "./json-depth.ts";

/** Longer texts are not read, in UTF-16 units: JSON is read at a stroke, and nothing else happens meanwhile. */
export const LONGEST_JSON = 16 * 1024 * 1024;

/** Deeper texts are not read: the browser would follow them for seconds. A list of expectations is three deep. */
export const DEEPEST_JSON = 64;

/** The entries of a JSON text: an array of objects, or an object with such an array in `expectations`. */
export function* jsonExpectations(text: string): ExpectationItems {
  if (text.length > LONGEST_JSON) return yield whole(text, "too-large");
  if (isDeeperThan(DEEPEST_JSON, text)) return yield whole(text, "too-deep");
  const entries = entriesIn(text);
  if (typeof entries === "string") return yield whole(text, entries);
  let at = 0;
  for (const value of entries) yield itemOf(value, ++at);
}

function whole(
  text: string,
  reason: "too-large" | "too-deep" | "not-json" | "no-list",
): ExpectationItem {
  return { kind: "bad", at: 1, text, reason };
}

function entriesIn(text: string): readonly unknown[] | "not-json" | "no-list" {
  try {
    const value: unknown = JSON.parse(text);
    const list = isObject(value) && "expectations" in value ? value.expectations : value;
    return Array.isArray(list) ? list : "no-list";
  } catch {
    return "not-json";
  }
}

function itemOf(value: unknown, at: number): ExpectationItem {
  const entry = isObject(value) ? entryOf(value) : null;
  if (entry) return { kind: "entry", at, ...entry };
  return { kind: "bad", at, text: shown(value), reason: "not-an-entry" };
}

/** The parts of an entry, the first of each; null where one of them is no text. */
function entryOf(value: object): ExpectationEntry | null {
  const parts: Partial<Record<keyof ExpectationEntry, string>> = {};
  const members: readonly (readonly [string, unknown])[] = Object.entries(value);
  for (const [name, member] of members) {
    const part = partNamed(name);
    if (!part || parts[part] !== undefined) continue;
    const text = textOf(member);
    if (text === null) return null;
    parts[part] = text;
  }
  return { agent: "", url: "", expected: "", ...parts };
}

/** Yes and no, 1 and 0 may be written without quotes. */
function textOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (value === null) return "";
  return typeof value === "number" || typeof value === "boolean" ? `${value}` : null;
}

// Not as JSON, which would follow it as deep as it goes.
function shown(value: unknown): string {
  if (Array.isArray(value)) return "[…]";
  return textOf(value) ?? "{…}";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
