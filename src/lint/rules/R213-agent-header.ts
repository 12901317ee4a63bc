import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { productTokenOf } from "../../engine/crawlers/user-agent.ts";
import { code } from "../../words/quoting.ts";
import { type Reading, readingOf, shapeOf, unless } from "../agent-names.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts extends Reading {
  readonly token: string;
}

/** R213: a whole User-Agent header where the product token is asked for. RFC 9309 2.2.1: the token is a part of the header. */
export const agentHeader: Problem<Facts> = {
  code: "R213",
  severity: "error",
  title: "User-Agent header as a name",
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
  sentence: ({ token, isRead, own, reader }) => {
    if (!token) return `No name of a crawler is in this header, so none obeys the group.`;
    return isRead
      ? `To ${reader} this header means ${code(token)}; readers that compare all of it do not find the name.`
      : `To ${reader} this header is not the name ${code(token)}, so that crawler does not obey the group${unless(own)}.`;
  },
  fixLabels: ({ token }) => ({ token: `Write ${code(token)}` }),
  about: [
    "What a crawler sends as its User-Agent header, and what server logs show, is longer than the name it looks for in robots.txt. That is the product token, a word within the header.",
    "The operator’s documentation says which word it is. A browser’s header names no crawler at all, and nobody obeys a group for it.",
  ],
  example: {
    wrong:
      "User-agent: Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)\nDisallow: /",
    right: "User-agent: bingbot\nDisallow: /",
  },
  source: rfc("2.2.1"),
};
