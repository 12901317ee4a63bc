import { crawlerNamed } from "../engine/crawlers/index.ts";
import { lowerCase } from "../engine/text/characters.ts";
import type { RobotsAnswer } from "./answer.ts";
import { FAILURES, FetchFailure, failed, failureOf } from "./failures.ts";
import { fetchRobots, isOwnRequest } from "./fetch-robots.ts";
import { fetchSitemap } from "./fetch-sitemap.ts";
import type { Limiter } from "./limiter.ts";
import { DEFAULT_POLICY, type FetchPolicy, type Start, sitemapUrlOf, startOf } from "./policy.ts";
import { sitemapStream } from "./sitemap-stream.ts";
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
 * token of the catalogue, may be left out. With `sitemap=https://…` in place of `site`, it passes a
 * sitemap on (see SitemapOpened). Any path will do. Never throws, keeps nothing but the counts of
 * `limiter`, and gives up when the request is aborted.
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
      ...OWN_HEADERS,
      "Content-Type": "application/json; charset=utf-8",
      ...(status === 405 ? { Allow: "GET" } : {}),
    },
  });
}

// As it comes: a proxy that keeps it (nginx does, without this header) would need room for all of it.
const STREAMED = { "Content-Type": "application/octet-stream", "X-Accel-Buffering": "no" };

const OWN_HEADERS = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

interface Question {
  /** Which robots.txt is asked for, or which sitemap. */
  readonly asked: Start | URL;
  readonly userAgent: string;
}

async function answerInTurn(
  question: Question,
  signal: AbortSignal,
  options: RobotsOptions,
): Promise<Response> {
  const { limiter, client } = options;
  const turn = limiter.enter(client);
  if (turn.kind === "refused")
    return jsonOf(failed("rate-limited"), { "Retry-After": `${turn.seconds}` });
  const { response, done } = await answerTo(question, signal, options);
  void done.then(turn.leave);
  return response;
}

/** An answer, which may go on until `done`. */
interface Answering {
  readonly response: Response;
  readonly done: Promise<void>;
}

async function answerTo(
  { asked, userAgent }: Question,
  signal: AbortSignal,
  { transport, policy }: RobotsOptions,
): Promise<Answering> {
  const rules = { ...DEFAULT_POLICY, ...policy };
  const whole = (answer: RobotsAnswer) => ({ response: jsonOf(answer), done: Promise.resolve() });
  if (!(asked instanceof URL))
    return whole(await fetchRobots(asked, userAgent, transport, rules, signal));
  const gone = new AbortController();
  const leave = () => gone.abort();
  signal.addEventListener("abort", leave, { once: true });
  if (signal.aborted) leave();
  const arriving = await fetchSitemap(asked, userAgent, transport, rules, gone.signal);
  if ("kind" in arriving) return whole(arriving);
  const headers = { ...OWN_HEADERS, ...STREAMED };
  const { done } = arriving;
  return { response: new Response(sitemapStream(arriving, leave), { headers }), done };
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
  const [sitemap, ...moreMaps] = searchParams.getAll("sitemap");
  const userAgent = userAgentOf(searchParams.get("user_agent"));
  if (more.length + moreMaps.length > 0 || userAgent === null)
    throw new FetchFailure("bad-request");
  if (site !== undefined && sitemap === undefined) return { asked: startOf(site), userAgent };
  if (site === undefined && sitemap !== undefined)
    return { asked: sitemapUrlOf(sitemap), userAgent };
  throw new FetchFailure("bad-request");
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
