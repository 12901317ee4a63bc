import { contentSignal } from "../../engine/preferences/content-signal.ts";
import { contentUsage } from "../../engine/preferences/content-usage.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { listText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { faultyMembers } from "../preference-members.ts";
import type { Problem } from "../problem.ts";

interface Facts {
  readonly label: string;
  readonly meant: string | null;
  /** The field of the line, and its labels. */
  readonly field: string;
  readonly labels: readonly string[];
  /** The field that has this label; null if only an older draft had it. */
  readonly other: string | null;
}

/** R514: a label of the other field, or of an older draft. draft-ietf-aipref-vocab (August 2026): "unknown labels are ignored". */
export const preferenceLabel: Problem<Facts> = {
  code: "R514",
  severity: "warning",
  title: "Preference with a label that its field does not have",
  inLine: ({ field }) =>
    faultyMembers(field, ["other-label", "retired-label"]).map(
      ({ grammar, span, label, meant }) => ({
        span,
        facts: {
          label,
          meant,
          field: grammar.name,
          labels: [...grammar.labels.keys()],
          other: otherField(lowerCase(label), grammar.name),
        },
        fixes: meant === null ? [] : [replacing("write-label", span, meant)],
      }),
    ),
  sentence: ({ label, field, labels, other }) =>
    other
      ? `${code(label)} says nothing here: it is a label of ${other}, and this line is ${field}.`
      : `${code(label)} says nothing: the labels of ${field} are now ${listText(labels.map((one) => code(one)))}.`,
  fixLabels: ({ meant }) => ({ "write-label": `Write ${code(meant ?? "")}` }),
  about: [
    "Two fields state preferences about AI, and each has its own labels. Content-Usage is a draft of the IETF (August 2026). Its labels are train-ai, ai-use and search, with the values y and n. Content-Signal comes from Cloudflare. Its labels are ai-train, ai-input and search, with the values yes and no.",
    "Labels of older drafts, such as bots, genai and ai-output, are no longer defined. A parser ignores a label that it does not know.",
  ],
  example: {
    wrong: "User-agent: *\nContent-Usage: ai-train=n\nAllow: /",
    right: "User-agent: *\nContent-Usage: train-ai=n\nAllow: /",
  },
  source: {
    title: "draft-ietf-aipref-vocab",
    url: "https://ietf-wg-aipref.github.io/drafts/draft-ietf-aipref-vocab.html",
  },
};

function otherField(label: string, field: string): string | null {
  const other = field === contentUsage.name ? contentSignal : contentUsage;
  return other.labels.has(label) ? other.name : null;
}
