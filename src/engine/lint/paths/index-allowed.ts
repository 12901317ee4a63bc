import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { partOf } from "./part-of.ts";

/** R318: a rule for an index page that the reader also takes for its directory: robots.cc, HandleAllow, and others after it. */
export const indexAllowed: LineCheck = {
  code: "R318",
  severity: "information",
  inLine: ({ rule, dialect }) => {
    const at = rule?.path.lastIndexOf("index.htm") ?? -1;
    if (!rule || at < 0) return NOTHING_FOUND;
    const { path, allows } = rule;
    const also = [dialect.alsoMeans(path, allows) ?? []].flat();
    const directory = also.find((other) => other.endsWith("/$"))?.slice(0, -1);
    if (directory === undefined) return NOTHING_FOUND;
    const facts = { path, directory, allows: allows, reader: dialect.title };
    return [{ span: partOf(rule, at), facts }];
  },
};
