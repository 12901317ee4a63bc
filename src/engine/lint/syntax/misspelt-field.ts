import { dialects } from "../../dialects/index.ts";
import { lowerCase } from "../../text/characters.ts";
import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import type { Fix } from "../finding.ts";
import type { LineView } from "../line-view.ts";
import { replacing } from "../replacing.ts";
import { type Meant, meantBy, spelt } from "./meant.ts";
import { nearField } from "./near-field.ts";
import { titlesOf } from "./titles-of.ts";

/** R102: a misspelt field name. Some readers take known misspellings for the right name, each its own; robots.cc, KeyIsDisallow: "a typo of Disallow". */
export const misspeltField: LineCheck = {
  code: "R102",
  severity: "error",
  inLine: (view) => {
    const meant = meantBy(view);
    if (meant?.kind !== "misspelt") return NOTHING_FOUND;
    const { key: span, name } = meant;
    const { dialect, field } = view;
    const isRead = field?.name === name;
    const key = view.text.slice(span.from, span.to);
    const others = dialects.filter(
      (other) => other !== dialect && other.syntax.fieldNamed(key) === name,
    );
    return [
      {
        span,
        severity: isRead ? "warning" : "error",
        facts: {
          key,
          name: spelt(name),
          isRead: isRead,
          reader: dialect.title,
          others: titlesOf(others),
        },
        fixes: fixesFor(view, meant),
      },
    ];
  },
};

function fixesFor({ text }: LineView, { key, name }: Meant): readonly Fix[] {
  const written = text.slice(key.from, key.to);
  // "Allow these paths: …" begins as Google's parser wants it, and is prose.
  if (!name || (/[ \t]/.test(written) && !isSlip(written))) return [];
  const colon = /^[ \t]*:/.test(text.slice(key.to)) ? "" : ":";
  return [replacing("correct", key, `${spelt(name)}${colon}`)];
}

function isSlip(written: string): boolean {
  return nearField(lowerCase(written).replace(/^[-*+•]\s+/, "")) !== null;
}
