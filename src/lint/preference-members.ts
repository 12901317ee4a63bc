import { contentSignal } from "../engine/preferences/content-signal.ts";
import type { Fault, Grammar, ReadMember } from "../engine/preferences/preference.ts";
import { grammars } from "../engine/preferences/preference-lines.ts";
import { lowerCase } from "../engine/text/characters.ts";
import type { Field, Span } from "../engine/text/line.ts";

/** A part of a preference line, as text. */
interface FaultyMember {
  readonly grammar: Grammar;
  readonly fault: Fault;
  /** In the line. */
  readonly span: Span;
  readonly text: string;
  readonly label: string;
  readonly meant: string | null;
}

/** The grammar of a line’s field, or null. */
function grammarOf(field: Pick<Field, "name"> | null): Grammar | null {
  return grammars.find((grammar) => grammar.field === field?.name) ?? null;
}

/** The members of a preference line that say nothing for one of these reasons. */
export function faultyMembers(
  field: Field | null,
  faults: readonly Fault[],
): readonly FaultyMember[] {
  const grammar = grammarOf(field);
  if (!field || !grammar) return [];
  const text = ({ from, to }: Span) => field.text.slice(from, to);
  return grammar.membersOf(field.text).flatMap(({ fault, span, label, meant }: ReadMember) => {
    if (!fault || !faults.includes(fault)) return [];
    const shift = field.value.from;
    const inLine = { from: span.from + shift, to: span.to + shift };
    return [{ grammar, fault, span: inLine, text: text(span), label: text(label), meant }];
  });
}

/** A signal of a Content-Signal line. */
export interface Signal extends Pick<ReadMember, "fault" | "stated"> {
  readonly text: string;
  /** In the line. */
  readonly span: Span;
  /** In lower case. */
  readonly name: string;
}

/** The signals of a Content-Signal line, in its order. */
export function signalsOf({ text, value }: Pick<Field, "text" | "value">): readonly Signal[] {
  return contentSignal.membersOf(text).map(({ span, label, fault, stated }) => ({
    text: text.slice(span.from, span.to),
    span: { from: span.from + value.from, to: span.to + value.from },
    name: lowerCase(text.slice(label.from, label.to)),
    fault,
    stated,
  }));
}

/** A list of preferences with commas between all of them, where spaces or semicolons are between some; null for other texts. */
export function withCommas(text: string, { membersOf }: Grammar): string | null {
  if (text.length > LONGEST || !/[^\s,][\s;]+[\w-]+=/.test(text)) return null;
  const list = text
    .trim()
    .split(/[\s,;]+/)
    .join(", ");
  return membersOf(list).every(({ stated }) => stated) ? list : null;
}

const LONGEST = 1000;
