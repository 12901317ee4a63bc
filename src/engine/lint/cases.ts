import { PLAIN } from "../decide/request-context.ts";
import type { Outcome } from "../decide/verdict.ts";
import { defaultDialect, dialectNamed } from "../dialects/index.ts";
import { type Analysis, analyse } from "../parse/analysis.ts";
import { livesIn } from "../prove/group-status.ts";
import { readSite } from "../url/scope.ts";
import type { Check } from "./check.ts";
import type { Finding } from "./finding.ts";
import { Lint } from "./lint.ts";
import type { Shown } from "./shown.ts";

/** What a check says of texts: a table that its test reads. Lines are joined by LF. */
export interface CheckCases {
  readonly check: Check;
  /** Texts in which it finds something. */
  readonly raises: readonly (Shown & {
    /** Every finding of the check: `line:from-to severity`. */
    readonly at: readonly string[];
    /** What its fix of this name makes of the text, applied at every finding that has it. */
    readonly fix?: {
      readonly name: string;
      readonly file: readonly string[];
      /** Verdicts that the fix changes: crawler, URL, before, after. None: it must be proven to change none, to the dialect of the case. */
      readonly changes: readonly (readonly [crawler: string, url: string, Outcome, Outcome])[];
    };
  })[];
  /** Near misses: texts in which it finds nothing. */
  readonly leaves: readonly Shown[];
}

/** The lives of more rules in one group are not looked for: such cases are about size. */
const MOST_RULES = 50;

/** The problems of such a file, and of what its rules are good for. */
export function findingsIn(shown: Shown): readonly Finding[] {
  const reading = readSite(shown.site ?? "");
  const circumstances = {
    site: reading.kind === "site" ? reading.site : null,
    answer: shown.answer ?? PLAIN.answer,
  };
  const analysis = analysisIn(shown);
  const lives = livesIn(analysis, MOST_RULES);
  const lint = new Lint(analysis, { circumstances, urls: shown.urls ?? [], lives });
  lint.run(() => false);
  return lint.findings ?? [];
}

/** Such a file as its dialect reads it. */
export function analysisIn({ file, readAs }: Shown): Analysis {
  return analyse(file.join("\n"), dialectNamed(readAs ?? "") ?? defaultDialect);
}
