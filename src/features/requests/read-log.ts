import { isolateHistory } from "@codemirror/commands";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { siteOf } from "../../core/derived.ts";
import {
  crawlersInput,
  focusInput,
  MOST_CRAWLERS,
  MOST_URLS,
  requestsInput,
  siteInput,
  urlsInput,
} from "../../core/inputs.ts";
import { type IsWanted, wantedFor } from "../../core/latest.ts";
import { keptText, type Notice, reporting, saying, undoable } from "../../core/notices.ts";
import { sample } from "../../core/sample.ts";
import type { Session } from "../../core/session.ts";
import { encodeText } from "../../engine/text/bytes.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { readSite, robotsUrlOf } from "../../engine/url/scope.ts";
import { badPlaceLines } from "../../tasks/lists/read-urls.ts";
import { importWords } from "../../tasks/lists/words.ts";
import { logFormatWords } from "../../tasks/logs/words.ts";
import { blockedRequestsOf } from "../../tasks/requests/blocked-requests.ts";
import { Logged, type LogSource } from "../../tasks/requests/logged.ts";
import { inBackground } from "../../ui/in-background.ts";
import { copyingWords } from "../../words/copying.ts";
import { type ReadingNews, type ReadLog, STOP } from "./reading.ts";
import { requestWords } from "./words.ts";
import workerUrl from "./worker.ts?worker&url";

/** What is read sooner is not told of while it is read, in milliseconds. */
const TOLD_AFTER_MS = 400;

/** Reads logs, one after another, as requests: the table takes their URLs and the crawlers that asked, if that is still wanted then. A long log is told of at once, with a button that stops it. */
export async function readLog(
  session: Session,
  logs: readonly (Blob | string)[],
  isWanted: IsWanted = wantedFor(session, "table"),
): Promise<Notice | null> {
  const site = siteOf(session.getState());
  const question: LogSource = {
    logs: logs.map((log) => (typeof log === "string" ? new Blob([encodeText(log).slice()]) : log)),
    site: site && new URL(robotsUrlOf(site)).origin,
    lists: [],
  };
  const all = question.logs.reduce((sum, { size }) => sum + size, 0);
  let tellMore: ((notice: Notice) => void) | null = null;
  const { reading, stop } = beginReading(question, (bytes) => tellMore?.(progress(bytes)));
  const taken = reading.then((read) => {
    if (!read) return saying(requestWords.notRead);
    if (!isWanted()) return saying(importWords.cameLate);
    return take(session, read, question);
  });
  const follow: Notice["follow"] = (tell) => {
    tellMore = tell;
    void taken.then((notice) => notice && tell(notice));
    return () => {
      tellMore = null;
    };
  };
  const progress = (bytes: number): Notice => ({
    ...reporting(requestWords.reading(all)),
    progress: bytes / Math.max(1, all),
    action: {
      label: requestWords.stop,
      stops: true,
      take() {
        stop();
        return taken;
      },
    },
    follow,
  });
  const soon = await Promise.race([taken, after(TOLD_AFTER_MS)]);
  return soon === "later" ? progress(0) : soon;
}

/** Reads logs in a worker; null where that fails. `stop`: to keep what was read until then. */
export function beginReading(source: LogSource, onProgress: (bytes: number) => void) {
  let stop = () => {};
  const reading = new Promise<ReadLog | null>((resolve) => {
    const post = inBackground<ReadingNews>(workerUrl, source, {
      onNews({ bytes, result }) {
        if (result) resolve(result);
        else onProgress(bytes);
      },
      onFailure: () => resolve(null),
      signal: new AbortController().signal,
    });
    stop = () => post(STOP);
  });
  return { reading, stop: () => stop() };
}

function after(milliseconds: number): Promise<"later"> {
  return new Promise((resolve) => setTimeout(() => resolve("later"), milliseconds));
}

/** Takes what was read into the table, in one step that one undo takes back. */
async function take(session: Session, read: ReadLog, source: LogSource): Promise<Notice> {
  const logged = new Logged(read.data);
  logged.source = { ...source, site: read.site };
  const left = badPlaceLines(read.places, read.morePlaces, requestWords.reasons);
  const recovered = keptText(copyingWords.leftOut, left);
  if (logged.urls.length === 0) return { text: requestWords.noUrls, recovered };
  // Adding them to the table is as much work again.
  await session.scheduler.finish(() => true);
  session.dispatch(openLog(session.getState(), logged, read));
  const work = blockedRequestsOf(session.getState());
  await session.scheduler.finish((isTimeUp) => work?.run(isTimeUp) ?? true);
  const blocked = work?.result?.total ?? null;
  const notice = undoable(session, saidOf(read, logged, blocked).join(" "));
  return { ...notice, recovered };
}

/** The table with what a log has first, and after that what the table had: of the example that the page begins with, nothing. */
function openLog(state: EditorState, logged: Logged, { site }: ReadLog): TransactionSpec {
  const tokens = logged.crawlers.map(({ token }) => token).filter((token) => token !== "");
  const before = {
    urls: state.field(urlsInput.field),
    crawlers: state.field(crawlersInput.field),
  };
  const isExample = before.urls.join("\n") === sample.urls.join("\n");
  const known = new Set(logged.urls);
  const named = new Set(tokens.map(lowerCase));
  const urls = isExample ? [] : before.urls.filter((url) => !known.has(url));
  const isReplaced = isExample && tokens.length > 0;
  const crawlers = isReplaced ? [] : before.crawlers.filter((one) => !named.has(lowerCase(one)));
  const host = hostToTake(state, site);
  return {
    effects: [
      urlsInput.set.of([...logged.urls, ...urls].slice(0, MOST_URLS)),
      crawlersInput.set.of([...tokens, ...crawlers].slice(0, MOST_CRAWLERS)),
      // Without crawlers there is nothing to weigh by.
      ...(tokens.length > 0 ? [requestsInput.set.of(logged)] : []),
      ...(host === null ? [] : [siteInput.set.of(host)]),
      focusInput.set.of({ url: 0, crawler: 0 }),
    ],
    annotations: isolateHistory.of("full"),
  };
}

/** The host with most requests as the site, where none is typed. */
function hostToTake(state: EditorState, site: string | null): string | null {
  const host = site?.replace(/^\/\//, "") ?? "";
  return siteOf(state) || readSite(host).kind !== "site" ? null : host;
}

function saidOf(
  read: ReadLog,
  { crawlers, whole }: Logged,
  blocked: number | null,
): readonly string[] {
  const { others, otherMethods, lacksAgents, isStopped, isDamaged } = read;
  const beyond = crawlers.reduce((sum, { ofOtherUrls }) => sum + ofOtherUrls, 0);
  const noRoom = crawlers.length - MOST_CRAWLERS;
  const first = lacksAgents
    ? requestWords.noAgents(whole.requests, whole.urls)
    : requestWords.arrival(whole);
  const said = [
    read.isOfClients ? requestWords.noCrawlers(whole.requests, whole.urls) : first,
    blocked !== null && requestWords.blocked(blocked),
    isStopped && requestWords.stopped,
    isDamaged && requestWords.damaged,
    others > 0 && requestWords.others(others),
    otherMethods > 0 && requestWords.otherMethods(otherMethods),
    beyond > 0 && requestWords.moreUrls(beyond),
    noRoom > 0 && requestWords.moreCrawlers(noRoom),
    requestWords.left(read.left),
    ...read.formats.map((id) => logFormatWords[id].lacks),
  ];
  return said.filter((sentence) => typeof sentence === "string");
}
