import { legacyTokens } from "../../crawlers/legacy-tokens.ts";
import { select } from "../../decide/select.ts";
import type { FileCheck } from "../check.ts";
import { lineBelow } from "../line-below.ts";
import { forbidsMore } from "./freed-rules.ts";

/** R209: a former token, in a file that lets the crawler of the present one fetch what it forbids to the former. */
export const legacyAgent: FileCheck = {
  code: "R209",
  severity: "information",
  inFile: (file) =>
    legacyTokens.flatMap(({ token, present }) => {
      const { analysis } = file;
      const found = analysis.named(analysis.dialect.agents.tokenOf(token));
      const { reason, group } = select(analysis, { chain: [present], followsStar: true });
      if (!found || reason.kind === "own") return [];
      if (!forbidsMore(found.group, group, analysis.dialect)) return [];
      const line = found.agent.line.number;
      const edits = [lineBelow(file, line, `User-agent: ${present}`)];
      return [
        {
          line,
          span: file.valueAt(line),
          facts: { token: found.agent.name, present },
          fixes: [{ name: "add-present", edits }],
        },
      ];
    }),
};
