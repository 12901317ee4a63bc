import type { Analysis } from "../parse/analysis.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import type { Rule } from "../parse/types.ts";
import type { Line, Span } from "../text/line.ts";
import { valueSpan } from "./field-span.ts";
import { groupedBy } from "./grouped-by.ts";
import { LONGEST_LOOKED_AT, lineIn } from "./line-view.ts";

/** A group as a check sees it. */
export class GroupView {
  readonly dialect: Dialect;
  readonly group: Group;
  private readonly analysis: Analysis;
  private madeRules: readonly Rule[] | undefined;
  private madeSame: ReadonlyMap<string, readonly Rule[]> | undefined;

  constructor(analysis: Analysis, group: Group) {
    this.dialect = analysis.dialect;
    this.analysis = analysis;
    this.group = group;
  }

  /** The rules that stand in the file, in its order, without the second readings that a dialect adds, and without those that are too long to look at. */
  get rules(): readonly Rule[] {
    this.madeRules ??= this.group.rules.filter(
      ({ derived, path }) => !derived && path.length <= LONGEST_LOOKED_AT,
    );
    return this.madeRules;
  }

  /** The rules by what they compare, escapes and characters read as the dialect does; each list in the order of the file. */
  get rulesByPattern(): ReadonlyMap<string, readonly Rule[]> {
    this.madeSame ??= groupedBy(this.rules, patternKey);
    return this.madeSame;
  }

  /** A line of the file with spans as offsets within it, or null. */
  lineAt(number: number): Line | null {
    return lineIn(this.analysis, number);
  }

  /** Where in its line the value of a field stands; the whole line where it has none. */
  valueAt(number: number): Span {
    return valueSpan(this.lineAt(number));
  }
}

/** A text that two patterns have in common exactly when they match the same by the same letters. */
export function patternKey({ pattern, path }: Pick<Rule, "pattern" | "path">): string {
  // A rule about a site of its own is like none but its own spelling.
  if (pattern.isAbout || pattern.pieces.length === 0) return `\0${path}`;
  return `${pattern.pieces.join("*")}${pattern.anchored ? "\0$" : ""}`;
}
