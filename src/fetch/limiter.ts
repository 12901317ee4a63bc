import { bitsOf, prefixOf } from "./public-address.ts";

/** How many requests are allowed. `clients`: how many of the latest are remembered. */
export interface Limits {
  readonly perClient: Rate;
  readonly statusInAll: Rate;
  readonly atOnce: number;
  readonly atOncePerClient: number;
  readonly clients: number;
}

export const DEFAULT_LIMITS: Limits = {
  perClient: { burst: 10, perMinute: 20 },
  statusInAll: { burst: 60, perMinute: 240 },
  atOnce: 16,
  atOncePerClient: 2,
  clients: 10_000,
};

/** Whether a request may begin; if not, in how many seconds it may. */
type Turn =
  | { readonly kind: "granted"; readonly leave: () => void }
  | { readonly kind: "refused"; readonly seconds: number };

/**
 * Counts requests, for each client and in all, as long as the process runs. A host makes one and
 * keeps it. `now`: a clock in milliseconds.
 */
export class Limiter {
  private readonly limits: Limits;
  private readonly now: () => number;
  private readonly all: TokenBucket;
  /** In the order in which they asked last. */
  private readonly clients = new Map<string, TokenBucket>();
  /** The client of each request that is running; never more than the limit. */
  private readonly running: string[] = [];

  constructor(limits: Partial<Limits> = {}, now: () => number = () => performance.now()) {
    this.limits = { ...DEFAULT_LIMITS, ...limits };
    this.now = now;
    this.all = new TokenBucket(this.limits.statusInAll, now());
  }

  /** Asks for a turn; a granted turn has to be given back, once, with its `leave`. `client`: an address, or any name. */
  enter(client: string): Turn {
    const now = this.now();
    const key = keyOf(client);
    const own = this.running.filter((other) => other === key).length;
    // Without the second limit, a few clients that ask slow sites would take all the turns.
    if (this.running.length >= this.limits.atOnce || own >= this.limits.atOncePerClient)
      return refused(1);
    // The limit in all comes first: a client refused by it is not remembered, so that many clients
    // cannot push out others faster than their buckets fill.
    const waitForAll = this.all.wait(now);
    if (waitForAll > 0) return refused(waitForAll);
    const bucket = this.bucketOf(key, now);
    const wait = bucket.wait(now);
    if (wait > 0) return refused(wait);
    this.all.take(now);
    bucket.take(now);
    this.running.push(key);
    return { kind: "granted", leave: () => this.leave(key) };
  }

  private leave(key: string): void {
    this.running.splice(this.running.indexOf(key), 1);
  }

  private bucketOf(key: string, now: number): TokenBucket {
    const bucket = this.clients.get(key) ?? new TokenBucket(this.limits.perClient, now);
    this.clients.delete(key);
    this.clients.set(key, bucket);
    const [oldest = key] = this.clients.keys();
    if (this.clients.size > this.limits.clients) this.clients.delete(oldest);
    return bucket;
  }
}

function refused(seconds: number): Turn {
  return { kind: "refused", seconds };
}

// RFC 6177: a household has 64 bits of IPv6 addresses at least, and may use a new one each time.
const HOUSEHOLD_BITS = 64;

// A server for both versions of IP shows an IPv4 client like this (RFC 4291 2.5.5.2).
const MAPPED_IPV4 = prefixOf("::ffff:0.0.0.0/96");

function keyOf(client: string): string {
  const bits = bitsOf(client);
  if (bits === null) return client.slice(0, 100);
  return bits.startsWith(MAPPED_IPV4) ? bits.slice(96) : bits.slice(0, HOUSEHOLD_BITS);
}

/** How often something may happen: `burst` times at once, and then `perMinute`. */
interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

/** A supply of tokens that fills up as time goes by. Times are in milliseconds, from any beginning. */
class TokenBucket {
  private readonly rate: Rate;
  private tokens: number;
  private since: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.tokens = rate.burst;
    this.since = now;
  }

  /** Seconds until there is a token, in whole ones; 0 when there is. */
  wait(now: number): number {
    this.fill(now);
    return this.tokens >= 1 ? 0 : Math.ceil(((1 - this.tokens) * 60) / this.rate.perMinute);
  }

  take(now: number): void {
    this.fill(now);
    this.tokens -= 1;
  }

  private fill(now: number): void {
    const { burst, perMinute } = this.rate;
    this.tokens = Math.min(burst, this.tokens + ((now - this.since) / 60_000) * perMinute);
    this.since = now;
  }
}
