import { type Analysis, ignoranceAt } from "../../engine/analysis.ts";
import type { Dialect } from "../../engine/dialect.ts";
import { dialects } from "../../engine/dialects/index.ts";
import type { FieldName, Span } from "../../engine/line.ts";
import { ignoredPhrase } from "../field-phrases.ts";
import { contentOf, type HoverContent, type Source } from "./content.ts";
import { FIELDS } from "./field-words.ts";
import {
  code,
  ignoresPhrase,
  NO_GROUP,
  precedencePhrase,
  readersPhrase,
  TERMS,
  UNKNOWN_FIELD,
} from "./words.ts";

/** Where a field stands, and how it is written. */
export interface FieldAt {
  readonly analysis: Analysis;
  readonly line: number;
  readonly key: string;
  readonly name: FieldName | null;
}

/** What a field means here, and who honours it. */
export function fieldHover(field: FieldAt, span: Span): HoverContent {
  const { key, name } = field;
  if (!name) return unknownField(key, span);
  const { meaning, source } = FIELDS[name];
  return contentOf(span, {
    title: code(key),
    paragraphs: [meaning, effectOf(field, name)],
    rows: [honoured(name)],
    sources: sourcesOf(source, field.analysis.dialect),
  });
}

/** What the field's line comes to for the chosen reader. */
function effectOf({ analysis, line }: FieldAt, name: FieldName): string | null {
  const ignorance = ignoranceAt(analysis, line);
  if (ignorance === "no-group") return NO_GROUP;
  if (ignorance) return ignoresPhrase(analysis.dialect);
  return isRule(name) ? precedencePhrase(analysis.dialect) : null;
}

function honoured(name: FieldName): readonly [term: string, text: string | null] {
  if (name === "user-agent" || name === "sitemap") return [TERMS.readBy, null];
  if (!isRule(name)) return [TERMS.elsewhere, ignoredPhrase("other-field", name)];
  const readers = dialects.filter(({ grouping }) => grouping.ruleFields.includes(name));
  return [TERMS.readBy, readersPhrase(readers, dialects.length)];
}

function isRule(name: FieldName): boolean {
  return name === "allow" || name === "disallow";
}

/** A name that some readers may take for another. */
function unknownField(key: string, span: Span): HoverContent {
  const readings = new Map<FieldName, Dialect[]>();
  for (const dialect of dialects) {
    const name = dialect.syntax.fieldNamed(key);
    if (name) readings.set(name, [...(readings.get(name) ?? []), dialect]);
  }
  const rows = [...readings].map(([name, readers]) => {
    const text = `${code(name)} by ${readersPhrase(readers, dialects.length)}`;
    return [TERMS.readAs, text] as const;
  });
  const paragraphs = rows.length === 0 ? [UNKNOWN_FIELD] : [];
  return contentOf(span, { title: code(key), paragraphs, rows });
}

/** The field's authority, and where it is another the chosen reader's. */
export function sourcesOf(source: Source, dialect: Dialect): readonly Source[] {
  return source.url.startsWith(dialect.source.url) ? [source] : [source, dialect.source];
}
