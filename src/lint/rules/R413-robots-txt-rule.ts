import { code } from "../../words/quoting.ts";
import { fieldOf } from "../fixes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

/** R413: a rule about robots.txt itself. RFC 9309 2.2.2: "The /robots.txt URI is implicitly allowed." */
export const robotsTxtRule: Problem<{ readonly field: string; readonly isRead: boolean }> = {
  code: "R413",
  severity: "information",
  title: "Rule about robots.txt itself",
  inLine: ({ rule, dialect }) => {
    if (!rule?.path.startsWith("/robots.txt")) return NOTHING_FOUND;
    if (!/^[*$]?$/.test(rule.path.slice("/robots.txt".length))) return NOTHING_FOUND;
    const isRead = !dialect.robotsTxtAllowed;
    const facts = { field: fieldOf(rule), isRead };
    return [{ span: rule.span, severity: rule.allows ? "information" : "warning", facts }];
  },
  sentence: ({ field, isRead, reader }) =>
    isRead
      ? `This ${code(field)} changes nothing for crawlers, which fetch ${code("/robots.txt")} before they know any rule; ${reader} applies the rule only if a program asks about this file.`
      : `This ${code(field)} changes nothing, because crawlers may always fetch ${code("/robots.txt")}.`,
  about: [
    "A crawler must read robots.txt to know the rules. RFC 9309 therefore always allows this file: no rule can disallow it, and no rule is needed to allow it.",
    "Some parsers, such as Google’s, make no exception for this URL if a program asks about it. Crawlers still fetch the file.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /cart\nDisallow: /robots.txt",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.2.2"),
};
