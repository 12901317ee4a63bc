import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  insertCompletionText,
  pickedCompletion,
  startCompletion,
} from "@codemirror/autocomplete";
import type { EditorState } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { analysisOf, siteOf } from "../../../core/derived.ts";
import { type Crawler, crawlers, crawlerTokens } from "../../../engine/crawlers/index.ts";
import { purposeTokens } from "../../../engine/crawlers/purpose-tokens.ts";
import { sectionAt } from "../../../engine/parse/analysis.ts";
import type { Grammar } from "../../../engine/preferences/preference.ts";
import { grammars } from "../../../engine/preferences/preference-lines.ts";
import { lowerCase } from "../../../engine/text/characters.ts";
import type { FieldName } from "../../../engine/text/line.ts";
import { robotsUrlOf } from "../../../engine/url/scope.ts";
import { catalogueWords } from "../../../words/catalogue.ts";
import { completionWords } from "../words.ts";
import { placeAt } from "./caret-place.ts";

/** The names of fields, where one can stand; on an empty line only when asked for. */
export function fields({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const place = placeAt(state, pos);
  if (place?.kind !== "key" || (pos === place.from && !explicit)) return null;
  const { from, to, hasColon } = place;
  const order = followsGroup(state, pos) ? IN_GROUP : OUTSIDE;
  const options = order.map(([label, name], index): Completion => {
    const boost = order.length - index;
    return {
      label,
      detail: completionWords.field(name),
      apply: hasColon ? label : name === "user-agent" ? applyAgent : `${label}: `,
      boost,
    };
  });
  return { from, to, options, validFor: /^[A-Za-z-]*$/ };
}

/** Puts the field there, and offers the names that can follow it. */
function applyAgent(view: EditorView, completion: Completion, from: number, to: number): void {
  const inserted = insertCompletionText(view.state, `${completion.label}: `, from, to);
  view.dispatch({ ...inserted, annotations: pickedCompletion.of(completion) });
  startCompletion(view);
}

type Named = readonly [label: string, name: FieldName];

const AGENT: Named = ["User-agent", "user-agent"];
const RULES: readonly Named[] = [
  ["Disallow", "disallow"],
  ["Allow", "allow"],
];
const SITEMAP: Named = ["Sitemap", "sitemap"];
const FOREIGN: readonly Named[] = [
  ["Crawl-delay", "crawl-delay"],
  ["Content-Signal", "content-signal"],
  ["Clean-param", "clean-param"],
  ["Request-rate", "request-rate"],
  ["Content-Usage", "content-usage"],
  ["License", "license"],
];

const OUTSIDE = [AGENT, SITEMAP, ...RULES, ...FOREIGN];
const IN_GROUP = [...RULES, AGENT, SITEMAP, ...FOREIGN];

/** Whether the line is in a group, or right below one that can go on. */
function followsGroup(state: EditorState, pos: number): boolean {
  const { number } = state.doc.lineAt(pos);
  const analysis = analysisOf(state);
  return (sectionAt(analysis, number) ?? sectionAt(analysis, number - 1)) !== null;
}

/** The values of fields that have few: where the site's sitemap most often is, and the preferences. */
export function values({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const place = placeAt(state, pos);
  if (place?.kind !== "value" || (place.typed === "" && !explicit)) return null;
  if (place.field === "sitemap") return sitemap(state, place.from);
  const grammar = grammars.find(({ field }) => field === place.field);
  return grammar ? preferences(grammar, place.from, place.typed) : null;
}

function sitemap(state: EditorState, from: number): CompletionResult | null {
  const site = siteOf(state);
  if (!site) return null;
  const label = robotsUrlOf(site).replace(/robots\.txt$/, "sitemap.xml");
  return { from, options: [{ label }], validFor: /^[^#]*$/ };
}

/** The preference behind the last comma; those before it are given already. Nothing in a path. */
function preferences(grammar: Grammar, from: number, typed: string): CompletionResult | null {
  const path = grammar.pathIn(typed)?.to ?? 0;
  if (path > 0 && path === typed.length) return null;
  const start = Math.max(typed.lastIndexOf(",") + 1, path);
  const given = grammar
    .membersOf(typed.slice(0, start))
    .map(({ label }) => typed.slice(label.from, label.to));
  const blank = /^\s*/.exec(typed.slice(start))?.[0].length ?? 0;
  const options = [...grammar.labels]
    .filter(([label]) => !given.includes(label))
    .flatMap(([label, purpose]) =>
      Object.values(grammar.values).map((value) => ({
        label: `${label}=${value}`,
        detail: completionWords.uses[purpose],
      })),
    );
  return { from: from + start + blank, options, validFor: /^[a-z=-]*$/ };
}

/**
 * The crawlers of the catalogue after `User-agent:`: those that the file does not name yet, then
 * those that are retired, then those that it names. Purpose tokens come after the crawlers. What is
 * typed in full comes first, because Enter must not make another crawler of it.
 */
export function agents(context: CompletionContext): CompletionResult | null {
  const { state, pos, explicit } = context;
  const place = placeAt(state, pos);
  if (place?.kind !== "value" || place.field !== "user-agent") return null;
  if (place.typed === "" && !explicit) return null;
  const { dialect, join } = analysisOf(state);
  const typed = lowerCase(place.typed);
  const rankOf = ({ label, retired }: Name) => {
    if (lowerCase(label) === typed) return 0;
    if (join.addressOf.has(dialect.agents.tokenOf(label))) return 3;
    return retired ? 2 : 1;
  };
  const options = names
    .filter(({ label }) => lowerCase(label).startsWith(typed))
    .map((name) => ({ name, rank: rankOf(name) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name: { label, detail } }): Completion => ({ label, detail }));
  if (options.length === 0) return null;
  return {
    from: place.from,
    options,
    filter: false,
    getMatch: () => (typed === "" ? [] : [0, typed.length]),
    update: (_result, _from, _to, now) => agents(now),
  };
}

/** The names that crawlers have for their own. */
const own = new Set(crawlerTokens);

/** Names that no crawler has for its own, by which it can be addressed with others of its operator. */
const families = new Map(
  crawlers.flatMap(({ chain, operator }) =>
    chain.filter((name) => !own.has(name)).map((name) => [name, operator] as const),
  ),
);

/** A name that can follow `User-agent:`. */
interface Name {
  readonly label: string;
  readonly detail: string;
  readonly retired: boolean;
}

const names: readonly Name[] = [
  { label: "*", detail: completionWords.star, retired: false },
  ...crawlers.flatMap(namesOf),
  ...Array.from(families, ([label, by]) => ({
    label,
    detail: completionWords.family(by),
    retired: false,
  })),
  ...purposeTokens.map(({ token, purpose }) => ({
    label: token,
    detail: completionWords.purposeToken(purpose),
    retired: false,
  })),
];

function namesOf(crawler: Crawler): readonly Name[] {
  const { tokens, operator, category, retired } = crawler;
  const facts = retired ? `, ${catalogueWords.shortFacts.retired}` : "";
  const detail = `${catalogueWords.operator(operator, category)}${facts}`;
  return tokens.map((label) => ({ label, detail, retired }));
}
