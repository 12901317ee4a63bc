import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { isOfBrowser, productTokenOf } from "../../engine/crawlers/user-agent.ts";
import { code } from "../../words/quoting.ts";
import { besideOthers, notObeyedBy, type Reading, readingOf, unless } from "../agent-reading.ts";
import { replacing } from "../fixes.ts";
import { shapeOf } from "../name-shape.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

/** R213: a whole User-Agent header in the place of a product token. RFC 9309 2.2.1: the token is a part of the header. */
export const agentHeader: Problem<Reading & { readonly token: string }> = {
  code: "R213",
  severity: "error",
  title: "User-Agent header instead of a product token",
  inLine: ({ field, dialect }) => {
    if (field?.name !== "user-agent" || shapeOf(field.text) !== "header") return NOTHING_FOUND;
    const { text: name, value } = field;
    const token = productTokenOf(name);
    const { severity, facts } = readingOf(name, token, dialect);
    return [
      {
        span: value,
        severity,
        facts: { ...facts, token },
        fixes: crawlerNamed(token) ? [replacing("token", value, token)] : [],
      },
    ];
  },
  inContext: (found, file) => besideOthers(found, file, found.facts.token || null),
  sentence: ({ token, reader, ...reading }) => {
    if (!token) return "This line names no crawler: the header contains no product token.";
    if (isOfBrowser(token))
      return `This line names no crawler: ${code(token)} is a word from the headers of browsers.`;
    return reading.isRead
      ? `Some parsers do not find ${code(token)} here: ${reader} finds it in this header, but others compare the whole header.`
      : `${notObeyedBy(token, reading)}: ${reader} does not look for the token inside a header${unless(reading)}.`;
  },
  fixLabels: ({ token }) => ({ token: `Write ${code(token)}` }),
  about: [
    "A crawler sends a User-Agent header, which you see in server logs. The product token that the crawler looks for in robots.txt is usually only a part of that header.",
    "The operator’s documentation gives the token. The header of a browser names no crawler, so a group for a browser has no effect.",
  ],
  example: {
    wrong:
      "User-agent: Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)\nDisallow: /",
    right: "User-agent: bingbot\nDisallow: /",
  },
  source: rfc("2.2.1"),
};
