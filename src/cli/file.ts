import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { EditorState } from "@codemirror/state";
import { answerCoded } from "../core/answer-codes.ts";
import { OK } from "../core/answers.ts";
import { reportOf } from "../core/derived.ts";
import { openPage, type Page } from "../core/intents.ts";
import { type ReadAs, readAsNamed } from "../core/read-as.ts";
import { Scheduler } from "../core/scheduler.ts";
import { model } from "../core/session.ts";
import type { Report } from "../engine/decide/report.ts";
import { defaultDialect, dialects } from "../engine/dialects/index.ts";
import type { Answer } from "../engine/parse/response.ts";
import { charactersOf, decodeText } from "../engine/text/bytes.ts";
import { groupedBy } from "../engine/text/lists.ts";
import { folderIn, readSite } from "../engine/url/scope.ts";
import { hostIn } from "../fetch/admission.ts";
import type { Fetched, RobotsAnswer } from "../fetch/answer.ts";
import { FetchFailure } from "../fetch/failures.ts";
import { fetchRobots } from "../fetch/fetch-robots.ts";
import { userAgentOf } from "../fetch/handle-robots.ts";
import { nodeTransport, systemResolver } from "../fetch/node/node-transport.ts";
import { DEFAULT_POLICY, type FetchPolicy, type Start, startOf } from "../fetch/policy.ts";
import { isPublicAddress } from "../fetch/public-address.ts";
import type { AddressTransport } from "../fetch/transport.ts";
import { tokensMeant } from "../lint/intended-token.ts";
import { MOST_TRIED } from "../lint/limits.ts";
import { programLineIn } from "../lint/rules/R121-program-source.ts";
import { pageIn } from "../tasks/links/links.ts";
import { SAMPLE_LENGTH } from "../tasks/lists/read-urls.ts";
import { urlsKindOf } from "../tasks/lists/urls-kind.ts";
import { answerOfStatus, codingLeft, livePage } from "../tasks/live/live-answer.ts";
import { whyWords } from "../tasks/why/words.ts";
import { circumstanceWords } from "../words/circumstances.ts";
import type { Options } from "./command.ts";
import { warn } from "./lines.ts";
import { type Surroundings, Unusable } from "./surroundings.ts";
import { inputWords } from "./words.ts";

/** As on the page, where a larger file is not opened; in MiB. */
const LARGEST_FILE = 16;

/** FILE with what is known beside it, as the page would show it: the state that every answer is read from. */
export async function openFile(
  name: string,
  options: Options,
  surroundings: Surroundings,
): Promise<EditorState> {
  const state = stateOf(await pageOf(name, options, surroundings));
  tellLimits(reportOf(state), surroundings);
  return state;
}

/** Tells which crawlers do not read all of the file: what stands further down looks as if it decided. */
export function tellLimits({ columns }: Report, { stderr }: Surroundings): void {
  for (const alike of groupedBy(columns, ({ analysis }) => analysis).values()) {
    const [first] = alike;
    const said =
      first &&
      whyWords.readOnly(
        alike.map(({ token }) => token),
        first.analysis,
      );
    if (said) warn(stderr, said);
  }
}

/** Tells of names for which no crawler looks, and that are nearly those of others: their verdicts look as if they were right. */
export function tellMeant(agents: readonly string[], { stderr }: Pick<Surroundings, "stderr">) {
  for (const agent of agents.slice(0, MOST_TRIED)) {
    const meant = tokensMeant(agent);
    if (meant.length > 0) warn(stderr, inputWords.agentMeant(agent, meant));
  }
}

/** The page of FILE and the options. */
export async function pageOf(
  name: string,
  options: Options,
  surroundings: Surroundings,
): Promise<Page> {
  const page = await readPage(name, surroundings);
  const asked = {
    ...page,
    urls: options.url ?? page.urls,
    crawlers: options.agent ?? page.crawlers,
    ...settingsOf(options),
    focus: null,
  };
  // With an error comes an HTML page that no one means as the file.
  const isSent = FILES.has(asked.answer.kind);
  const kind = isSent ? urlsKindOf(asked.text.slice(0, SAMPLE_LENGTH)) : null;
  const { stderr } = surroundings;
  const isProgram = isSent && programLineIn(asked.text.slice(0, SAMPLE_LENGTH)) !== null;
  if (isProgram) warn(stderr, inputWords.program(name));
  else if (kind) warn(stderr, inputWords.notRules(name, kind));
  if (options.site && folderIn(options.site) !== null) warn(stderr, circumstanceWords.folder);
  if (isSent && (asked.encoding ?? "utf-8") !== "utf-8") warn(stderr, inputWords.isUtf16(name));
  return asked;
}

