import { assist } from "../features/assist/index.ts";
import { compare } from "../features/compare/index.ts";
import { crawlers } from "../features/crawlers/index.ts";
import { draft } from "../features/draft/index.tsx";
import { expectations } from "../features/expectations/index.ts";
import { exports } from "../features/export/index.ts";
import { format } from "../features/format/index.tsx";
import { groups } from "../features/groups/index.ts";
import { intent } from "../features/intent/index.tsx";
import { lessons } from "../features/lessons/index.tsx";
import { live } from "../features/live/index.tsx";
import { file, history, opening } from "../features/opening/index.tsx";
import { palette } from "../features/palette/index.tsx";
import { preferences } from "../features/preferences/index.ts";
import { problems } from "../features/problems/index.ts";
import { requests } from "../features/requests/index.ts";
import { share } from "../features/share/index.tsx";
import { shortcutList } from "../features/shortcuts/index.tsx";
import { sites } from "../features/sites/index.ts";
import { terms } from "../features/terms/index.ts";
import { verdicts } from "../features/verdicts/index.ts";
import { why } from "../features/why/index.ts";
import { contributionsOf } from "./contributions.ts";

/**
 * What the features add to the page, each kind in the order of the features, which is that of the
 * page. A feature whose folder is deleted goes with its line here and the import above; the type
 * checker names the others that use files of it.
 */
export const page = contributionsOf([
  draft,
  live,
  opening,
  lessons,
  file,
  compare,
  history,
  share,
  problems,
  verdicts,
  requests,
  why,
  sites,
  preferences,
  crawlers,
  intent,
  groups,
  expectations,
  exports,
  assist,
  terms,
  format,
  palette,
  shortcutList,
]);
