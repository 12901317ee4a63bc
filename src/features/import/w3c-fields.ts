/** Where the lines of a log in W3C's Extended Log File Format (IIS, CloudFront) have the request, by index of the field. */
export interface W3cFields {
  readonly stem: number;
  /** -1 where the log has none. */
  readonly query: number;
}

const DIRECTIVE = "#Fields:";

/** What a `#Fields:` directive says; null for any other line, and for one without the request. */
export function fieldsIn(line: string): W3cFields | null {
  if (!line.startsWith(DIRECTIVE)) return null;
  const names = line
    .slice(DIRECTIVE.length)
    .trim()
    .toLowerCase()
    .split(/[ \t]+/, MOST_FIELDS);
  const whole = names.indexOf("cs-uri");
  if (whole >= 0) return { stem: whole, query: -1 };
  const stem = names.indexOf("cs-uri-stem");
  return stem < 0 ? null : { stem, query: names.indexOf("cs-uri-query") };
}

const MOST_FIELDS = 256;

/** The path and query of a line; null where it has too few fields. */
export function w3cTargetIn(line: string, { stem, query }: W3cFields): string | null {
  const values = line.split(/[ \t]+/, Math.max(stem, query) + 1);
  const path = values[stem];
  if (path === undefined) return null;
  // "-" stands for a field without a value.
  const queryText = values[query] ?? "-";
  return queryText === "-" ? path : `${path}?${queryText}`;
}