/** The responses with which a file comes. */
const FILES: ReadonlySet<Answer["kind"]> = new Set(["ok", "redirects", "html"]);

/** What the options say about how a file is read; nothing for what is left out. */
export function settingsOf(options: Options): Partial<Page> {
  const { "read-as": readAs, site, status } = options;
  return {
    ...(readAs === undefined ? {} : { readAs: readAsOf(readAs) }),
    ...(site === undefined ? {} : { site: siteOf(site) }),
    ...(status === undefined ? {} : { answer: answerOf(status) }),
  };
}

/** The state of the page without a page. */
export function stateOf(page: Page): EditorState {
  const state = EditorState.create({ extensions: model(unhurried()) });
  return state.update(openPage(state, page)).state;
}

// Its turn is never over, because no frame waits for it.
function unhurried(): Scheduler {
  return new Scheduler({ now: () => 0, after: () => () => {} });
}

function readAsOf(id: string): ReadAs {
  const readAs = readAsNamed(id);
  if (readAs) return readAs;
  throw new Unusable(
    inputWords.noParser(id, [...dialects.map((dialect) => dialect.id), "each-as-itself"]),
  );
}

function siteOf(typed: string): string {
  const reading = readSite(typed);
  if (reading.kind === "site") return typed;
  if (reading.reason === "robots-txt-in-folder") throw new Unusable(circumstanceWords.folder);
  throw new Unusable(inputWords.noSite(typed));
}

/** A status code, or a response as a link writes it. */
function answerOf(typed: string): Answer {
  if (/^[1-5]\d\d$/.test(typed)) return answerOfStatus(Number(typed));
  const answer = answerCoded(typed);
  if (answer) return answer;
  throw new Unusable(inputWords.noStatus(typed));
}

const NOTHING_BESIDE = {
  urls: [],
  crawlers: [],
  readAs: defaultDialect.id,
  site: "",
  answer: OK,
  focus: null,
} as const;

async function readPage(name: string, surroundings: Surroundings): Promise<Page> {
  if (isLink(name)) return linkedPage(name);
  if (isAddress(name)) return fetchedPage(name, surroundings);
  const text = decodeText(await readBytes(name, LARGEST_FILE, surroundings));
  // As after a failed download: each verdict would be the same as on a file without rules.
  if (name === "-" && text === "") warn(surroundings.stderr, inputWords.noFileIn);
  return { ...NOTHING_BESIDE, ...charactersOf(text) };
}

/** Whether an argument is the address of a page with a link in its fragment. */
export function isLink(name: string): boolean {
  return name.startsWith("#") || (isAddress(name) && name.includes("#"));
}

function isAddress(name: string): boolean {
  return /^https?:\/\//i.test(name);
}

/** The page of a link that the playground made. Throws Unusable where it cannot be opened as it was meant. */
export async function linkedPage(link: string): Promise<Page> {
  const { page, notice } = await pageIn(link.slice(link.indexOf("#")));
  if (page && !notice) return page;
  throw new Unusable(notice?.text ?? inputWords.noLink(link));
}

/** The page of a live site. Throws Unusable where it does not respond. */
export async function fetchedPage(
  address: string,
  surroundings: Pick<Surroundings, "stderr">,
): Promise<Page> {
  const answer = await askSite(address, null);
  if (answer.kind === "failed") throw new Unusable(inputWords.notFetched(address, answer));
  warnOfPacked(address, answer, surroundings);
  if (answer.cut) warn(surroundings.stderr, inputWords.cutFile(address));
  const { text, site, read } = livePage(answer, address);
  return { ...NOTHING_BESIDE, ...charactersOf(text), site, answer: read.answer };
}

/** Says that a site sent a file that no one unpacked: verdicts follow, because a crawler would find as few rules in it. */
export function warnOfPacked(
  address: string,
  { status, body, contentEncoding }: Fetched,
  { stderr }: Pick<Surroundings, "stderr">,
): void {
  if (status < 200 || status > 299) return;
  const coding = codingLeft(contentEncoding);
  // As many characters of Base64 as have the bytes that show it.
  const packing = packingOf(Buffer.from(body.slice(0, 8), "base64"));
  if (coding) warn(stderr, inputWords.codingLeft(address, coding));
  else if (packing) warn(stderr, inputWords.sentPacked(address, packing));
}

