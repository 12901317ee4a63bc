import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { EditorState } from "@codemirror/state";
import { siteOf } from "../../../core/derived.ts";
import { robotsUrlOf } from "../../../engine/url/scope.ts";
import { completionWords } from "../completion-words.ts";
import { placeAt } from "./caret-place.ts";

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

const ANSWERS = ["yes", "no"];

/** The signal behind the last comma; those before it are given already. */
function signals(from: number, typed: string): CompletionResult {
  const comma = typed.lastIndexOf(",") + 1;
  const given = typed
    .slice(0, comma)
    .split(",")
    .map((pair) => pair.split("=", 1)[0]?.trim());
  const blank = /^\s*/.exec(typed.slice(comma))?.[0].length ?? 0;
  const options = Object.entries(completionWords.signals)
    .filter(([signal]) => !given.includes(signal))
    .flatMap(([signal, detail]) =>
      ANSWERS.map((answer) => ({ label: `${signal}=${answer}`, detail })),
    );
  return { from: from + comma + blank, options, validFor: /^[a-z=-]*$/ };
}
