import { code } from "../../words/quoting.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts {
  readonly path: string;
  readonly allows: boolean;
  readonly isRead: boolean;
  readonly reader: string;
}

/** R413: a rule about robots.txt itself. RFC 9309 2.2.2: "The /robots.txt URI is implicitly allowed." */
export const robotsTxtRule: Problem<Facts> = {
  code: "R413",
  severity: "information",
  title: "Rule about robots.txt itself",
  inLine: ({ rule, dialect }) => {
    if (!rule?.path.startsWith("/robots.txt")) return NOTHING_FOUND;
    if (!/^[*$]?$/.test(rule.path.slice("/robots.txt".length))) return NOTHING_FOUND;
    const facts = {
      path: rule.path,
      allows: rule.allows,
      isRead: !dialect.robotsTxtAllowed,
      reader: dialect.title,
    };
    return [{ span: rule.span, severity: rule.allows ? "information" : "warning", facts }];
  },
  sentence: ({ path, isRead, allows, reader }) =>
    isRead
      ? `${reader} applies ${code(path)} where it is asked, but crawlers fetch robots.txt before they know any rule.`
      : `Crawlers may always fetch ${code("/robots.txt")}, so this ${code(allows ? "Allow" : "Disallow")} changes nothing.`,
  about: [
    "A crawler has to read robots.txt to know the rules. By RFC 9309 the file is therefore always allowed: no rule can forbid it, and none is needed to allow it.",
    "Libraries that are asked about this URL do not all make the exception; Google’s parser applies the rules to it as to any other. What crawlers do is the same.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /robots.txt",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.2.2"),
};
