import type { Group } from "../engine/parse/group.ts";

/** The two forms of a noun or a verb: beside 1, and beside any other number. */
export interface Noun {
  readonly one: string;
  readonly other: string;
}

/** Nouns that several features count. */
export const nouns = {
  url: { one: "URL", other: "URLs" },
  crawler: { one: "crawler", other: "crawlers" },
  rule: { one: "rule", other: "rules" },
  line: { one: "line", other: "lines" },
  verdict: { one: "verdict", other: "verdicts" },
  byte: { one: "byte", other: "bytes" },
  second: { one: "second", other: "seconds" },
  more: { one: "more", other: "more" },
} satisfies Readonly<Record<string, Noun>>;

/** A whole number as people read it: 1,234. */
export function numberText(number: number): string {
  // Without Intl.NumberFormat, which a browser takes 17 ms to make: a link of 1,000 URLs would wait for it.
  return `${number}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}

/** A time of the day, as `18:05`; in milliseconds since 1970. */
export function timeText(time: number): string {
  return timeFormat().format(time);
}

/** `3 rules`, `1 rule`. */
export function counted(count: number, noun: Noun): string {
  return `${numberText(count)} ${formOf(noun, count)}`;
}

/** The form that a noun or a verb has beside a number, without the number. */
export function formOf(noun: Noun, count: number): string {
  return count === 1 ? noun.one : noun.other;
}

/** `a, b and c`, or `a, b or c`. */
export function listText(items: readonly string[], type: "and" | "or" = "and"): string {
  // Without Intl.ListFormat: the first of what Intl has takes a browser 17 ms, and most visits need none.
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${type} ${last}`;
}

/** A day and a time of it, in the time zone of the browser: `23 Nov, 14:05`. */
export function momentText(time: number): string {
  return momentFormat().format(time);
}

/** `4–12`, or `4` for one line. */
export function lineRange(first: number, last: number): string {
  return first === last ? `${first}` : `${first}–${last}`;
}

// Made when first needed: to make one takes the browser up to 15 ms, and far less to use it.
const momentFormat = once(
  () =>
    new Intl.DateTimeFormat(BRITISH, {
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
    }),
);
const timeFormat = once(() => new Intl.DateTimeFormat(BRITISH, { timeStyle: "short" }));

// 24 hours.
const BRITISH = "en-GB";

/** Gives what `make` made when it was first asked. */
export function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

const SECTIONS_NAMED = 3;

/** `4–12, 28–32`: the lines of its sections, the first few of many. */
export function whereOf({ sections }: Group): string {
  const ranges = sections.slice(0, SECTIONS_NAMED).map(({ first, last }) => lineRange(first, last));
  return sections.length > SECTIONS_NAMED ? `${ranges.join(", ")} …` : ranges.join(", ");
}
