import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { select } from "../../engine/decide/select.ts";
import { code } from "../../words/quoting.ts";
import { type FieldFacts, firstOfField, otherFields } from "../other-fields.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";

/** R508: Clean-param in a file that does not name Yandex, the only one known to use it. */
export const cleanParam: Problem<FieldFacts> = {
  code: "R508",
  severity: "information",
  title: "Clean-param without a group for Yandex",
  inFile: (file) => {
    const yandex = crawlerNamed("YandexBot");
    if (!yandex || !otherFields(file).has("clean-param")) return NOTHING_FOUND;
    const { kind } = select(file.analysis, yandex).reason;
    return kind === "own" || kind === "fallback"
      ? NOTHING_FOUND
      : firstOfField(file, "clean-param");
  },
  sentence: () =>
    `Only Yandex is known to use ${code("Clean-param")}: for other crawlers, URLs that differ in these parameters are different pages.`,
  about: [
    "Clean-param names parameters that do not change the content of a page. Yandex then treats URLs that differ only in these parameters as one URL. No other crawler is known to use the field.",
    "Yandex reads the line anywhere in the file, so it works for Yandex here. For other search engines, name the main URL of these pages in a canonical link.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /cart\nClean-param: ref /shop/",
    right:
      "User-agent: *\nDisallow: /cart\n\nUser-agent: Yandex\nDisallow: /cart\nClean-param: ref /shop/",
  },
  source: {
    title: "Yandex Webmaster help, the Clean-param directive",
    url: "https://yandex.com/support/webmaster/en/robot-workings/clean-param",
  },
};
