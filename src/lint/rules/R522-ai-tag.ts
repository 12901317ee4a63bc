import { dialects } from "../../engine/dialects/index.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import type { Field } from "../../engine/text/line.ts";
import { formOf, listText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { titleOf } from "../../words/terms.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";
import type { LineView } from "../views.ts";

interface Facts {
  readonly key: string;
  readonly meant: string | null;
  /** The parsers that read it as a rule, because of how it begins, and as which. */
  readonly readers: readonly string[];
  readonly rule: string;
}

/** R522: an opt-out from AI in a field that no standard has. RFC 9309 2.2.4: crawlers may read other records; none is known to read these. */
export const aiTag: Problem<Facts> = {
  code: "R522",
  severity: "warning",
  title: "AI opt-out that no standard has",
  inLine: (view) => {
    const key = aiTagIn(view);
    const { field } = view;
    if (!key || !field) return NOTHING_FOUND;
    const meant = preferenceFor(field, lowerCase(key));
    const line = { from: field.key.from, to: Math.max(field.key.to, field.value.to) };
    const fixes = meant === null ? [] : [replacing("write-preference", line, meant)];
    const readers = dialects.filter(({ syntax }) => syntax.fieldNamed(key)).map(titleOf);
    const rule = /^allow/i.test(key) ? "Allow" : "Disallow";
    const severity = readers.length > 0 ? "error" : "warning";
    return [{ span: field.key, severity, facts: { key, meant, readers, rule }, fixes }];
  },
  sentence: ({ key, readers, rule }) =>
    readers.length > 0
      ? `${listText(readers)} ${formOf(READ, readers.length)} this line as ${code(rule)}, and no crawler is known to read it as an opt-out from AI: no standard has ${code(key)}.`
      : `No crawler is known to obey this line: no standard has the field ${code(key)}.`,
  fixLabels: ({ meant }) => ({ "write-preference": `Write ${code(meant ?? "")}` }),
  about: [
    "Fields such as NoAI and DisallowAITraining were proposed or made up, and no standard has them. X-Robots-Tag is a header of HTTP responses, and noai is not one of its documented values. Neither belongs in robots.txt.",
    // robots.cc, KeyIsDisallow and KeyIsAllow.
    "Google’s parser looks only at how a field name begins. It reads DisallowAITraining: / as Disallow: /, so Google’s crawlers may not fetch any page.",
    "To state a preference about AI, write Content-Usage (a draft of the IETF, August 2026) or Content-Signal (Cloudflare). To keep a crawler out, disallow it by its product token. Only its own documentation says whether it obeys.",
  ],
  example: {
    wrong: "User-agent: *\nDisallowAITraining: /\nAllow: /",
    right: "User-agent: *\nContent-Usage: / train-ai=n\nAllow: /",
  },
  source: {
    title: "draft-ietf-aipref-vocab",
    url: "https://ietf-wg-aipref.github.io/drafts/draft-ietf-aipref-vocab.html",
  },
};

/** The preference that says the same; null where more than training could be meant. */
function preferenceFor({ text }: Field, key: string): string | null {
  if (!key.startsWith("disallow") || !/^\/\S*$/.test(text)) return null;
  return `Content-Usage: ${text} train-ai=n`;
}

/** Fields by which people opt out of AI, in lower case and without hyphens and spaces. No standard has them. */
const AI_TAGS: ReadonlySet<string> = new Set([
  "noai",
  "noimageai",
  "noml",
  "noaitraining",
  "nollm",
  "noindexai",
  "aitraining",
  "aitrain",
  "trainai",
  "disallowai",
  "disallowaitraining",
  "allowai",
  "allowaitraining",
  "xrobotstag",
]);

const LONGEST = 24;

const READ = { one: "reads", other: "read" };

/** The key of a line that has one of them, as written; null for other lines. */
export function aiTagIn({ field, text }: LineView): string | null {
  if (!field || field.key.to - field.key.from > LONGEST) return null;
  const key = text.slice(field.key.from, field.key.to);
  return AI_TAGS.has(lowerCase(key).replace(/[-_ ]/g, "")) ? key : null;
}
