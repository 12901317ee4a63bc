import type { Dialect } from "../parse/dialect.ts";
import { aipref } from "./aipref.ts";
import { baidu } from "./baidu.ts";
import { bing } from "./bing.ts";
import { crawlerCommons } from "./crawler-commons.ts";
import { draft1996 } from "./draft-1996.ts";
import { addDialects } from "./first.ts";
import { google } from "./google.ts";
import { google2019 } from "./google-2019.ts";
import { googlePre2019 } from "./google-pre-2019.ts";
import { heritrix } from "./heritrix.ts";
import { httrack } from "./httrack.ts";
import { httrack351 } from "./httrack-3.51.ts";
import { original1994 } from "./original-1994.ts";
import { protego } from "./protego.ts";
import { protego07 } from "./protego-0.7.ts";
import { python } from "./python.ts";
import { pythonRfc9309 } from "./python-rfc9309.ts";
import { rfc9309 } from "./rfc9309.ts";
import { robotsParser } from "./robots-parser.ts";
import { temoto } from "./temoto.ts";
import { webrobots } from "./webrobots.ts";
import { wget } from "./wget.ts";
import { wget2 } from "./wget2.ts";
import { wwwRobotrules } from "./www-robotrules.ts";
import { yandex } from "./yandex.ts";

/** Every dialect, in the order of the page; the first is the default. */
export const dialects: readonly Dialect[] = [
  rfc9309,
  google,
  bing,
  yandex,
  baidu,
  python,
  pythonRfc9309,
  protego07,
  protego,
  crawlerCommons,
  robotsParser,
  wwwRobotrules,
  temoto,
  wget,
  wget2,
  httrack,
  httrack351,
  webrobots,
  heritrix,
  aipref,
  google2019,
  googlePre2019,
  draft1996,
  original1994,
];

// A module that imports this list finds all dialects by their ids too.
addDialects(dialects);

export { defaultDialect, dialectNamed, dialectOf } from "./first.ts";
