import { crawlerNamed } from "../engine/crawlers/index.ts";
import { lowerCase } from "../engine/text/characters.ts";
import type { RobotsAnswer } from "./answer.ts";
import { FAILURES, FetchFailure, failed, failureOf } from "./failures.ts";
import { fetchRobots, isOwnRequest } from "./fetch-robots.ts";
import type { Limiter } from "./limiter.ts";
import { DEFAULT_POLICY, type FetchPolicy, type Start, startOf } from "./policy.ts";
import type { Transport } from "./transport.ts";

/** What the platform gives the handler. */
export interface RobotsOptions {
  readonly transport: Transport;
  /** One for all requests. */
  readonly limiter: Limiter;
  /** Who asks: an IP address, or any other name that tells clients apart. */
  readonly client: string;
  readonly policy?: Partial<FetchPolicy>;
}

/**
 * Answers `GET …?site=example.com&user_agent=Googlebot` with a RobotsAnswer as JSON; `user_agent`, a
 * token of the catalogue, may be left out. Any path will do. Never throws, keeps nothing but the
 * counts of `limiter`, and gives up when the request is aborted.
 */
export async function handleRobots(request: Request, options: RobotsOptions): Promise<Response> {
  try {
    checkSender(request);
    return await answerInTurn(questionOf(request), request.signal, options);
  } catch (error) {
    return jsonOf(failed(failureOf(error, "bad-request")));
  }
}

/** An answer as the response that carries it; for hosts that refuse a request themselves. */
export function jsonOf(answer: RobotsAnswer, headers: Readonly<Record<string, string>> = {}) {
  const status = answer.kind === "failed" ? FAILURES[answer.failure].status : 200;
  return new Response(JSON.stringify(answer), {
    status,
    headers: {
      ...headers,
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      ...(status === 405 ? { Allow: "GET" } : {}),
    },
  });
}

interface Question {
  readonly start: Start;
  readonly userAgent: string;
}

async function answerInTurn(
  { start, userAgent }: Question,
  signal: AbortSignal,
  { transport, limiter, client, policy }: RobotsOptions,
): Promise<Response> {
  const turn = limiter.enter(client);
  if (turn.kind === "refused")
    return jsonOf(failed("rate-limited"), { "Retry-After": `${turn.seconds}` });
  try {
    const rules = { ...DEFAULT_POLICY, ...policy };
    return jsonOf(await fetchRobots(start, userAgent, transport, rules, signal));
  } finally {
    turn.leave();
  }
}

// Browsers say where a request comes from (Fetch Metadata, Fetch Standard). A page of another site
// must not use up the requests of this server or this machine.
function checkSender(request: Request): void {
  if (request.method !== "GET") throw new FetchFailure("bad-method");
  // A site may redirect to this handler, which would then ask itself again and again.
  if (isOwnRequest(request.headers)) throw new FetchFailure("cross-site");
  const from = request.headers.get("sec-fetch-site") ?? "none";
  const origin = request.headers.get("origin");
  // The scheme is not compared: behind a proxy that ends TLS the server knows only its own.
  const isOwn =
    origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(request.url).host);
  if (!isOwn || (from !== "none" && from !== "same-origin")) throw new FetchFailure("cross-site");
}

function questionOf(request: Request): Question {
  const { searchParams } = new URL(request.url);
  const [site, ...more] = searchParams.getAll("site");
  const userAgent = userAgentOf(searchParams.get("user_agent"));
  if (site === undefined || more.length > 0 || userAgent === null)
    throw new FetchFailure("bad-request");
  return { start: startOf(site), userAgent };
}

const TOOL = "robots.txt-playground/1.0";

/**
 * The User-Agent header of this tool, which may name a crawler of the catalogue as well; null for
 * any other token, so that nothing a stranger wrote is sent. Sites that look only at this header
 * treat the request as the crawler's.
 */
export function userAgentOf(token: string | null): string | null {
  if (token === null) return TOOL;
  const wanted = lowerCase(token);
  const listed = crawlerNamed(token)?.tokens.find((own) => lowerCase(own) === wanted);
  return listed === undefined ? null : `Mozilla/5.0 (compatible; ${listed}; ${TOOL})`;
}
