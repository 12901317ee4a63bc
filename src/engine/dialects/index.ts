import type { Dialect, DialectId } from "../parse/dialect.ts";
import { aipref } from "./aipref.ts";
import { baidu } from "./baidu.ts";
import { bing } from "./bing.ts";
import { crawlerCommons } from "./crawler-commons.ts";
import { draft1996 } from "./draft-1996.ts";
import { google } from "./google.ts";
import { google2019 } from "./google-2019.ts";
import { googlePre2019 } from "./google-pre-2019.ts";
import { original1994 } from "./original-1994.ts";
import { protego } from "./protego.ts";
import { python } from "./python.ts";
import { pythonRfc9309 } from "./python-rfc9309.ts";
import { rfc9309 } from "./rfc9309.ts";
import { robotsParser } from "./robots-parser.ts";
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
  protego,
  crawlerCommons,
  robotsParser,
  wwwRobotrules,
  aipref,
  google2019,
  googlePre2019,
  draft1996,
  original1994,
];

/** The dialect with this id, or null. Links carry ids, so any string is possible. */
export function dialectNamed(id: string): Dialect | null {
  return dialects.find((dialect) => dialect.id === id) ?? null;
}

/** The dialect of a page or a caller that names none. */
export const defaultDialect: Dialect & { readonly id: DialectId } = rfc9309;
