import type { Spotted } from "../check.ts";
import type { LineView } from "../line-view.ts";
import { replacing } from "../replacing.ts";
import { visible } from "./hidden.ts";
import { spelt, visibleName } from "./meant.ts";
import { readsField } from "./reads-field.ts";
import { withoutComment } from "./without-comment.ts";

/** What a character that nobody sees, at `at`, does to the field of its line; null where it does not matter. */
export function unseen(view: LineView, at: number): Spotted | null {
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
      isRead: isRead,
      reader: view.dialect.title,
    },
    fixes: [replacing("remove", { from: at, to: text.length }, isWhole ? shown.trimEnd() : shown)],
  };
}
