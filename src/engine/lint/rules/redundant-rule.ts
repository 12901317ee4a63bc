import type { FileCheck } from "../check.ts";
import { spottedByLife } from "./rules-with-lives.ts";

/** R416: a rule that decides URLs which without it would be decided alike. Its line can go, and with it all others of its group that are such. */
export const redundantRule: FileCheck = {
  code: "R416",
  severity: "information",
  inFile: (view) =>
    spottedByLife(view, isSaid, ({ rule, life: { life, redundant } }) => {
      if (life.kind !== "decides" || !redundant) return null;
      const { path, allows } = rule;
      return { severity: "information", facts: { path, allows, url: life.path } };
    }),
};

/** R403 and R413 say why a rule makes no difference. */
function isSaid(code: string): boolean {
  return code === "R403" || code === "R413";
}
