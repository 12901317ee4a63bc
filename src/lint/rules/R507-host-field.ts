import { code } from "../../words/quoting.ts";
import { type FieldFacts, firstOfField, otherFields } from "../other-fields.ts";
import type { Problem } from "../problem.ts";

interface Facts extends FieldFacts {
  /** Whether the file has Host lines for several hosts, which are meant as the heads of parts. */
  readonly areSections: boolean;
}

/** R507: Host, by which Yandex chose among mirrors until March 2018 (its blog of 12 March 2018, “Переезд сайта после отказа от директивы Host”). Google: robotstxt, reporting_robots.cc, lists it as unsupported. */
export const hostField: Problem<Facts> = {
  code: "R507",
  severity: "information",
  title: "Host line",
  inFile: (file) => {
    const hosts = new Set(
      otherFields(file)
        .get("host")
        ?.flatMap(({ text }) => text || []),
    );
    const areSections = hosts.size > 1;
    return firstOfField(file, "host").map((found) => ({
      ...found,
      severity: areSections ? "warning" : "information",
      facts: { ...found.facts, areSections },
    }));
  },
  sentence: ({ text, areSections }) =>
    areSections
      ? `The lines below belong to every host that sends this file, not to ${code(text)} alone, because ${code("Host")} does not divide a file.`
      : `This line does not make ${text === "" ? "any host" : code(text)} the main host, because Yandex stopped using ${code("Host")} in March 2018, and Google does not support it.`,
  about: [
    "Host told Yandex which of several mirrors of a site was the main one. In March 2018, Yandex announced that it no longer uses the field.",
    "A robots.txt has no parts for different hosts. Each host sends a file of its own.",
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
