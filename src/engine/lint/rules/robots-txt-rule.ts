import { type LineCheck, NOTHING_FOUND } from "../check.ts";

/** R413: a rule about robots.txt itself. RFC 9309 2.2.2: "The /robots.txt URI is implicitly allowed." */
export const robotsTxtRule: LineCheck = {
  code: "R413",
  severity: "information",
  inLine: ({ rule, dialect }) => {
    if (!rule?.path.startsWith("/robots.txt")) return NOTHING_FOUND;
    if (!/^[*$]?$/.test(rule.path.slice("/robots.txt".length))) return NOTHING_FOUND;
    const facts = {
      path: rule.path,
      allows: rule.allows,
      isRead: dialect.robotsTxtAllowed ? 0 : 1,
      reader: dialect.title,
    };
    return [{ span: rule.span, severity: rule.allows ? "information" : "warning", facts }];
  },
};