/** Asks a site for its robots.txt, under the name of a crawler of the catalogue where one is given. */
export async function askSite(site: string, agent: string | null): Promise<RobotsAnswer> {
  const userAgent = userAgentOf(agent);
  if (userAgent === null) throw new Unusable(inputWords.unknownCrawler(agent ?? ""));
  const start = startFor(site);
  const { transport, policy } = await networkFor(start.url);
  return fetchRobots(start, userAgent, transport, policy, new AbortController().signal);
}

/** How requests for a site are sent: also to its own port and addresses, and to private addresses if it is at one itself. */
export async function networkFor(
  site: URL,
  resolve: AddressTransport["resolve"] = systemResolver(),
): Promise<{ readonly transport: AddressTransport; readonly policy: FetchPolicy }> {
  const host = hostIn(site);
  // Looked up only here: another look-up could lead to another address than the one judged below.
  const { signal } = new AbortController();
  const addresses: readonly string[] = await resolve(host, signal).catch(() => []);
  // A person may ask their own network. A public site may not lead there, by a redirect or by one of
  // several addresses: what it answers would be in a public log.
  const isPrivate = addresses.length > 0 && !addresses.some(isPublicAddress);
  const { port } = site;
  return {
    transport: nodeTransport({
      resolve: async (name, signal) => (name === host ? addresses : resolve(name, signal)),
    }),
    policy: {
      ...DEFAULT_POLICY,
      allowedPorts: [...DEFAULT_POLICY.allowedPorts, ...(port === "" ? [] : [Number(port)])],
      allowAddress: (address) =>
        isPrivate || (isPublicAddress(address) && addresses.includes(address)),
    },
  };
}

function startFor(site: string): Start {
  try {
    return startOf(site);
  } catch (error) {
    if (error instanceof FetchFailure) throw new Unusable(inputWords.noSite(site));
    throw error;
  }
}

/** The bytes of a file, or of stdin for `-`; at most so many MiB. */
export async function readBytes(
  name: string,
  most: number,
  { stdin }: Surroundings,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of name === "-" ? stdin : await openStream(name)) {
      const bytes = typeof part === "string" ? Buffer.from(part) : part;
      size += bytes.length;
      if (size > most * 1024 * 1024) throw new Unusable(inputWords.tooLarge(name, most));
      parts.push(bytes);
    }
  } catch (error) {
    throw unreadable(name, error);
  }
  const bytes = Buffer.concat(parts);
  // A parser finds no rules in it, so everything would be allowed.
  const packing = packingOf(bytes);
  if (packing) throw new Unusable(inputWords.packed(name, packing));
  return bytes;
}

/** The bytes of a file as they are read. Throws Unusable for a folder. */
export async function openStream(name: string): Promise<AsyncIterable<Uint8Array>> {
  const found = await stat(name).catch((error: unknown) => {
    throw unreadable(name, error);
  });
  if (found.isDirectory()) throw new Unusable(inputWords.folder(name));
  // V8 keeps larger strings apart, each in memory of its own, which takes longer.
  return createReadStream(name, { highWaterMark: 64 * 1024 });
}

/** How each compressed format begins: RFC 1952 2.3.1, RFC 8878 3.1.1, and APPNOTE.TXT 4.3.7, which .xlsx and .ods files follow. */
const PACKED = {
  gzip: [0x1f, 0x8b],
  zstd: [0x28, 0xb5, 0x2f, 0xfd],
  ZIP: [0x50, 0x4b, 0x03, 0x04],
} as const;

/** A format in which bytes are compressed. */
export type Packing = keyof typeof PACKED;

/** The compressed format that bytes begin as; null where they begin as none. */
export function packingOf(bytes: Uint8Array): Packing | null {
  const all = Object.keys(PACKED) as Packing[];
  return all.find((name) => PACKED[name].every((byte, at) => bytes[at] === byte)) ?? null;
}

/** The error to tell of where a file cannot be read. */
export function unreadable(name: string, error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  if (`${error.code}`.startsWith("Z_")) return new Unusable(inputWords.notGzip(name));
  return new Unusable(inputWords.notRead(name, error.code === "ENOENT"));
}
