import { ignoringStar } from "../../engine/crawlers/index.ts";
import { select } from "../../engine/decide/select.ts";
import { code, firstFew } from "../../words/quoting.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";
import { reachOf } from "../reach.ts";

/** R217: crawlers that ignore the `*` group, although it disallows everything. Google, special-case crawlers; Yandex, User-agent directive. */
export const starNotFollowed: Problem<{ readonly names: readonly string[] }> = {
  code: "R217",
  severity: "information",
  title: "Crawlers that ignore the * group",
  inFile: (file) => {
    const { analysis } = file;
    const star = analysis.named("*");
    if (!star || reachOf(star.group, analysis.dialect) !== "everything") return NOTHING_FOUND;
    const free = ignoringStar
      .filter((crawler) => select(analysis, crawler).reason.kind === "ignores-star")
      .map(({ tokens }) => tokens[0] ?? "");
    if (free.length === 0) return NOTHING_FOUND;
    return [{ line: star.agent.line.number, facts: { names: free } }];
  },
  sentence: ({ names }) =>
    names.length === 1
      ? `${firstFew(names, code)} is not blocked: it obeys only a group that names it.`
      : `${firstFew(names, code)} are not blocked: they obey only groups that name them.`,
  about: [
    "A few crawlers do not read the * group. Among them are Google’s special-case crawlers, most of which check advertisements or serve other products that a site uses. Some of Yandex’s crawlers may ignore the * group too.",
    "To block these crawlers too, name each of them.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /",
    right:
      "User-agent: *\nUser-agent: AdsBot-Google\nUser-agent: AdsBot-Google-Mobile\nUser-agent: APIs-Google\nUser-agent: Mediapartners-Google\nUser-agent: YandexCalendar\nUser-agent: YandexDirect\nUser-agent: YandexMobileBot\nDisallow: /",
  },
  source: {
    title: "Google, special-case crawlers",
    url: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers",
  },
};
