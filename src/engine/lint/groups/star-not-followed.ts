import { crawlers } from "../../crawlers/index.ts";
import { select } from "../../decide/select.ts";
import { type FileCheck, NOTHING_FOUND } from "../check.ts";
import { reachOf } from "../reach.ts";
import { firstThree } from "./first-three.ts";

/** R217: crawlers that the group of `*` does not hold for, though it forbids everything. Google, special-case crawlers; Yandex, User-agent directive. */
export const starNotFollowed: FileCheck = {
  code: "R217",
  severity: "information",
  inFile: (file) => {
    const { analysis } = file;
    const star = analysis.named("*");
    if (!star || reachOf(star.group, analysis.dialect) !== "everything") return NOTHING_FOUND;
    const free = INDEPENDENT.filter(
      (crawler) => select(analysis, crawler).reason.kind === "ignores-star",
    ).map(({ tokens }) => tokens[0] ?? "");
    if (free.length === 0) return NOTHING_FOUND;
    const line = star.agent.line.number;
    return [{ line, span: file.valueAt(line), facts: firstThree(free) }];
  },
};

// The catalogue also has crawlers that are gone, and says so in their names.
const INDEPENDENT = crawlers.filter(
  ({ kind, followsStar, tokens, name }) =>
    kind === "crawler" && !followsStar && tokens.length > 0 && !name.endsWith("(retired)"),
);
