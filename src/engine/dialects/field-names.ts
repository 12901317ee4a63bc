import { lowerCase } from "../ascii.ts";
import type { FieldName } from "../line.ts";

const NAMES: readonly FieldName[] = [
  "user-agent",
  "allow",
  "disallow",
  "sitemap",
  "crawl-delay",
  "request-rate",
  "visit-time",
  "host",
  "clean-param",
  "noindex",
  "content-signal",
  "content-usage",
  "license",
];

const BY_NAME: ReadonlyMap<string, FieldName> = new Map(NAMES.map((name) => [name, name]));

/** The field with exactly this name in any case, as the standards have it. */
export function fieldNamed(key: string): FieldName | null {
  return BY_NAME.get(lowerCase(key)) ?? null;
}
