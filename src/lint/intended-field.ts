import { asAscii, nearField, visible } from "../engine/advise/misspellings.ts";
import { dialects } from "../engine/dialects/index.ts";
import { fieldNamed, trimmed } from "../engine/dialects/shared.ts";
import { withoutComment } from "../engine/parse/analysis.ts";
import { lowerCase } from "../engine/text/characters.ts";
import type { Field, FieldName, Span } from "../engine/text/line.ts";
import { code } from "../words/quoting.ts";
import { replacing } from "./fixes.ts";
import { withoutQuotes } from "./path-mistakes.ts";
import type { Spotted } from "./problem.ts";
import { type LineView, patternKey } from "./views.ts";

/**
 * What a line was likely meant to be that has text, but not the name of a field and a colon.
 * `key`: where its field name stands, or all of its text. Each kind is the matter of one check,
 * so that no line is called wrong in two ways.
 */
export type IntendedField =
  | { readonly kind: Slip; readonly key: Span; readonly name: FieldName }
  | { readonly kind: "tag" | "unknown" | "text"; readonly key: Span; readonly name: null };

/** How the name of a field was missed: its colon is not there; or its name has hidden characters, lookalikes or quotation marks in it, or is misspelt. */
type Slip = "no-colon" | "hidden" | "lookalike" | "quoted" | "misspelt";

/** What a line was meant to be; null for lines that are blank, or as the standards have them. */
export function intendedField(view: LineView): IntendedField | null {
  if (last?.view !== view) {
    const isPlain = view.line.content.kind === "blank" || exactName(view) !== null;
    last = { view, intended: isPlain ? null : findIntended(view) };
  }
  return last.intended;
}

// One check after another asks about the same line.
let last: { readonly view: LineView; readonly intended: IntendedField | null } | null = null;

/** The field of a line as a person sees it, or null. */
export function visibleName(view: LineView): FieldName | null {
  const intended = intendedField(view);
  return intended ? (intended.kind === "hidden" ? intended.name : null) : exactName(view);
}

/** A field's name as files have it: `User-agent`. */
export function spelt(name: FieldName): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Whether the dialect reads a line as if this field with this value stood there. */
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

/** The field of the line where its name and a colon stand there to the letter, or null. */
function exactName({ field, text }: LineView): FieldName | null {
  if (!field?.name || field.key.to - field.key.from !== field.name.length) return null;
  const isExact = lowerCase(text.slice(field.key.from, field.key.to)) === field.name;
  return isExact && text.slice(field.key.to, field.value.from).includes(":") ? field.name : null;
}

function findIntended({ text: line, field }: LineView): IntendedField {
  const text = withoutComment(line);
  const bare = nameWithoutColon(text) ?? exactWithoutColon(text, field);
  if (bare) return bare;
  const key = keyIn(text, field);
  // Nobody writes a name so long, but a dialect that looks at its beginning may know it.
  const written = key.to - key.from <= LONGEST_KEY ? text.slice(key.from, key.to) : "";
  const slip = slipIn(written);
  if (slip) return { ...slip, key };
  const taken = field?.name ?? nearOrTaken(written);
  if (taken) return { kind: "misspelt", key, name: taken };
  if (/^<(?:[!?/]|[a-z])/i.test(text.slice(key.from))) return { kind: "tag", key, name: null };
  const isName = /^[a-z][\w-]+$/i.test(written) && !text.startsWith("//", key.to + 1);
  return field && isName
    ? { kind: "unknown", key, name: null }
    : { kind: "text", key: { from: key.from, to: text.trimEnd().length }, name: null };
}

const LONGEST_KEY = 40;

/** A name and what may be its value: a path, a URL, or a single word, before which Google's parser needs no colon. */
function nameWithoutColon(text: string): IntendedField | null {
  const found = /^([ \t]*)([a-z-]{4,20})(?=[ \t]*$|[ \t]+(?:\/|https?:\/\/|[^ \t:]+[ \t]*$))/i.exec(
    text,
  );
  const [, blanks = "", key = ""] = found ?? [];
  const name = fieldNamed(key);
  const span = { from: blanks.length, to: blanks.length + key.length };
  return name && { kind: "no-colon", key: span, name };
}

/** A name before a blank that the dialect takes for a colon, whatever follows. */
function exactWithoutColon(text: string, field: Field | null): IntendedField | null {
  const name = field && fieldNamed(text.slice(field.key.from, field.key.to));
  return field && name && { kind: "no-colon", key: field.key, name };
}

/** From the first character that is no blank up to a colon, or up to and with what looks like one. */
function keyIn(text: string, field: Field | null): Span {
  const from = Math.max(0, text.search(/[^ \t]/));
  const colon = text.search(/[:\u2236\ua789\ufe55\uff1a]/);
  if (colon < 0) return field?.key ?? { from, to: text.length };
  if (text[colon] !== ":") return { from, to: colon + 1 };
  return { from, to: from + trimmed(text.slice(from, colon), isBlank).length };
}

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

/** The field that some dialect takes the key for, or that it nearly is; lists mark their items. */
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

/** Most dialects share one. */
const waysToName = new Set(dialects.map(({ syntax }) => syntax.fieldNamed));

/** What a character that nobody sees does to its line. */
export interface UnseenFacts {
  readonly character: string;
  readonly field: string;
  /** As a person sees it. */
  readonly value: string;
  /** Whether the reader knows the field all the same. */
  readonly isKnown: boolean;
  /** Whether the reader reads the line as a person does. */
  readonly isRead: boolean;
  readonly reader: string;
}

/** What a character that nobody sees, at `at`, does to the field of its line; null where it does not matter. */
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
      reader: view.dialect.title,
    },
    fixes: [replacing("remove", { from: at, to: text.length }, isWhole ? shown.trimEnd() : shown)],
  };
}

/** What becomes of a value that has such a character in it. */
export function notMeant(value: string): string {
  return value ? `the line is not about ${code(value)}` : "it is not empty, as it seems to be";
}
