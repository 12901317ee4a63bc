import { parseDictionary, Token } from "structured-headers";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { lowerCase } from "../text/characters.ts";
import type { Span } from "../text/line.ts";
import { MOST_MEMBERS, membersIn } from "./members.ts";
import type { Fault, Grammar, Member, Purpose, ReadMember, Stated, Uses } from "./preference.ts";

/**
 * The Content-Usage rule of the IETF's AI preferences: draft-ietf-aipref-attach (the line), and
 * draft-ietf-aipref-vocab (what a value means), both as of August 2026; `ai-use` is in vocab-08 of
 * September 2026. They are drafts.
 */
export const contentUsage: Grammar = {
  field: "content-usage",
  name: "Content-Usage",
  source: {
    title: "draft-ietf-aipref-attach",
    url: "https://ietf-wg-aipref.github.io/drafts/draft-ietf-aipref-attach.html",
    date: "August 2026",
  },
  hasPaths: true,
  labels: new Map<string, Purpose>([
    ["train-ai", "training"],
    ["ai-use", "input"],
    ["search", "search"],
  ]),
  values: { allowed: "y", refused: "n" },
  read: (value) => {
    const span = pathIn(value);
    const path = span && value.slice(span.from, span.to);
    return {
      // Paths are matched as RFC 9309 2.2.2 and 2.2.3 have it, which the draft names, whichever
      // parser reads the groups.
      path: path === null ? null : { text: path, pattern: rfc9309.patternOf(path) },
      uses: usesIn(value.slice(span?.to ?? 0)),
    };
  },
  isReadable: (value) => parsedDictionary(value.slice(pathIn(value)?.to ?? 0)) !== null,
  pathIn,
  membersOf,
};

/** Labels of older drafts and proposals, and the one that has their place today; null where none has. */
const RETIRED: ReadonlyMap<string, string | null> = new Map([
  ["train-genai", "train-ai"],
  ["genai", "train-ai"],
  ["ai-input", "ai-use"],
  ["ai-output", "ai-use"],
  ["ai", null],
  ["all", null],
  ["bots", null],
]);

/** Labels of Content-Signal, which have other names here. `search` is in both. */
const OF_SIGNALS: ReadonlyMap<string, string> = new Map([
  ["ai-train", "train-ai"],
  ["ai-input", "ai-use"],
]);

// "It always starts with / and ends immediately before the first SP or HTAB character." Since
// August 2026, a value that does not start with / has no path, and is about every path.
function pathIn(value: string): Span | null {
  if (!value.startsWith("/")) return null;
  let to = 1;
  while (to < value.length && value[to] !== " " && value[to] !== "\t") to++;
  return { from: 0, to };
}

function usesIn(dictionary: string): Uses {
  const parsed = parsedDictionary(dictionary);
  if (!parsed) return {};
  const uses: Partial<Record<Purpose, Stated>> = {};
  for (const [label, purpose] of contentUsage.labels) {
    const stated = statedBy(parsed.get(label)?.[0]);
    if (stated) uses[purpose] = stated;
  }
  return uses;
}

// vocab, 6: only the tokens y and n are values. A string "n" or a boolean is unknown.
function statedBy(value: unknown): Stated | null {
  if (!(value instanceof Token)) return null;
  return valued(value.toString());
}

function valued(text: string): Stated | null {
  if (text === "y") return "allowed";
  return text === "n" ? "refused" : null;
}

// RFC 9651 4.2: if parsing fails, the whole field is ignored. HTAB cannot begin a dictionary, but
// here it separates the path from what follows.
function parsedDictionary(text: string): ReturnType<typeof parseDictionary> | null {
  try {
    return parseDictionary(text.replace(/^[\t ]+/, ""));
  } catch {
    return null;
  }
}

function membersOf(value: string): readonly ReadMember[] {
  const from = pathIn(value)?.to ?? 0;
  const members = membersIn(value, from, true);
  const isParsed = parsedDictionary(value.slice(from)) !== null;
  const last = lastOfEach(members, value);
  return members.map((member) => {
    const label = value.slice(member.label.from, member.label.to);
    const text = member.value && value.slice(member.value.from, member.value.to);
    const fault = faultOf(member, label, text, isParsed);
    const named = LABEL_OF.get(lowerCase(label));
    const purpose = contentUsage.labels.get(named ?? "") ?? null;
    const counts = fault === null && last.get(label) === member;
    return {
      ...member,
      purpose,
      stated: counts && text !== null ? valued(text) : null,
      fault,
      meant:
        fault && fault !== "syntax" && named
          ? meantBy(named, text, value.slice(member.span.from, member.span.to))
          : null,
    };
  });
}

// RFC 9651 3.2: of a key that occurs twice, the last counts. Beyond the members that are shown, one
// may still come.
function lastOfEach(members: readonly Member[], value: string): ReadonlyMap<string, Member> {
  if (members.length >= MOST_MEMBERS) return new Map();
  return new Map(
    members.map((member) => [value.slice(member.label.from, member.label.to), member]),
  );
}

function faultOf(
  { label: { to }, value }: Member,
  label: string,
  text: string | null,
  isParsed: boolean,
): Fault | null {
  const named = lowerCase(label);
  if (LABEL_OF.has(named) || RETIRED.has(named)) {
    if (!isParsed && named !== label) return "capital";
    if (!isParsed && value && value.from - to > 1) return "space";
  }
  if (OF_SIGNALS.has(named)) return "other-label";
  if (RETIRED.has(named)) return "retired-label";
  if (text !== null && contentUsage.labels.has(named) && OTHER_VALUES.has(lowerCase(text)))
    return "other-value";
  if (!isParsed) return "syntax";
  if (!contentUsage.labels.has(label)) return "unknown-label";
  return text !== null && valued(text) ? null : "unknown-value";
}

/** What people write, in lower case, and the label that has this meaning today. */
const LABEL_OF: ReadonlyMap<string, string> = new Map([
  ...[...contentUsage.labels.keys()].map((label) => [label, label] as const),
  ...[...RETIRED].flatMap(([old, now]) => (now ? [[old, now] as const] : [])),
  ...OF_SIGNALS,
]);

/** The values of Content-Signal, and what else people write for them. */
const OTHER_VALUES: ReadonlyMap<string, string> = new Map([
  ["yes", "y"],
  ["no", "n"],
  ["true", "y"],
  ["false", "n"],
  ["?1", "y"],
  ["?0", "n"],
  ["allow", "y"],
  ["disallow", "n"],
]);

function meantBy(label: string, text: string | null, written: string): string | null {
  const value = lowerCase((text ?? "").replaceAll('"', ""));
  const now = OTHER_VALUES.get(value) ?? value;
  const meant = `${label}=${now}`;
  return valued(now) && meant !== written ? meant : null;
}
