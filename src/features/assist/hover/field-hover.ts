import { dialects } from "../../../engine/dialects/index.ts";
import { type Analysis, ignoranceAt } from "../../../engine/parse/analysis.ts";
import type { Dialect } from "../../../engine/parse/dialect.ts";
import { contentSignal } from "../../../engine/preferences/content-signal.ts";
import { contentUsage } from "../../../engine/preferences/content-usage.ts";
import { RSL } from "../../../engine/preferences/license.ts";
import type { Way } from "../../../engine/preferences/preference.ts";
import type { FieldName, Span } from "../../../engine/text/line.ts";
import { fieldNoteWords } from "../../../words/preferences.ts";
import { code } from "../../../words/quoting.ts";
import { hoverWords } from "../words.ts";
import { contentOf, type HoverContent, type Source } from "./content.ts";

/** Where a field is, and how it is written. */
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
  return contentOf(span, {
    title: code(key),
    paragraphs: [hoverWords.fields[name], effectOf(field, name)],
    rows: [honoured(name)],
    sources: sourcesOf(FIELD_SOURCES[name], field.analysis.dialect),
  });
}

/** What the field's line comes to for the chosen parser. */
function effectOf({ analysis, line }: FieldAt, name: FieldName): string | null {
  const ignorance = ignoranceAt(analysis, line);
  if (ignorance === "no-group") return hoverWords.noGroup;
  if (ignorance) return hoverWords.ignores(analysis.dialect);
  return isRule(name) ? precedenceOf(analysis.dialect) : null;
}

/** Which of several rules that match decides; null where that is not said in a sentence. */
function precedenceOf({ precedence, grouping, settle, ties }: Dialect): string | null {
  if (!grouping.ruleFields.includes("allow")) return null;
  if (precedence === "first") return hoverWords.firstDecides;
  if (settle) return null;
  return ties === "first" ? hoverWords.longestThenFirst : hoverWords.longestDecides;
}

function honoured(name: FieldName): readonly [term: string, text: string | null] {
  if (name === "user-agent" || name === "sitemap") return [hoverWords.terms.readBy, null];
  if (!isRule(name))
    return [hoverWords.terms.elsewhere, fieldNoteWords.ignored("other-field", name)];
  const parsers = dialects.filter(({ grouping }) => grouping.ruleFields.includes(name));
  return [hoverWords.terms.readBy, hoverWords.parsers(parsers, dialects.length)];
}

function isRule(name: FieldName): boolean {
  return name === "allow" || name === "disallow";
}

/** A name that some parsers may read as another. */
function unknownField(key: string, span: Span): HoverContent {
  const readings = new Map<FieldName, Dialect[]>();
  for (const dialect of dialects) {
    const name = dialect.syntax.fieldNamed(key);
    if (name) readings.set(name, [...(readings.get(name) ?? []), dialect]);
  }
  const rows = [...readings].map(([name, by]) => {
    const text = hoverWords.readAs(name, by, dialects.length);
    return [hoverWords.terms.readAs, text] as const;
  });
  const paragraphs = rows.length === 0 ? [hoverWords.unknownField] : [];
  return contentOf(span, { title: code(key), paragraphs, rows });
}

/** The field's authority, and where it is another the chosen parser's. */
export function sourcesOf(source: Source, dialect: Dialect): readonly Source[] {
  return source.url.startsWith(dialect.source.url) ? [source] : [source, dialect.source];
}

/** The authority for what a field means. */
export const FIELD_SOURCES: Readonly<Record<FieldName, Source>> = {
  "user-agent": rfc("2.2.1"),
  disallow: rfc("2.2.2"),
  allow: rfc("2.2.2"),
  sitemap: {
    title: "sitemaps.org, specifying the Sitemap location",
    url: "https://www.sitemaps.org/protocol.html#submit_robots",
  },
  "crawl-delay": {
    title: "Bing Webmaster Blog, May 2012",
    url: "https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question",
  },
  "request-rate": {
    title: "Seznam, crawling control",
    url: "https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/",
  },
  "visit-time": {
    title: "An Extended Standard for Robot Exclusion",
    url: "http://www.conman.org/people/spc/robots2.html",
  },
  host: {
    title: "Yandex Webmaster help",
    url: "https://yandex.com/support/webmaster/en/controlling-robot/robots-txt",
  },
  "clean-param": {
    title: "Yandex Webmaster help, Clean-param",
    url: "https://yandex.com/support/webmaster/en/robot-workings/clean-param",
  },
  noindex: {
    title: "Google Search Central Blog, July 2019",
    url: "https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt",
  },
  "content-signal": dated(contentSignal.source),
  "content-usage": dated(contentUsage.source),
  license: dated(RSL),
};

/** A document with its date. */
export function dated(source: Way["source"]): Source {
  return { title: hoverWords.dated(source), url: source.url };
}

function rfc(section: string): Source {
  const url = `https://www.rfc-editor.org/rfc/rfc9309#section-${section}`;
  return { title: `RFC 9309, section ${section}`, url };
}
