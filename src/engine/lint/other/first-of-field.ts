import type { FieldName } from "../../text/line.ts";
import type { SpottedAt } from "../check.ts";
import type { FileView } from "../file-view.ts";
import type { Facts } from "../finding.ts";
import { otherFields } from "./other-fields.ts";

/** The first line with a field, for what is to be said once; `count` of its facts is how many there are. */
export function firstOfField(
  file: FileView,
  name: FieldName,
  facts: Facts = {},
): readonly SpottedAt[] {
  const fields = otherFields(file).get(name) ?? [];
  const [first] = fields;
  if (!first) return [];
  const { line, span, text } = first;
  return [{ line, span, facts: { ...facts, text, count: fields.length } }];
}
