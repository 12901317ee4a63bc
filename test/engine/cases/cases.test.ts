import { describe, expect, test } from "vitest";
import { dialects } from "../../../src/engine/dialects/index.ts";
import type { DialectId } from "../../../src/engine/parse/dialect.ts";
import { aiprefCases } from "./aipref.ts";
import { baiduCases } from "./baidu.ts";
import { bingCases } from "./bing.ts";
import { answerOf, type Case, sentenceOf } from "./case.ts";
import { crawlerCommonsCases } from "./crawler-commons.ts";
import type { DocumentCase } from "./document-case.ts";
import { draft1996Cases } from "./draft-1996.ts";
import { googleCases } from "./google.ts";
import { google2019Cases } from "./google-2019.ts";
import { googlePre2019Cases } from "./google-pre-2019.ts";
import { heritrixCases } from "./heritrix.ts";
import { original1994Cases } from "./original-1994.ts";
import { protegoCases } from "./protego.ts";
import { protego07Cases } from "./protego-0.7.ts";
import { pythonCases } from "./python.ts";
import { pythonRfc9309Cases } from "./python-rfc9309.ts";
import randomCrawlerCommons from "./random-crawler-commons.json";
import randomHeritrix from "./random-heritrix.json";
import randomProtego from "./random-protego.json";
import randomProtego07 from "./random-protego-0.7.json";
import randomPython from "./random-python.json";
import randomPythonRfc9309 from "./random-python-rfc9309.json";
import randomRobotsParser from "./random-robots-parser.json";
import randomTemoto from "./random-temoto.json";
import randomWget from "./random-wget.json";
import randomWwwRobotrules from "./random-www-robotrules.json";
import { rfc9309Cases } from "./rfc9309.ts";
import { robotsParserCases } from "./robots-parser.ts";
import { temotoCases } from "./temoto.ts";
import { wgetCases } from "./wget.ts";
import { wwwRobotrulesCases } from "./www-robotrules.ts";
import { yandexCases } from "./yandex.ts";

/** The decisive cases of each dialect. */
const decisive: Readonly<Record<DialectId, readonly (Case | DocumentCase)[]>> = {
  rfc9309: rfc9309Cases,
  google: googleCases,
  bing: bingCases,
  yandex: yandexCases,
  baidu: baiduCases,
  python: pythonCases,
  "python-rfc9309": pythonRfc9309Cases,
  "protego-0.7": protego07Cases,
  protego: protegoCases,
  "crawler-commons": crawlerCommonsCases,
  "robots-parser": robotsParserCases,
  "www-robotrules": wwwRobotrulesCases,
  temoto: temotoCases,
  wget: wgetCases,
  heritrix: heritrixCases,
  aipref: aiprefCases,
  "google-2019": google2019Cases,
  "google-pre-2019": googlePre2019Cases,
  "draft-1996": draft1996Cases,
  "original-1994": original1994Cases,
};

/** What the parsers themselves answered on random files. */
const random: Readonly<Partial<Record<DialectId, typeof randomPython>>> = {
  python: randomPython,
  "python-rfc9309": randomPythonRfc9309,
  "protego-0.7": randomProtego07,
  protego: randomProtego,
  "crawler-commons": randomCrawlerCommons,
  "robots-parser": randomRobotsParser,
  "www-robotrules": randomWwwRobotrules,
  temoto: randomTemoto,
  wget: randomWget,
  heritrix: randomHeritrix,
};

describe.each(dialects)("by $title,", ({ id }) => {
  for (const row of decisive[id])
    test(sentenceOf(row), () => {
      const { robots, crawler, url, source, ...answer } = row;
      expect(answerOf(row, id)).toMatchObject(answer);
    });

  for (const [index, { robots, cases }] of (random[id]?.files ?? []).entries())
    test(`the parser answers as the engine does, random file ${index + 1}`, () => {
      const outcomeOf = (row: { crawler: string; url: string }) =>
        answerOf({ robots, ...row }, id).outcome;
      expect(cases.map((row) => ({ ...row, outcome: outcomeOf(row) }))).toEqual(cases);
    });
});
