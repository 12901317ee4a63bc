import { groupsOf, pieceAt } from "../../parse/analysis.ts";
import { type FileCheck, NOTHING_FOUND, type SpottedAt } from "../check.ts";
import type { FileView } from "../file-view.ts";
import { closingRuleOf } from "../reach.ts";
import { type Signal, signalsOf } from "./content-signals.ts";
import { type OtherField, otherFields } from "./other-fields.ts";

/** R509: a Content-Signal that is malformed, or that permits a use of what the same group forbids to fetch. contentsignals.org. */
export const contentSignalContradiction: FileCheck = {
  code: "R509",
  severity: "warning",
  inFile: (file) =>
    (otherFields(file).get("content-signal") ?? []).flatMap((field) => {
      const signals = signalsOf(field);
      const faulty = signals.find(({ fault }) => fault !== "none");
      return faulty ? [malformed(faulty, field)] : contradiction(signals, field, file);
    }),
};

function malformed({ text, span, name, fault }: Signal, { line }: OtherField): SpottedAt {
  return { line, span, severity: "error", facts: { kind: fault, text, name } };
}

function contradiction(
  signals: readonly Signal[],
  { line }: OtherField,
  { analysis }: FileView,
): readonly SpottedAt[] {
  const permitted = signals.find(({ value }) => value === "yes");
  const piece = permitted && pieceAt(analysis, line);
  if (!piece) return NOTHING_FOUND;
  const closing = groupsOf(analysis, piece).map((group) => closingRuleOf(group, analysis.dialect));
  const [rule] = closing;
  if (!rule || closing.includes(null)) return NOTHING_FOUND;
  const { text, span } = permitted;
  return [{ line, span, facts: { kind: "closed", text, path: rule.path, line: rule.line.number } }];
}
