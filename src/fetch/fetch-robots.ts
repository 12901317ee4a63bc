import { admitted } from "./admission.ts";
import type { Fetched, Hop, RobotsAnswer } from "./answer.ts";
import { readBody } from "./body.ts";
import { withinTime } from "./deadline.ts";
import { FetchFailure, failed, failureOf } from "./failures.ts";
import { fetchedOf } from "./fetched.ts";
import { type FetchPolicy, REDIRECT_LIMIT } from "./policy.ts";
import { redirectOf } from "./redirect.ts";
import type { Start } from "./start.ts";
import type { Reply, Transport } from "./transport.ts";

/** What the way of one fetch depends on. */
interface Journey {
  readonly userAgent: string;
  readonly transport: Transport;
  readonly policy: FetchPolicy;
  readonly signal: AbortSignal;
  /** Where it has been; grows. */
  readonly hops: Hop[];
}

/** A reply, and who gave it. */
interface Arrival {
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
  try {
    return await withinTime(policy.milliseconds, outer, (signal) =>
      travel(start, { userAgent, transport, policy, signal, hops }),
    );
  } catch (error) {
    return failed(failureOf(error, "incomplete"), hops);
  }
}

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

async function setOut({ url, otherwise }: Start, journey: Journey): Promise<Arrival> {
  if (otherwise === null) return visit(url, journey);
  try {
    // A site that drops https in silence must leave time for http.
    return await withinTime(journey.policy.milliseconds / 2, journey.signal, (signal) =>
      visit(url, { ...journey, signal }),
    );
  } catch (error) {
    // Of the same host no address is known, and none is allowed, by http either.
    const failure = failureOf(error, "incomplete");
    if (journey.signal.aborted || failure === "dns" || failure === "not-allowed") throw error;
    return visit(otherwise, journey);
  }
}

async function followed(first: Arrival, journey: Journey): Promise<Arrival> {
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

async function visit(url: URL, journey: Journey): Promise<Arrival> {
  const begun = performance.now();
  const reached = () => ({ url: url.href, milliseconds: Math.round(performance.now() - begun) });
  const { transport, policy, signal, hops, userAgent } = journey;
  const headers = { "User-Agent": userAgent, Accept: "text/plain,text/html,*/*" };
  try {
    const reply = await admitted({ url, headers, signal }, transport, policy);
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
