import { asAscii, firstHidden, nearField, visible } from "../engine/advise/misspellings.ts";
import { dialects } from "../engine/dialects/index.ts";
import { fieldNamed } from "../engine/dialects/shared.ts";
import { trimmed } from "../engine/dialects/shared-later.ts";
import { withoutComment } from "../engine/parse/analysis.ts";
import { lowerCase } from "../engine/text/characters.ts";
import type { Field, FieldName, Span } from "../engine/text/line.ts";
import { code } from "../words/quoting.ts";
import { replacing } from "./fixes.ts";
import { withoutQuotes } from "./path-mistakes.ts";
import type { Fix, ReadBy, Spotted } from "./problem.ts";
import { type LineView, patternKey } from "./views.ts";

/**
 * What was probably meant by a line that has text, but not the exact name of a field and a colon.
 * `key`: where its field name is, or all of its text. Each kind belongs to one check, so no line is
 * reported twice.
 */
type IntendedField =
  | IntendedName
  | { readonly kind: Slip; readonly key: Span; readonly name: FieldName }
  | { readonly kind: "tag" | "unknown" | "text"; readonly key: Span; readonly name: null };

/** A field name without a colon directly after it, or a misspelt one. `mark`: from there to the end of its colon, or of what is in its place; empty where nothing is. */
export interface IntendedName {
  readonly kind: "no-colon" | "misspelt";
  readonly key: Span;
  readonly mark: Span;
  readonly name: FieldName;
}

/** What else is wrong with the name of a field: it contains hidden characters, lookalikes or quotation marks. */
type Slip = "hidden" | "lookalike" | "quoted";

/** What was meant by a line; null for lines that are blank or correct. */
export function intendedField(view: LineView): IntendedField | null {
  if (last?.view !== view) {
    const isPlain = view.line.content.kind === "blank" || exactName(view) !== null;
    last = { view, intended: isPlain ? null : findIntended(view) };
  }
  return last.intended;
}

// Several checks ask about the same line, one after another.
let last: { readonly view: LineView; readonly intended: IntendedField | null } | null = null;

/** The field that a person sees in a line, or null. */
export function visibleName(view: LineView): FieldName | null {
  const intended = intendedField(view);
  return intended ? (intended.kind === "hidden" ? intended.name : null) : exactName(view);
}

/** The name of a field as it is usually written: `User-agent`. */
export function spelt(name: FieldName): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A fix that writes a field name and its colon. */
export function withColon(
  name: string,
  { text }: LineView,
  { key, mark }: IntendedName,
  field: string,
): Fix {
  const isGlued = /^[^ \t]/.test(text.slice(mark.to));
  return replacing(name, { from: key.from, to: mark.to }, `${field}:${isGlued ? " " : ""}`);
}

/** Whether the dialect reads a line as this field with this value. */
export function readsField(
  { field, rule, dialect }: LineView,
  name: FieldName,
  value: string,
): boolean {
  if (field?.name !== name) return false;
  if (field.text === value) return true;
  if (name === "user-agent")
    return dialect.agents.tokenOf(field.text) === dialect.agents.tokenOf(value);
  const keyOf = (path: string) => patternKey({ path, pattern: dialect.patternOf(path) });
  return rule !== null && keyOf(field.text) === keyOf(value);
}

/** The field of a line that has its exact name and a colon; otherwise null. */
function exactName({ field, text }: LineView): FieldName | null {
  if (!field?.name || field.key.to - field.key.from !== field.name.length) return null;
  const isExact = lowerCase(text.slice(field.key.from, field.key.to)) === field.name;
  return isExact && text.slice(field.key.to, field.value.from).includes(":") ? field.name : null;
}

function findIntended({ text: line, field }: LineView): IntendedField | null {
  const text = withoutComment(line);
  const bare = nameWithoutColon(text) ?? exactWithoutColon(text, field);
  if (bare) return bare;
  const key = keyIn(text, field);
  // No real name is longer, but a dialect that looks only at its beginning may know it.
  const written = key.to - key.from <= LONGEST_KEY ? text.slice(key.from, key.to) : "";
  const slip = slipIn(written);
  if (slip) return { ...slip, key };
  const exact = field?.name ? null : fieldNamed(written);
  // Heritrix reads no line with a line end of Unicode, nor a Crawl-delay that is not a number. To
  // temoto, the colon of a second rule in a line is part of its name.
  if (exact) return firstHidden(text) < 0 ? null : { kind: "hidden", key, name: exact };
  const taken = field?.name ?? nearOrTaken(written);
  if (taken) return named("misspelt", text, key, taken);
  if (/^<(?:[!?/]|[a-z])/i.test(text.slice(key.from))) return { kind: "tag", key, name: null };
  const isName = /^[a-z][\w-]+$/i.test(written) && !text.startsWith("//", key.to + 1);
  return field && isName
    ? { kind: "unknown", key, name: null }
    : { kind: "text", key: { from: key.from, to: text.trimEnd().length }, name: null };
}

const LONGEST_KEY = 40;

