/** How often something may happen: `burst` times at once, and then `perMinute`. */
export interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

/** A supply of tokens that fills up as time goes by. Times are in milliseconds, from any beginning. */
export class TokenBucket {
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
