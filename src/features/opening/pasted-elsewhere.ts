import { urlsInput } from "../../core/inputs.ts";
import { wantedFor } from "../../core/latest.ts";
import { type Notice, saying, undoable } from "../../core/notices.ts";
import type { Session } from "../../core/session.ts";
import { Work } from "../../engine/decide/work.ts";
import { defaultDialect } from "../../engine/dialects/first.ts";
import { analyse } from "../../engine/parse/analysis.ts";
import { charactersOf } from "../../engine/text/bytes.ts";
import { isExpectations } from "../../tasks/expectations/read-expectations.ts";
import { linkedCells } from "../../tasks/lists/linked-cells.ts";
import { looksLikeUrls } from "../../tasks/lists/looks-like-urls.ts";
import { importWords } from "../../tasks/lists/words.ts";
import { looksLikeLog } from "../requests/is-log.ts";
import { textOfFile } from "./files.ts";
import { importFrom } from "./import.ts";
import { linkIn } from "./link-in.ts";
import { openFile } from "./open-file.ts";
import { openPastedLink } from "./pasted-link.ts";
import { pastedWords } from "./pasted-words.ts";

/** Takes a text that is not a whole robots.txt and was pasted where no box takes it: a link is opened, lines of a robots.txt go into the file, and URLs into the table. `replaceExample`: where the page still shows its example. */
export async function pasteText(
  session: Session,
  text: string,
  replaceExample: ((file: string) => Notice) | null,
): Promise<Notice | null> {
  const link = linkIn(text);
  if (link !== null) return openPastedLink(session, link);
  const lines = robotsLinesIn(text);
  if (lines !== null)
    return replaceExample ? startWith(lines, replaceExample) : insertLines(session, lines);
  return isExpectations(text) || looksLikeUrls(text) || (await looksLikeLog(text))
    ? addUrls(session, text)
    : saying(pastedWords.notUnderstood);
}

/** Takes the cells of a spreadsheet, with their links where they show names for them. */
export async function pasteCells(
  session: Session,
  text: string,
  html: string,
): Promise<Notice | null> {
  const isWanted = wantedFor(session, "table");
  const work = new Work(linkedCells(html.length > LONGEST_CELLS ? "" : html));
  await session.scheduler.finish((isTimeUp) => work.run(isTimeUp));
  if (!isWanted()) return saying(importWords.cameLate);
  return work.result === null ? pasteText(session, text, null) : addUrls(session, work.result);
}

/** In UTF-16 units, as of a list. */
const LONGEST_CELLS = 64 * 1024 * 1024;
/** Some lines of a robots.txt, not a whole one. */
interface RobotsLines {
  readonly text: string;
  /** Whether there are rules, and no user-agent line that they are for. */
  readonly areStrayRules: boolean;
}

/** So much may be pasted as some lines, in UTF-16 units; more than that is a file. */
const MOST_OF_LINES = 16 * 1024;

/** Null where some line has no known field. */
function robotsLinesIn(pasted: string): RobotsLines | null {
  const text = pasted.trim();
  if (text.length > MOST_OF_LINES) return null;
  const { groups, lines } = analyse(text, defaultDialect);
  const said = lines.flatMap(({ content }) => (content.kind === "blank" ? [] : content));
  const fields = said.flatMap((content) => (content.kind === "field" ? content : []));
  if (said.length === 0 || fields.length < said.length) return null;
  if (fields.some(({ name }) => name === null)) return null;
  const hasRules = fields.some(({ name }) => name === "allow" || name === "disallow");
  return { text, areStrayRules: groups.length === 0 && hasRules };
}

function startWith(
  { text, areStrayRules }: RobotsLines,
  replaceExample: (file: string) => Notice,
): Notice {
  if (!areStrayRules) return replaceExample(`${text}\n`);
  return { ...replaceExample(`User-agent: *\n${text}\n`), text: pastedWords.ruleForAll };
}

/** Below the line that the caret is on. */
function insertLines(session: Session, { text }: RobotsLines): Notice {
  const state = session.getState();
  const { to, number, length } = state.doc.lineAt(state.selection.main.head);
  const isOnEmpty = length === 0;
  session.dispatch({
    changes: { from: to, insert: isOnEmpty ? text : `\n${text}` },
    scrollIntoView: true,
    userEvent: "input.paste",
  });
  return undoable(session, pastedWords.linesInFile(isOnEmpty ? number : number + 1));
}

/** Takes a file that was copied and pasted: as the robots.txt if it is text, or `intoTable` as URLs. */
export async function pasteFile(
  session: Session,
  file: File,
  intoTable: boolean,
): Promise<Notice | null> {
  if (intoTable) return addUrls(session, file);
  if (await looksLikeLog(file)) return addUrls(session, file);
  const name = file.name.slice(0, LONGEST_NAME);
  // Its beginning tells; reading all of a film would take long.
  const beginning = await textOfFile(new File([file.slice(0, 64 * 1024)], file.name));
  if (beginning === null || charactersOf(beginning).text.includes("\0"))
    return saying(pastedWords.notTextFile(name));
  const isFileOfBefore = wantedFor(session, "file");
  const notice = await openFile(session, file);
  return isFileOfBefore() || notice ? notice : undoable(session, pastedWords.openedFile(name));
}

const LONGEST_NAME = 80;

/** Says how many URLs were added also where an import by itself has nothing to say: what was pasted may have been meant for something else. */
async function addUrls(session: Session, source: string | File): Promise<Notice | null> {
  const count = () => session.getState().field(urlsInput.field).length;
  const before = count();
  const notice = await importFrom(session, source);
  const added = count() - before;
  if (added <= 0) return notice ?? saying(pastedWords.noNewUrls);
  return { ...undoable(session, pastedWords.added(added)), ...notice };
}
