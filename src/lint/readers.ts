import { readerNamed } from "../engine/crawlers/index.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import type { GroupView } from "./views.ts";

const MOST_NAMES = 20;

/** The parser of the page, and those of the crawlers that a group names. */
export function readersOf({ dialect, group }: GroupView): readonly Dialect[] {
  const names = Array.from({ length: Math.min(group.agentCount, MOST_NAMES) }, (_, index) =>
    group.agentAt(index),
  );
  return [dialect, ...names.flatMap((agent) => (agent ? readerNamed(agent.token) : []))];
}
