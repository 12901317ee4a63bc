import type { LogFormatId } from "./log-format.ts";

/** What a format is called, and what its lines cannot tell; null where they tell all. */
interface FormatWords {
  readonly title: string;
  readonly lacks: string | null;
}

/** What there is to say of the formats of logs. */
export const logFormatWords: Readonly<Record<LogFormatId, FormatWords>> = {
  combined: {
    title: "the Common or Combined format (Apache, nginx, lighttpd, H2O, varnishncsa)",
    lacks: null,
  },
  "proxy-combined": {
    title: "the combined format of a proxy (Squid, Traffic Server)",
    lacks:
      "Squid leaves queries out (strip_query_terms), and Traffic Server writes the URL of the origin server, not the URL that was asked for.",
  },
  haproxy: {
    title: "HAProxy’s HTTP format",
    lacks:
      "HAProxy writes User-Agents and hosts only where its configuration captures them, and times without a zone, which are read as UTC.",
  },
  alb: {
    title: "the format of AWS Application Load Balancers",
    lacks: null,
  },
  squid: {
    title: "Squid’s native format",
    lacks:
      "This format has no User-Agents. Squid leaves queries out (strip_query_terms), and Traffic Server writes the URL of the origin server, percent-encoded, not the URL that was asked for.",
  },
  w3c: {
    title: "W3C’s Extended format (IIS, CloudFront)",
    lacks: "IIS writes paths decoded, so that %2F and a slash look the same.",
  },
  caddy: {
    title: "Caddy’s format",
    lacks: null,
  },
  traefik: {
    title: "Traefik’s format",
    lacks: "Traefik drops User-Agents unless its configuration keeps the header.",
  },
  cloudflare: {
    title: "Cloudflare’s Logpush",
    lacks: null,
  },
  "google-cloud": {
    title: "Google Cloud’s load balancer format",
    lacks: null,
  },
  json: {
    title: "lines of JSON",
    lacks: null,
  },
  wget: {
    title: "a log of Wget",
    lacks: null,
  },
};
