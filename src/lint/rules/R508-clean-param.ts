import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { select } from "../../engine/decide/select.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { type FieldFacts, firstOfField, type OtherField, otherFields } from "../other-fields.ts";
import { NOTHING_FOUND, type Problem, type SpottedAt } from "../problem.ts";

interface Facts extends FieldFacts {
  /** Set where Yandex does not read the value as meant; else the finding is about the field itself. */
  readonly isMalformed?: true;
}

/** R508: Clean-param in a file that does not name Yandex, the only one known to use it; or a value that is not parameters and then a path. */
export const cleanParam: Problem<Facts> = {
  code: "R508",
  severity: "information",
  title: "Clean-param without effect",
  inFile: (file) => {
    const yandex = crawlerNamed("YandexBot");
    const fields = otherFields(file).get("clean-param") ?? [];
    if (!yandex || fields.length === 0) return NOTHING_FOUND;
    const { kind } = select(file.analysis, yandex).reason;
    const isForYandex = kind === "own" || kind === "fallback";
    return [
      ...(isForYandex ? NOTHING_FOUND : firstOfField(file, "clean-param")),
      ...fields.flatMap(malformed),
    ];
  },
  fixLabels: () => ({ order: "Write the parameters first, with & between them" }),
  sentence: ({ text, isMalformed }) =>
    isMalformed
      ? `Yandex does not read ${code(text)} as meant: parameters come first, joined by ${code("&")}, and then a path.`
      : `Only Yandex is known to use ${code("Clean-param")}: for other crawlers, URLs that differ in these parameters are different pages.`,
  about: [
    "Clean-param names parameters that do not change the content of a page. Yandex then treats URLs that differ only in these parameters as one URL. No other crawler is known to use the field.",
    "The value is one parameter, or several with & between them. A space and the path of the pages may follow.",
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

function malformed({ text, line, value }: OtherField): readonly SpottedAt<Facts>[] {
  if (text === "" || WELL_FORMED.test(text)) return NOTHING_FOUND;
  const [, path = "", parameters = "", place = ""] =
    /^(?:(\/\S*)[ \t]+)?([^\s/?:]+(?:[,;][ \t]*[^\s/?:]+)*)(?:[ \t]+(\/\S*))?$/.exec(text) ?? [];
  const meant = `${parameters.replace(/[,;][ \t]*/g, "&")} ${path || place}`.trim();
  const fixes = WELL_FORMED.test(meant) ? [replacing("order", value, meant, line)] : [];
  return [{ line, span: value, severity: "warning", facts: { text, isMalformed: true }, fixes }];
}

// Yandex: "Clean-param: p0[&p1&p2&..&pn] [path]".
const WELL_FORMED = /^[^\s/?,;:]+(?:[ \t]+\/\S*)?$/;
