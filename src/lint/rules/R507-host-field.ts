import { code } from "../../words/quoting.ts";
import { type FieldFacts, firstOfField } from "../other-fields.ts";
import type { Problem } from "../problem.ts";

/** R507: Host, by which Yandex chose among mirrors until March 2018. */
export const hostField: Problem<FieldFacts> = {
  code: "R507",
  severity: "information",
  title: "Host",
  inFile: (file) => firstOfField(file, "host"),
  sentence: ({ text }) =>
    `No search engine reads ${code("Host")} any more, so the line does not make ${text === "" ? "any address" : code(text)} the main one.`,
  about: [
    "Host told Yandex which of several mirrors of a site was the main one. Yandex gave it up in March 2018, and no other search engine is known to have read it.",
    "Redirect the other addresses permanently to the main one; that is understood by all.",
  ],
  example: {
    wrong: "User-agent: Yandex\nDisallow: /cart\nHost: www.shop.example",
    right: "User-agent: Yandex\nDisallow: /cart",
  },
  source: {
    title: "Yandex Webmaster help, robots.txt",
    url: "https://yandex.com/support/webmaster/en/robot-workings/robots-txt",
  },
};
