import { lowerCase } from "../engine/text/characters.ts";
import type { Span } from "../engine/text/line.ts";
import type { OtherField } from "./other-fields.ts";

/** A part of a Content-Signal line, between commas. */
export interface Signal {
  readonly text: string;
  readonly span: Span;
  /** In lower case. */
  readonly name: string;
  readonly value: string;
  readonly fault: "none" | "form" | "name" | "value";
}

// contentsignals.org; `use` came in 2026.
const VALUES: ReadonlyMap<string, readonly string[]> = new Map([
  ["search", ["yes", "no"]],
  ["ai-input", ["yes", "no"]],
  ["ai-train", ["yes", "no"]],
  ["use", ["immediate", "reference", "full"]],
]);

/** More parts than that are no signals. */
const MOST_SIGNALS = 50;

/** The signals of a line, in its order. */
export function signalsOf({ text, value }: OtherField): readonly Signal[] {
  let at = value.from;
  return text.split(",", MOST_SIGNALS).flatMap((part) => {
    const from = at + part.length - part.trimStart().length;
    at += part.length + 1;
    const trimmed = part.trim();
    return trimmed === "" ? [] : [signalOf(trimmed, from)];
  });
}

function signalOf(text: string, from: number): Signal {
  const equals = text.indexOf("=");
  const name = lowerCase(text.slice(0, Math.max(equals, 0)).trim());
  const value = lowerCase(text.slice(equals + 1).trim());
  const span = { from, to: from + text.length };
  return { text, span, name, value, fault: faultOf(equals, name, value) };
}

function faultOf(equals: number, name: string, value: string): Signal["fault"] {
  if (equals < 0) return "form";
  const values = VALUES.get(name);
  if (!values) return "name";
  return values.includes(value) ? "none" : "value";
}
