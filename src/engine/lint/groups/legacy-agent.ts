import { select } from "../../select.ts";
import type { FileCheck } from "../check.ts";
import { forbidsMore } from "./freed-rules.ts";
import { legacyTokens } from "./legacy-tokens.ts";

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
      const end = file.lineAt(line)?.span.to ?? 0;
      const insert = `\nUser-agent: ${present}`;
      return [
        {
          line,
          span: file.valueAt(line),
          facts: { token: found.agent.name, present },
          fixes: [
            { name: "add-present", edits: [{ kind: "replace", line, from: end, to: end, insert }] },
          ],
        },
      ];
    }),
};
