import { type Analysis, pieceAt } from "../../engine/analysis.ts";
import { type Crawler, crawlerNamed, crawlers } from "../../engine/crawlers/index.ts";
import type { Span } from "../../engine/line.ts";
import { followerNamed } from "../../engine/report.ts";
import { type Reason, select } from "../../engine/select.ts";
import { CATEGORIES, crawlerFacts } from "../crawler-phrases.ts";
import { contentOf, type HoverContent } from "./content.ts";
import { sourcesOf } from "./field-hover.ts";
import { FIELDS } from "./field-words.ts";
import {
  ANOTHER_COUNTS,
  code,
  comparedPhrase,
  NOT_IN_CATALOGUE,
  namesPhrase,
  TERMS,
} from "./words.ts";

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
  const readers = readersBy(analysis, line, token);
  const isReadHere = isRead(analysis, line, token);
  const isAlone = !crawler && token !== "*" && isReadHere && readers.length === 0;
  const by = (kind: Reason["kind"]) =>
    namesPhrase(readers.flatMap((reader) => (reader.kind === kind ? [reader.name] : [])));
  return contentOf(span, {
    title: code(name),
    paragraphs: [
      comparedPhrase(token, dialect),
      isAlone ? NOT_IN_CATALOGUE : null,
      isReadHere ? null : ANOTHER_COUNTS,
    ],
    rows: [
      [TERMS.operator, crawler && operatorOf(crawler)],
      [TERMS.note, crawler && crawlerFacts(crawler).join("; ")],
      [TERMS.own, by("own")],
      [TERMS.fallback, by("fallback")],
      [TERMS.star, by("star")],
    ],
    sources: sourcesOf(FIELDS["user-agent"].source, dialect),
  });
}

function operatorOf({ operator, category }: Crawler): string {
  return `${operator}, ${CATEGORIES[category]}`;
}

interface Reader {
  readonly name: string;
  readonly kind: Reason["kind"];
}

/** The catalogue's crawlers that come to this part of the file by this name. */
function readersBy(analysis: Analysis, line: number, token: string): readonly Reader[] {
  const piece = pieceAt(analysis, line);
  return crawlers.flatMap(({ name, chain }) => {
    const [own] = chain;
    if (own === undefined || !piece) return [];
    const { group, reason } = select(analysis, followerNamed(own));
    const isBy = "agent" in reason && reason.agent.token === token;
    return isBy && group?.pieces.includes(piece) ? [{ name, kind: reason.kind }] : [];
  });
}

/** Whether the group that this name leads to holds this line; where only the first of several counts, the others do not. */
function isRead(analysis: Analysis, line: number, token: string): boolean {
  const piece = pieceAt(analysis, line);
  return piece !== null && (analysis.groupNamed(token)?.pieces.includes(piece) ?? false);
}
