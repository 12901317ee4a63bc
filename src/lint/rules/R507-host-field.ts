import { code } from "../../words/quoting.ts";
import { type FieldFacts, firstOfField } from "../other-fields.ts";
import type { Problem } from "../problem.ts";

/** R507: Host, by which Yandex chose among mirrors until March 2018 (its blog of 12 March 2018, “Переезд сайта после отказа от директивы Host”). Google: robotstxt, reporting_robots.cc, lists it as unsupported. */
export const hostField: Problem<FieldFacts> = {
  code: "R507",
  severity: "information",
  title: "Host line",
  inFile: (file) => firstOfField(file, "host"),
  sentence: ({ text }) =>
    `This line does not make ${text === "" ? "any host" : code(text)} the main host, because Yandex stopped using ${code("Host")} in March 2018, and Google does not support it.`,
  about: [
    "Host told Yandex which of several mirrors of a site was the main one. In March 2018, Yandex announced that it no longer uses the field.",
    "Redirect the other hosts to the main one with status 301, as Yandex recommends.",
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
