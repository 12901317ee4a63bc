import type { GroupCheck, SpottedAt } from "../check.ts";

/** R401: a rule that stands in its group twice. */
export const duplicateRule: GroupCheck = {
  code: "R401",
  severity: "information",
  inGroup: (group) =>
    [...group.rulesByPattern.values()].flatMap((same) => {
      const spotted: SpottedAt[] = [];
      for (const allows of [true, false]) {
        const [first, ...others] = same.filter((rule) => rule.allows === allows);
        for (const { line, path } of first ? others : [])
          spotted.push({
            line: line.number,
            span: group.valueAt(line.number),
            facts: { path, line: first?.line.number ?? 0 },
            fixes: [{ name: "delete", edits: [{ kind: "delete-line", line: line.number }] }],
          });
      }
      return spotted;
    }),
};
