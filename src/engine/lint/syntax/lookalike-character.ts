import { isAscii } from "../../text/characters.ts";
import type { Span } from "../../text/line.ts";
import { type LineCheck, NOTHING_FOUND, type Spotted } from "../check.ts";
import type { LineView } from "../line-view.ts";
import { replacing } from "../replacing.ts";
import { asAscii, firstLookalike } from "./lookalikes.ts";
import { meantBy, spelt } from "./meant.ts";
import { readsField } from "./reads-field.ts";

/** R112: a character of a field's name, its colon or an agent's name that only looks like the one of ASCII. RFC 9309 2.2: both are ASCII. */
export const lookalikeCharacter: LineCheck = {
  code: "R112",
  severity: "error",
  inLine: (view) => {
    const meant = meantBy(view);
    if (meant?.kind === "lookalike") {
      const isRead = view.field?.name === meant.name && view.field.key.to <= meant.key.to;
      return spottedIn(view, meant.key, isRead, { field: spelt(meant.name), name: "" });
    }
    const { field } = view;
    if (meant || field?.name !== "user-agent" || isAscii(field.text)) return NOTHING_FOUND;
    const name = asAscii(field.text);
    // A name in another script is written in no two.
    if (!isAscii(name)) return NOTHING_FOUND;
    return spottedIn(view, field.value, readsField(view, "user-agent", name), {
      field: "User-agent",
      name,
    });
  },
};

function spottedIn(
  { text, dialect }: LineView,
  { from, to }: Span,
  isRead: boolean,
  facts: { readonly field: string; readonly name: string },
): readonly Spotted[] {
  const written = text.slice(from, to);
  const found = firstLookalike(written);
  if (!found) return NOTHING_FOUND;
  const { at, ascii, character } = found;
  return [
    {
      span: { from: from + at, to: from + at + 1 },
      severity: isRead ? "warning" : "error",
      facts: { ...facts, character, ascii, isRead: isRead, reader: dialect.title },
      fixes: [replacing("ascii", { from, to }, asAscii(written))],
    },
  ];
}
