import { contentUsage } from "../../engine/preferences/content-usage.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { faultyMembers } from "../preference-members.ts";
import type { Problem } from "../problem.ts";

interface Facts {
  readonly text: string;
  readonly meant: string | null;
  readonly field: string;
  readonly allowed: string;
  readonly refused: string;
}

/** R515: a value that its field does not have. draft-ietf-aipref-vocab (August 2026): only the tokens y and n; contentsignals.org: yes and no. */
export const preferenceValue: Problem<Facts> = {
  code: "R515",
  severity: "warning",
  title: "Preference with a value that its field does not have",
  inLine: ({ field }) =>
    faultyMembers(field, ["other-value", "unknown-value"])
      // R509 tells of other values of signals.
      .filter(({ grammar, fault }) => fault === "other-value" || grammar === contentUsage)
      .map(({ grammar: { name, values }, span, text, meant }) => ({
        span,
        facts: { text, meant, field: name, ...values },
        fixes: meant === null ? [] : [replacing("write-value", span, meant)],
      })),
  sentence: ({ text, field, allowed, refused }) =>
    `${code(text)} says nothing: the values of ${field} are ${code(allowed)} and ${code(refused)}.`,
  fixLabels: ({ meant }) => ({ "write-value": `Write ${code(meant ?? "")}` }),
  about: [
    "Content-Usage has the values y and n, in lower case and without quotation marks. With any other value, the parser of the draft treats the preference as unknown. Content-Signal has the values yes and no.",
    "An unknown preference neither allows nor refuses anything. A site that wanted to refuse training then says nothing about it.",
  ],
  example: {
    wrong: "User-agent: *\nContent-Usage: train-ai=no\nAllow: /",
    right: "User-agent: *\nContent-Usage: train-ai=n\nAllow: /",
  },
  source: {
    title: "draft-ietf-aipref-vocab",
    url: "https://ietf-wg-aipref.github.io/drafts/draft-ietf-aipref-vocab.html",
  },
};
