// @chunk links
import { answerCoded } from "../../core/answer-codes.ts";
import {
  MOST_CRAWLERS,
  MOST_URLS,
  type OtherFile,
  type OtherFiles,
  readAsNamed,
} from "../../core/inputs.ts";
import { openPage, type Page } from "../../core/intents.ts";
import { askToOpen, type IsWanted } from "../../core/latest.ts";
import type { Notice } from "../../core/notices.ts";
import { loadReaders } from "../../core/read-as.ts";
import type { Session } from "../../core/session.ts";
import { defaultDialect } from "../../engine/dialects/first.ts";
import { charactersOf } from "../../engine/text/bytes.ts";
import { readSite } from "../../engine/url/scope.ts";
import { withCodePoints } from "../../words/quoting.ts";
import { expectedLinesIn } from "../expectations/expected-line.ts";
import { expectationsSpelled } from "../expectations/letters.ts";
import type { LinkFile, LinkState } from "./frame.ts";
import type { ReadLink } from "./link-notices.ts";
import { readLink } from "./readable-link.ts";

/** Opens what a fragment carries, in one transaction, if that is still wanted once it is read; else returns what to say. */
export async function openLink(
  session: Session,
  fragment: string,
  isWanted: IsWanted = askToOpen(session),
): Promise<Notice | null> {
  const { page, notice } = await pageIn(fragment);
  if (!isWanted()) return null;
  if (page) session.dispatch(openPage(session.getState(), page));
  return notice;
}

interface LinkedPage {
  readonly page: Page | null;
  readonly notice: Notice | null;
}

/** The page that a fragment carries, null where it carries none, and what there is to say of it. What only few links need is loaded for those. */
export async function pageIn(fragment: string): Promise<LinkedPage> {
  const result = await readLink(fragment);
  return result.kind === "whole" ? pageOf(result.state) : noPage(result);
}

async function noPage(result: ReadLink): Promise<LinkedPage> {
  const { linkNotice } = await import("./link-notices.ts");
  return { page: null, notice: linkNotice(result) };
}

async function pageOf(state: LinkState): Promise<LinkedPage> {
  // A link of a few hundred characters can hold millions of lines.
  if (state.urls.length > MOST_URLS || state.crawlers.length > MOST_CRAWLERS)
    return noPage({ kind: "too-large", recovered: state });
  const answer = answerCoded(state.answer);
  if (!answer) return noPage({ kind: "newer" });
  const { uses, urls, lines = [], others, ...carried } = state;
  // Nothing in the name of a crawler is to turn the page’s own words around.
  const crawlers = state.crawlers.map(withCodePoints);
  const expected = expectedLinesIn(lines);
  const { expectations: letters } = carried;
  const expectations =
    expected && expectationsSpelled(letters, urls, crawlers, uses?.expected, expected);
  if (!expectations) return noPage({ kind: "damaged", recovered: state });
  const readAs = readAsNamed(state.dialect);
  await loadReaders(readAs, crawlers);
  const page = {
    ...carried,
    urls,
    ...charactersOf(state.text),
    crawlers,
    answer,
    expectations,
    others: others ? await filesIn(others) : null,
    purpose: uses?.purpose ?? null,
    readAs: readAs ?? defaultDialect.id,
  };
  if (readAs) return { page, notice: null };
  const { unknownParser } = await import("./link-notices.ts");
  return { page, notice: unknownParser(state.dialect) };
}

async function filesIn(others: readonly LinkFile[]): Promise<OtherFiles | null> {
  const { otherFiles } = await import("../../core/other-files.ts");
  return otherFiles(others.flatMap(otherFileIn));
}

/** A file of another site; nothing where it has no site, or a response that this program does not know. */
function otherFileIn([robotsUrl, code, fileText]: LinkFile): readonly OtherFile[] {
  const reading = readSite(robotsUrl);
  const answer = answerCoded(code);
  if (reading.kind !== "site" || !answer) return [];
  // The text is from the link, and not from the site.
  return [{ site: reading.site, fileText, answer, opened: null }];
}