/** A field name, and what may be its value: a path, a URL, or a single word. Before a single word Google's parser needs no colon (robots.cc, GetKeyAndValueFrom). Between them can be a sign that is not a colon, or white space before a colon. */
function nameWithoutColon(text: string): IntendedName | null {
  const found =
    /^([ \t]*)([a-z-]{4,20})(?=[ \t]*$|[ \t]*[=;](?![ \t]*:)|[ \t]+:|\/[^ \t]*[ \t]*$|[ \t]+(?:\/|https?:\/\/|[^ \t:]+[ \t]*$))/i.exec(
      text,
    );
  const [, blanks = "", key = ""] = found ?? [];
  const name = fieldNamed(key);
  const span = { from: blanks.length, to: blanks.length + key.length };
  return name && named("no-colon", text, span, name);
}

/** A field name before a blank that the dialect accepts as a colon, before any value. */
function exactWithoutColon(text: string, field: Field | null): IntendedName | null {
  const name = field && fieldNamed(text.slice(field.key.from, field.key.to));
  return field && name && named("no-colon", text, field.key, name);
}

function named(kind: IntendedName["kind"], text: string, key: Span, name: FieldName): IntendedName {
  const { length = 0 } = /^[ \t]*[:=;]/.exec(text.slice(key.to))?.[0] ?? "";
  return { kind, key, mark: { from: key.to, to: key.to + length }, name };
}

/** From the first character that is not blank up to a colon, up to and including what looks like one, or up to what a person may have written in its place. */
function keyIn(text: string, field: Field | null): Span {
  const from = Math.max(0, text.search(/[^ \t]/));
  const [uncoloned = ""] = BEFORE_NO_COLON.exec(text.slice(from)) ?? [];
  if (nearOrTaken(uncoloned)) return { from, to: from + trimmed(uncoloned, isBlank).length };
  const colon = text.search(/[:\u2236\ua789\ufe55\uff1a]/);
  if (colon < 0) return field?.key ?? { from, to: text.length };
  if (text[colon] !== ":") return { from, to: colon + 1 };
  return { from, to: from + trimmed(text.slice(from, colon), isBlank).length };
}

/** What is before a sign that is not a colon, or the first of two words. */
const BEFORE_NO_COLON =
  /^(?:[^:=;]{4,20}(?=[=;](?![ \t]*:))|[^ \t:]{4,20}(?=[ \t]+[^ \t:]+[ \t]*$))/;

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09;
}

function slipIn(written: string): { readonly kind: Slip; readonly name: FieldName } | null {
  const seen = visible(written).trim();
  const hidden = seen === written ? null : fieldNamed(seen);
  if (hidden) return { kind: "hidden", name: hidden };
  const ascii = asAscii(seen);
  const lookalike = ascii === seen ? null : fieldNamed(ascii.replace(/:$/, "").trimEnd());
  if (lookalike) return { kind: "lookalike", name: lookalike };
  const bare = withoutQuotes(seen);
  const quoted = bare === seen ? null : fieldNamed(bare);
  return quoted && { kind: "quoted", name: quoted };
}

/** The field that some dialect reads in the key, or that is spelt nearly like it. The key may begin with the mark of a list item. */
function nearOrTaken(written: string): FieldName | null {
  const key = lowerCase(
    visible(written)
      .trim()
      .replace(/^[-*+•]\s+/, ""),
  );
  for (const fieldTaken of waysToName) {
    const name = fieldTaken(key);
    if (name) return name;
  }
  return nearField(key);
}

/** Most dialects share one function. */
const waysToName = new Set(dialects.map(({ syntax }) => syntax.fieldNamed));

/** What an invisible character does to its line. */
export interface UnseenFacts {
  readonly character: string;
  readonly field: string;
  /** As a person sees it. */
  readonly value: string;
  /** Whether the dialect knows the field all the same. */
  readonly isKnown: boolean;
  /** Whether the dialect reads the line as a person does. */
  readonly isRead: boolean;
}

/** What an invisible character at `at` does to the field of its line; null where it does not matter. */
export function unseen(view: LineView, at: number): Spotted<UnseenFacts> | null {
  const name = visibleName(view);
  if (!name) return null;
  const text = withoutComment(view.text);
  const seen = visible(text);
  const value = seen.slice(seen.indexOf(":") + 1).trim();
  const isRead = readsField(view, name, value);
  const isWhole = text.length === view.text.length;
  const shown = visible(text.slice(at));
  return {
    span: { from: at, to: at + 1 },
    severity: isRead ? "warning" : "error",
    facts: {
      character: text.charAt(at),
      field: spelt(name),
      value,
      isKnown: view.field?.name === name,
      isRead,
    },
    fixes: [replacing("remove", { from: at, to: text.length }, isWhole ? shown.trimEnd() : shown)],
  };
}

/** What happens because of an unseen character, or of other text that does not belong to the value: `what`. */
export function unseenSentence(
  { field, value, isKnown, isRead, reader }: Omit<UnseenFacts, "character"> & ReadBy,
  what: string,
): string {
  if (!isKnown)
    return `This line has no effect: because of ${what}, ${reader} does not find ${code(field)}.`;
  if (isRead)
    return `Some parsers may misread this line because of ${what}; ${reader} reads it as meant.`;
  return `${notMeant(value)}: ${reader} reads ${what} as part of the value.`;
}

/** What follows from a character that was not meant as part of the value. */
export function notMeant(value: string): string {
  return `The value is not ${value ? code(value) : "empty"}`;
}
