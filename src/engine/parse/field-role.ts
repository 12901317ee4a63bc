import type { FieldName } from "../text/line.ts";
import type { Grouping } from "./dialect.ts";

/** What a field is, and what it does to its section, as flags. */
export const ROLE = {
  agent: 1,
  rule: 2,
  /** Of a rule: it allows. */
  allows: 4,
  observed: 8,
  sitemap: 16,
  /** Some parser knows the field, but this dialect ignores it. */
  foreign: 32,
  /** After it, a user-agent line begins another section. */
  closes: 64,
  /** A section with it counts. */
  counts: 128,
  /** It belongs to the section before it, so the section extends to it. */
  extends: 256,
  /** It says what fetched content may be used for; src/engine/preferences reads it when it is wanted. */
  preference: 512,
} as const;

// Fields that apply to a group: after its last rule, they still belong to it.
const GROUP_FIELDS: ReadonlySet<FieldName> = new Set<FieldName>([
  "crawl-delay",
  "request-rate",
  "visit-time",
  "noindex",
  "content-signal",
  "content-usage",
]);

const PREFERENCE_FIELDS: ReadonlySet<FieldName> = new Set<FieldName>([
  "content-signal",
  "content-usage",
  "license",
]);

/** The role of a field; 0 for an unknown field without effect. */
export function roleOf(name: FieldName | null, grouping: Grouping): number {
  if (name === "user-agent") return ROLE.agent;
  const { countsWith } = grouping;
  const closes = closesAgents(name, grouping);
  const counts = countsWith === "every" || (name && countsWith?.includes(name));
  const states = name && PREFERENCE_FIELDS.has(name);
  return (
    kindOf(name, grouping) |
    (closes ? ROLE.closes : 0) |
    (counts ? ROLE.counts : 0) |
    (states ? ROLE.preference : 0)
  );
}

/** Whether a user-agent line after a line with this field begins another section. */
export function closesAgents(name: FieldName | null, { closesAgents: closers }: Grouping): boolean {
  if (closers === "every") return true;
  if ("allBut" in closers) return name === null || !closers.allBut.includes(name);
  return name !== null && closers.includes(name);
}

function kindOf(name: FieldName | null, { ruleFields, observes }: Grouping): number {
  if (name === null) return 0;
  if (ruleFields.includes(name)) {
    const rule = ROLE.rule | ROLE.extends;
    return name === "allow" ? rule | ROLE.allows : rule;
  }
  if (observes?.includes(name)) return ROLE.observed | ROLE.extends;
  if (name === "sitemap") return ROLE.sitemap;
  return GROUP_FIELDS.has(name) ? ROLE.foreign | ROLE.extends : ROLE.foreign;
}
