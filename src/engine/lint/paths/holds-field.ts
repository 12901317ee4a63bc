import { fieldNamed } from "../../dialects/field-names.ts";

/** Whether a second field stands in a value: `Disallow: / User-agent: a`. */
export function holdsField(value: string): boolean {
  const found = /(?:^|[ \t])([A-Za-z-]+)[ \t]*:/.exec(value);
  return found?.[1] !== undefined && fieldNamed(found[1]) !== null;
}
