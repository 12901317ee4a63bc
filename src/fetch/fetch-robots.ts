import { lowerCase } from "../engine/text/characters.ts";
import { admitted } from "./admission.ts";
import type { FailureKind, Fetched, Hop, RobotsAnswer } from "./answer.ts";
import { withinTime } from "./deadline.ts";
import { FetchFailure, failed, failureOf } from "./failures.ts";
import { fetchedOf, readBody } from "./fetched.ts";
import { type FetchPolicy, REDIRECT_LIMIT, type Start } from "./policy.ts";
import type { Asked, Reply, Transport } from "./transport.ts";

/** What all requests of one fetch have in common. */
interface Journey extends Pick<Asked, "isRaw"> {
  readonly userAgent: string;
  /** As in the header. */
  readonly accept: string;
  readonly transport: Transport;
  readonly policy: FetchPolicy;
  readonly signal: AbortSignal;
  readonly timeToConnect: Asked["timeToConnect"];
  /** The requests so far; grows. */
  readonly hops: Hop[];
}

/** A reply, and the URL it came from. */
export interface Arrival {
  readonly url: URL;
  readonly reply: Reply;
}

/** Asks for a robots.txt as a crawler does and follows redirects. Never throws; ends when `outer` is aborted. */
export async function fetchRobots(
  start: Start,
  userAgent: string,
  transport: Transport,
  policy: FetchPolicy,
  outer: AbortSignal,
): Promise<RobotsAnswer> {
  const hops: Hop[] = [];
  const end = performance.now() + policy.milliseconds;
  const timeToConnect = () => end - performance.now();
  try {
    return await withinTime(policy.milliseconds, outer, (signal) =>
      travel(start, { userAgent, accept: ROBOTS, transport, policy, signal, timeToConnect, hops }),
    );
  } catch (error) {
    return failed(failureOf(error, "incomplete"), hops);
  }
}

const ROBOTS = "text/plain,text/html,*/*";

async function travel(start: Start, journey: Journey): Promise<Fetched> {
  const { hops, userAgent } = journey;
  const first = await setOut(start, journey);
  const { reply } = await followed(first, journey);
  try {
    const body = await readBody(reply.body, journey.signal);
    return fetchedOf(reply, body, { asked: first.url.href, userAgent, hops });
  } finally {
    reply.discard();
  }
}

async function setOut({ url, fallback }: Start, journey: Journey): Promise<Arrival> {
  if (fallback === null) return visit(url, journey);
  // A site that never answers over https must leave time for http.
  const timeToConnect = () => journey.timeToConnect() / 2;
  try {
    return await visit(url, { ...journey, timeToConnect });
  } catch (error) {
    if (journey.signal.aborted || !UNCONNECTED.has(failureOf(error, "incomplete"))) throw error;
    return visit(fallback, journey);
  }
}

// A site that has accepted a secure connection speaks https, however badly, and its file over http is
// another one (RFC 9309 2.3). It is a timeout of the connection while there is time left.
const UNCONNECTED: ReadonlySet<FailureKind> = new Set(["refused", "tls", "timeout"]);

/** Follows redirects to their end. */
export async function followed(first: Arrival, journey: Journey): Promise<Arrival> {
  const visited = new Set<string>();
  for (let arrival = first; ; ) {
    const target = redirectOf(arrival.reply, arrival.url);
    if (target === null) return arrival;
    arrival.reply.discard();
    visited.add(arrival.url.href);
    if (visited.has(target.href)) throw new FetchFailure("redirect-loop");
    if (visited.size > REDIRECT_LIMIT) throw new FetchFailure("too-many-redirects");
    arrival = await visit(target, journey);
  }
}

/** Asks for a URL once, and notes it among the hops. Throws FetchFailure. */
export async function visit(url: URL, journey: Journey): Promise<Arrival> {
  const begun = performance.now();
  const reached = () => ({ url: url.href, milliseconds: Math.round(performance.now() - begun) });
  const { transport, policy, signal, timeToConnect, isRaw = false, hops, userAgent } = journey;
  const headers = { "User-Agent": userAgent, Accept: journey.accept, ...LOOP_HEADERS };
  try {
    const asked = { url, headers, signal, timeToConnect, isRaw };
    const reply = await admitted(asked, transport, policy);
    const { status, family } = reply;
    hops.push({
      ...reached(),
      kind: "answered",
      status,
      family,
      location: reply.header("location"),
    });
    return { url, reply };
  } catch (error) {
    hops.push({ ...reached(), kind: "failed", failure: failureOf(error, "incomplete") });
    throw error;
  }
}

/** Where the reply of `url` leads (RFC 9110 15.4), without a fragment; null where it is not a redirect. */
function redirectOf(reply: Reply, url: URL): URL | null {
  const location = reply.header("location");
  if (!REDIRECTS.has(reply.status) || location === null) return null;
  if (!URL.canParse(location, url.href)) return null;
  const target = new URL(location, url.href);
  target.hash = "";
  return target;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The header by which servers recognize their own requests (RFC 8586); every request of this tool has it. */
const LOOP_HEADERS = { "CDN-Loop": "robots-txt-playground" };

/** Whether a request with these headers was sent by this tool, here or elsewhere. */
export function isOwnRequest(headers: Headers): boolean {
  const senders = (headers.get("cdn-loop") ?? "").split(",");
  return senders.some((sender) => senderNamed(sender) === LOOP_HEADERS["CDN-Loop"]);
}

// RFC 8586 2: parameters may follow the name.
function senderNamed(sender: string): string {
  const [name = ""] = sender.split(";");
  return lowerCase(name.trim());
}
