import { crawlers } from "../../crawlers/index.ts";
import type { FileCheck } from "../check.ts";
import { reachOf } from "../reach.ts";

/** R215: a token that no crawler sends: what is forbidden to it is still fetched, and used for less. */
export const controlToken: FileCheck = {
  code: "R215",
  severity: "information",
  inFile: (file) =>
    CONTROL_TOKENS.flatMap((token) => {
      const { analysis } = file;
      const found = analysis.named(analysis.dialect.agents.tokenOf(token));
      if (!found || reachOf(found.group, analysis.dialect) === "nothing") return [];
      const line = found.agent.line.number;
      return [{ line, span: file.valueAt(line), facts: { token } }];
    }),
};

const CONTROL_TOKENS = crawlers
  .filter(({ kind }) => kind === "control token")
  .flatMap(({ tokens }) => tokens);
