import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { select } from "../../engine/decide/select.ts";
import { code } from "../../words/quoting.ts";
import { type FieldFacts, firstOfField, otherFields } from "../other-fields.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";

/** R508: Clean-param in a file that does not speak to Yandex, the only one to read it. */
export const cleanParam: Problem<FieldFacts> = {
  code: "R508",
  severity: "information",
  title: "Clean-param without Yandex",
  inFile: (file) => {
    const yandex = crawlerNamed("YandexBot");
    if (!yandex || !otherFields(file).has("clean-param")) return NOTHING_FOUND;
    const { kind } = select(file.analysis, yandex).reason;
    return kind === "own" || kind === "fallback"
      ? NOTHING_FOUND
      : firstOfField(file, "clean-param");
  },
  sentence: () =>
    `Only Yandex reads ${code("Clean-param")}; to every other crawler the parameters still make different URLs.`,
  about: [
    "Clean-param names parameters that do not change a page, so that Yandex takes URLs that differ in them for one. No other crawler knows the field.",
    "The line holds wherever it stands in the file. For other search engines, name the main URL of such pages in a canonical link.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /cart\nClean-param: ref /shop/",
    right: "User-agent: Yandex\nDisallow: /cart\nClean-param: ref /shop/",
  },
  source: {
    title: "Yandex Webmaster help, the Clean-param directive",
    url: "https://yandex.com/support/webmaster/en/robot-workings/clean-param",
  },
};
