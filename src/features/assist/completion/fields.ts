import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { EditorState } from "@codemirror/state";
import { analysisOf } from "../../../core/derived.ts";
import { pieceAt } from "../../../engine/parse/analysis.ts";
import type { FieldName } from "../../../engine/text/line.ts";
import { completionWords } from "../completion-words.ts";
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
      apply: hasColon ? label : `${label}: `,
      boost,
    };
  });
  return { from, to, options, validFor: /^[A-Za-z-]*$/ };
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
  return (pieceAt(analysis, number) ?? pieceAt(analysis, number - 1)) !== null;
}
