import type { SpottedAt } from "../check.ts";
import type { FileView } from "../file-view.ts";
import type { Repeat } from "./repeats.ts";

/** What is found of agents with several groups, where the second of these names the first of them. */
export function atSecondGroup(file: FileView, repeat: Repeat): readonly SpottedAt[] {
  const { tokens, pieces, isJoined } = repeat;
  const [first, second] = pieces;
  const agent = second?.agents.find(({ token }) => tokens.includes(token));
  if (!first || !agent) return [];
  const line = agent.line.number;
  return [
    {
      line,
      span: file.valueAt(line),
      severity: isJoined ? "information" : "error",
      facts: {
        agent: agent.name,
        others: tokens.length - 1,
        firstFrom: first.first,
        firstTo: first.last,
        count: pieces.length,
        isJoined: isJoined,
        reader: file.analysis.dialect.title,
      },
    },
  ];
}
