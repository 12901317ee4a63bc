import { visible } from "../engine/advise/lookalikes.ts";
import { withoutComment } from "../engine/parse/analysis.ts";
import { code } from "../words/quoting.ts";
import { replacing } from "./fixes.ts";
import { readsField, spelt, visibleName } from "./intended-field.ts";
import type { Spotted } from "./problem.ts";
import type { LineView } from "./views.ts";

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
