import type { Failed, Fetched, RobotsAnswer } from "../../src/fetch/answer.ts";
import { handleRobots } from "../../src/fetch/handle-robots.ts";
import { Limiter } from "../../src/fetch/limiter.ts";
import { nodeTransport } from "../../src/fetch/node/node-transport.ts";
import type { FetchPolicy } from "../../src/fetch/policy.ts";
import type { Transport } from "../../src/fetch/transport.ts";
import { openPorts, testCertificate } from "./local-sites.ts";

/** What a test changes of the usual: every name is 127.0.0.1, the test's certificate is trusted. */
export interface Circumstances {
  readonly transport?: Transport;
  readonly policy?: Partial<FetchPolicy> | undefined;
  readonly userAgent?: string | undefined;
  readonly limiter?: Limiter;
  readonly signal?: AbortSignal;
}

/** The transport of tests. `resolve`: what names lead to. */
export function localTransport(
  resolve: (name: string) => readonly string[] = () => ["127.0.0.1"],
): Transport {
  return nodeTransport({ resolve: async (name) => resolve(name), ca: testCertificate });
}

/** Asks the handler for a site among the local ones. */
export async function ask(
  site: string,
  { transport = localTransport(), policy, userAgent }: Circumstances = {},
): Promise<RobotsAnswer> {
  const response = await responseTo({ site }, { transport, policy, userAgent });
  return response.json();
}

/** What the handler says to a question, before it is read. */
export function responseTo(
  question: Readonly<Record<string, string>>,
  { transport = localTransport(), policy, userAgent, limiter, signal }: Circumstances = {},
): Promise<Response> {
  const url = new URL("http://playground.test/api/robots");
  for (const [name, value] of Object.entries(question)) url.searchParams.set(name, value);
  if (userAgent !== undefined) url.searchParams.set("user_agent", userAgent);
  return handleRobots(new Request(url, signal ? { signal } : {}), {
    transport,
    limiter: limiter ?? new Limiter(),
    client: "192.0.2.1",
    policy: {
      allowedPorts: openPorts(),
      allowAddress: (address) => address === "127.0.0.1",
      ...policy,
    },
  });
}

/** Asks, and expects an answer of the site. */
export async function fetched(site: string, circumstances?: Circumstances): Promise<Fetched> {
  const answer = await ask(site, circumstances);
  if (answer.kind === "fetched") return answer;
  throw new Error(`${site} was not fetched: ${answer.failure}`);
}

/** Asks, and expects none. */
export async function failing(site: string, circumstances?: Circumstances): Promise<Failed> {
  const answer = await ask(site, circumstances);
  if (answer.kind === "failed") return answer;
  throw new Error(`${site} was fetched, with status ${answer.status}`);
}

/** The bytes of an answer, one character each. */
export function bytesOf({ body }: Fetched): string {
  return atob(body);
}
