import { crawlerNamed, crawlers } from "../../crawlers/index.ts";
import { select } from "../../decide/select.ts";
import type { FileCheck } from "../check.ts";
import { firstThree } from "./first-three.ts";
import { forbidsMore } from "./freed-rules.ts";

/**
 * R218: a group that keeps crawlers of other names out of what `*` leaves open, for want of groups
 * of their own. Apple, About Applebot; Google, common crawlers.
 */
export const familyFallback: FileCheck = {
  code: "R218",
  severity: "information",
  inFile: (file) =>
    PARENTS.flatMap((parent) => {
      const { analysis } = file;
      const { reason, group } = select(analysis, { chain: [parent], followsStar: false });
      const star = analysis.groupNamed("*");
      if (reason.kind !== "own" || !group || !forbidsMore(group, star, analysis.dialect)) return [];
      const others = crawlers.filter(
        (crawler) =>
          crawler.chain[1] === parent && select(analysis, crawler).reason.kind === "fallback",
      );
      if (others.length === 0) return [];
      const line = reason.agent.line.number;
      const facts = { ...firstThree(others.map(({ chain: [token = ""] }) => token)), parent };
      return [{ line, span: file.valueAt(line), facts }];
    }),
};

/** Crawlers whose group is read by some that are not called after them, as Googlebot’s by Applebot; that a Baiduspider-image reads Baiduspider’s is no surprise. */
const PARENTS: readonly string[] = [
  ...new Set(
    crawlers.flatMap(({ chain: [own = "", parent] }) =>
      parent && crawlerNamed(parent) && !own.startsWith(parent) ? parent : [],
    ),
  ),
];
