import { standardSyntax } from "../dialects/shared.ts";
import { trimmed } from "../dialects/shared-later.ts";
import { lowerCase } from "../text/characters.ts";
import { membersIn } from "./members.ts";
import type { Fault, Grammar, Purpose, ReadMember, Stated } from "./preference.ts";

/**
 * Content-Signal: contentsignals.org and Cloudflare’s documentation, as of August 2026. Neither
 * says how white space, case or repetition is read, so the playground is lenient with all three,
 * and takes the most restrictive answer.
 */
export const contentSignal: Grammar = {
  field: "content-signal",
  name: "Content-Signal",
  source: {
    title: "contentsignals.org",
    url: "https://contentsignals.org/",
    date: "August 2026",
  },
  hasPaths: false,
  labels: new Map<string, Purpose>([
    ["ai-train", "training"],
    ["ai-input", "input"],
    ["search", "search"],
  ]),
  values: { allowed: "yes", refused: "no" },
  read: (value) => {
    const uses: Partial<Record<Purpose, Stated>> = {};
    // "A signal that is left out neither grants nor restricts."
    for (const part of value.split(",")) {
      const equals = part.indexOf("=");
      if (equals < 0) continue;
      const purpose = contentSignal.labels.get(wordIn(part.slice(0, equals)));
      const stated = VALUES.get(wordIn(part.slice(equals + 1)));
      if (purpose && stated && uses[purpose] !== "refused") uses[purpose] = stated;
    }
    return { path: null, uses };
  },
  // What one part says does not depend on the others.
  isReadable: () => true,
  pathIn: () => null,
  membersOf: (value) =>
    membersIn(value, 0, false).map((member) => {
      const label = value.slice(member.label.from, member.label.to);
      const text = member.value && value.slice(member.value.from, member.value.to);
      return { ...member, ...readAs(lowerCase(label), text === null ? null : lowerCase(text)) };
    }),
};

const VALUES: ReadonlyMap<string, Stated> = new Map([
  ["yes", "allowed"],
  ["no", "refused"],
]);

/** Cloudflare’s managed robots.txt has this signal since July 2026. It is about none of the purposes. */
const USE_VALUES: ReadonlySet<string> = new Set(["immediate", "reference", "full"]);

/** Labels of Content-Usage, which have other names here. `search` is in both. */
const OF_USAGE: ReadonlyMap<string, string> = new Map([
  ["train-ai", "ai-train"],
  ["ai-use", "ai-input"],
]);

/** The values of Content-Usage, and what else people write for them. */
const OTHER_VALUES: ReadonlyMap<string, string> = new Map([
  ["y", "yes"],
  ["n", "no"],
  ["true", "yes"],
  ["false", "no"],
]);

function wordIn(part: string): string {
  return lowerCase(trimmed(part, standardSyntax.isBlank));
}

function readAs(
  label: string,
  text: string | null,
): Pick<ReadMember, "purpose" | "stated" | "fault" | "meant"> {
  const named = OF_USAGE.get(label) ?? label;
  const purpose = contentSignal.labels.get(named) ?? null;
  const fault = faultOf(label, text);
  const value = text === null ? "" : (OTHER_VALUES.get(text) ?? text);
  const meant = fault && purpose && VALUES.has(value) ? `${named}=${value}` : null;
  const stated = fault === null && purpose ? (VALUES.get(value) ?? null) : null;
  return { purpose, stated, fault, meant };
}

function faultOf(label: string, text: string | null): Fault | null {
  if (text === null) return "syntax";
  if (label === "use") return USE_VALUES.has(text) ? null : "unknown-value";
  if (OF_USAGE.has(label)) return "other-label";
  if (!contentSignal.labels.has(label)) return "unknown-label";
  if (VALUES.has(text)) return null;
  return OTHER_VALUES.has(text) ? "other-value" : "unknown-value";
}
