import type { FieldName } from "../../text/line.ts";
import { patternKey } from "../group-view.ts";
import type { LineView } from "../line-view.ts";

/** Whether the dialect reads a line as if this field with this value stood there. */
export function readsField(
  { field, rule, dialect }: LineView,
  name: FieldName,
  value: string,
): boolean {
  if (field?.name !== name) return false;
  if (field.text === value) return true;
  if (name === "user-agent")
    return dialect.agents.tokenOf(field.text) === dialect.agents.tokenOf(value);
  const keyOf = (path: string) => patternKey({ path, pattern: dialect.patternOf(path) });
  return rule !== null && keyOf(field.text) === keyOf(value);
}
