import { groupsOf, sectionAt } from "../../engine/parse/analysis.ts";
import { contentSignal } from "../../engine/preferences/content-signal.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { type OtherField, otherFields } from "../other-fields.ts";
import { type Signal, signalsOf, withCommas } from "../preference-members.ts";
import { NOTHING_FOUND, type Problem, type SpottedAt } from "../problem.ts";
import { closingRuleOf } from "../reach.ts";
import type { FileView } from "../views.ts";

type Facts =
  | { readonly kind: Malformed; readonly text: string; readonly name: string }
  | {
      readonly kind: "closed";
      readonly text: string;
      readonly path: string;
      readonly line: number;
    };

/** R509: a Content-Signal that is malformed, or that permits a use of pages that the same group blocks. contentsignals.org; `use`: Cloudflare’s managed robots.txt since July 2026. */
export const contentSignalContradiction: Problem<Facts> = {
  code: "R509",
  severity: "warning",
  title: "Content-Signal without effect",
  inFile: (file) =>
    (otherFields(file).get("content-signal") ?? []).flatMap((field) => {
      const signals = signalsOf(field);
      const [first] = signals.flatMap((signal) => malformed(signal, field));
      return first ? [first] : contradiction(signals, field, file);
    }),
  sentence: signalSentence,
  fixLabels: () => ({ commas: "Separate the signals with commas" }),
  about: [
    "A Content-Signal says how fetched content may be used. The signals are search, ai-input and ai-train, each with yes or no. Cloudflare has added a signal called use, with the value immediate, reference or full. Commas separate the signals. Other signals and values have no known meaning.",
    "A signal cannot allow what the rules block. If a group blocks the whole site, its crawlers fetch nothing that they could use.",
  ],
  example: {
    wrong: "User-agent: *\nContent-Signal: search=yes\nDisallow: /",
    right: "User-agent: *\nContent-Signal: search=yes\nDisallow: /drafts/",
  },
  source: { title: "Content Signals", url: "https://contentsignals.org/" },
};

// R514 and R515 tell of labels and values of Content-Usage.
type Malformed = "syntax" | "unknown-label" | "unknown-value" | "commas";

function malformed(
  { text, span, name, fault }: Signal,
  { line }: OtherField,
): readonly SpottedAt<Facts>[] {
  if (fault !== "syntax" && fault !== "unknown-label" && fault !== "unknown-value")
    return NOTHING_FOUND;
  const separated = withCommas(text, contentSignal);
  return [
    {
      line,
      span,
      severity: "error",
      facts: { kind: separated ? "commas" : fault, text, name },
      fixes: separated ? [replacing("commas", span, separated, line)] : [],
    },
  ];
}

function contradiction(
  signals: readonly Signal[],
  { line }: OtherField,
  { analysis }: FileView,
): readonly SpottedAt<Facts>[] {
  const permitted = signals.find(({ stated }) => stated === "allowed");
  const section = permitted && sectionAt(analysis, line);
  if (!section) return NOTHING_FOUND;
  const closing = groupsOf(analysis, section).map((group) =>
    closingRuleOf(group, analysis.dialect),
  );
  const [rule] = closing;
  if (!rule || closing.includes(null)) return NOTHING_FOUND;
  const { text, span } = permitted;
  // A person may write the same signals in every group on purpose.
  return [
    {
      line,
      span,
      severity: "information",
      facts: { kind: "closed", text, path: rule.path, line: rule.line.number },
    },
  ];
}

function signalSentence(facts: Facts): string {
  const { text } = facts;
  switch (facts.kind) {
    case "commas":
      return `${code(text)} has no meaning, because only commas separate signals.`;
    case "syntax":
      return `${code(text)} has no meaning, because a signal is a name, an equals sign and a value.`;
    case "unknown-label":
      return `${code(text)} has no meaning, because ${code(facts.name)} is not a known signal.`;
    case "unknown-value":
      return facts.name === "use"
        ? `${code(text)} has no meaning: the value of ${code("use")} is ${code("immediate")}, ${code("reference")} or ${code("full")}.`
        : `${code(text)} has no meaning: the value of ${code(facts.name)} is ${code("yes")} or ${code("no")}.`;
    case "closed":
      return `${code(text)} has no effect, because ${code(`Disallow: ${facts.path}`)} in line ${facts.line} blocks every page for this group.`;
  }
}
