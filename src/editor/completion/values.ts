import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { EditorState } from "@codemirror/state";
import { robotsUrlOf } from "../../engine/scope.ts";
import { siteOf } from "../../session/derived.ts";
import { placeAt } from "./caret-place.ts";
import { SIGNAL_DETAILS } from "./words.ts";

/** The values of fields that have few: where the site's sitemap most often is, and the content signals. */
export function values({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const place = placeAt(state, pos);
  if (place?.kind !== "value" || (place.typed === "" && !explicit)) return null;
  if (place.field === "sitemap") return sitemap(state, place.from);
  return place.field === "content-signal" ? signals(place.from, place.typed) : null;
}

function sitemap(state: EditorState, from: number): CompletionResult | null {
  const site = siteOf(state);
  if (!site) return null;
  const label = robotsUrlOf(site).replace(/robots\.txt$/, "sitemap.xml");
  return { from, options: [{ label }], validFor: /^[^#]*$/ };
}

const SIGNALS = Object.entries(SIGNAL_DETAILS).flatMap(([signal, detail]) =>
  ["yes", "no"].map((answer) => ({ signal, label: `${signal}=${answer}`, detail })),
);

/** The signal behind the last comma; those before it are given already. */
function signals(from: number, typed: string): CompletionResult {
  const comma = typed.lastIndexOf(",") + 1;
  const given = typed
    .slice(0, comma)
    .split(",")
    .map((pair) => pair.split("=", 1)[0]?.trim());
  const blank = /^\s*/.exec(typed.slice(comma))?.[0].length ?? 0;
  const options = SIGNALS.filter(({ signal }) => !given.includes(signal));
  return { from: from + comma + blank, options, validFor: /^[a-z=-]*$/ };
}
