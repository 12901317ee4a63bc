import { crawlerFacts } from "../../../engine/crawlers/crawler.ts";
import {
  type Crawler,
  crawlerNamed,
  crawlers,
  followerNamed,
} from "../../../engine/crawlers/index.ts";
import { purposeTokenNamed } from "../../../engine/crawlers/purpose-tokens.ts";
import { type Reason, select } from "../../../engine/decide/select.ts";
import { type Analysis, sectionAt } from "../../../engine/parse/analysis.ts";
import { purposeGroups } from "../../../engine/preferences/purpose-groups.ts";
import type { Span } from "../../../engine/text/line.ts";
import { catalogueWords } from "../../../words/catalogue.ts";
import { code } from "../../../words/quoting.ts";
import { hoverWords } from "../words.ts";
import { contentOf, type HoverContent } from "./content.ts";
import { dated, FIELD_SOURCES, sourcesOf } from "./field-hover.ts";

/** Whom a name on a user-agent line means, and who reads the group by it. */
export function agentHover(
  analysis: Analysis,
  line: number,
  name: string,
  span: Span,
): HoverContent {
  const { dialect } = analysis;
  const token = dialect.agents.tokenOf(name);
  const crawler = crawlerNamed(name);
  const named = purposeTokenNamed(token);
  const readers = readersBy(analysis, line, token);
  const isReadHere = isRead(analysis, line, token);
  const isGroup = analysis.groupNamed(token) !== null;
  // The parser drops the name, or the group. Without a name there is nothing to drop.
  const isUnread = token !== "" && !isGroup;
  const isSecondStar = token === "*" && !isReadHere;
  const isAlone =
    !crawler && !named && token !== "*" && token !== "" && isReadHere && readers.length === 0;
  const { terms } = hoverWords;
  const by = (kind: Reason["kind"]) => {
    const names = readers.flatMap((reader) => (reader.kind === kind ? [reader.name] : []));
    return names.length > 0 ? hoverWords.names(names) : null;
  };
  return contentOf(span, {
    title: code(name),
    paragraphs: [
      named && hoverWords.purposeToken(named.purpose),
      named && hoverWords.purposeTokenObeyed,
      isUnread || isSecondStar || named ? null : hoverWords.compared(token, dialect),
      isAlone ? hoverWords.notInCatalogue : null,
      isUnread ? hoverWords.ignoredHere(dialect) : null,
      isReadHere || !isGroup ? null : hoverWords.anotherCounts,
    ],
    rows: [
      [terms.operator, crawler && operatorOf(crawler)],
      [terms.note, crawler && catalogueWords.allFacts(crawlerFacts(crawler))],
      [terms.own, by("own")],
      [terms.fallback, by("fallback")],
      [terms.star, by("star")],
    ],
    sources: named
      ? [dated(purposeGroups.source)]
      : sourcesOf(FIELD_SOURCES["user-agent"], dialect),
  });
}

function operatorOf({ operator, category }: Crawler): string {
  return catalogueWords.operator(operator, category);
}

interface Reader {
  readonly name: string;
  readonly kind: Reason["kind"];
}

/** The catalogue's crawlers that come to this part of the file by this name. */
function readersBy(analysis: Analysis, line: number, token: string): readonly Reader[] {
  const section = sectionAt(analysis, line);
  return crawlers.flatMap(({ name, chain }) => {
    const [own] = chain;
    if (own === undefined || !section) return [];
    const { group, reason } = select(analysis, followerNamed(own));
    const isBy = "agent" in reason && reason.agent.token === token;
    return isBy && group?.sections.includes(section) ? [{ name, kind: reason.kind }] : [];
  });
}

/** Whether the group that this name leads to holds this line; where only the first of several counts, the others do not. */
function isRead(analysis: Analysis, line: number, token: string): boolean {
  const section = sectionAt(analysis, line);
  return section !== null && (analysis.groupNamed(token)?.sections.includes(section) ?? false);
}
