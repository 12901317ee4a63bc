import type { LogFormat } from "./log-format.ts";
import { type LogRequest, type NoRequest, requestFrom } from "./log-request.ts";
import { requestLine } from "./quoted-request.ts";
import { timeOf } from "./time.ts";

/** Where a format in JSON has what is read: paths of keys, the first that has a value. */
interface Names {
  /** The whole request, `GET /path HTTP/1.1`. */
  readonly request?: readonly string[];
  readonly method: readonly string[];
  /** As it was sent; one that a server decoded comes last. */
  readonly target: readonly string[];
  readonly host: readonly string[];
  readonly scheme: readonly string[];
  readonly status: readonly string[];
  readonly time: readonly string[];
  readonly userAgent: readonly string[];
  readonly address: readonly string[];
}

// caddyserver.com/docs/logging (2.6.2)
/** Caddy’s access log. */
export const caddy = jsonFormat({
  id: "caddy",
  names: {
    method: ["request.method"],
    target: ["request.uri"],
    host: ["request.host"],
    scheme: [],
    status: ["status"],
    time: ["ts"],
    userAgent: ["request.headers.User-Agent"],
    address: ["request.remote_ip", "request.client_ip"],
  },
});

// doc.traefik.io/traefik/observability/access-logs (3.6, November 2026)
/** Traefik’s access log in JSON. */
export const traefik = jsonFormat({
  id: "traefik",
  names: {
    method: ["RequestMethod"],
    target: ["RequestPath"],
    host: ["RequestHost", "RequestAddr"],
    scheme: ["RequestScheme"],
    status: ["DownstreamStatus", "OriginStatus"],
    time: ["StartUTC", "time"],
    userAgent: ["request_User-Agent"],
    address: ["ClientHost"],
  },
});

// developers.cloudflare.com/logs/logpush/logpush-job/datasets/zone/http_requests (November 2026)
/** HTTP requests of Cloudflare’s Logpush. */
export const cloudflare = jsonFormat({
  id: "cloudflare",
  names: {
    method: ["ClientRequestMethod"],
    target: ["ClientRequestURI", "ClientRequestPath"],
    host: ["ClientRequestHost"],
    scheme: ["ClientRequestScheme"],
    status: ["EdgeResponseStatus"],
    time: ["EdgeStartTimestamp"],
    userAgent: ["ClientRequestUserAgent"],
    address: ["ClientIP"],
  },
});

// cloud.google.com/logging/docs/reference/v2/rest/v2/LogEntry, HttpRequest (November 2026)
/** Requests of Google Cloud’s load balancers. */
export const googleCloud = jsonFormat({
  id: "google-cloud",
  names: {
    method: ["httpRequest.requestMethod"],
    target: ["httpRequest.requestUrl"],
    host: [],
    scheme: [],
    status: ["httpRequest.status"],
    time: ["timestamp"],
    userAgent: ["httpRequest.userAgent"],
    address: ["httpRequest.remoteIp"],
  },
});

// nginx.org/en/docs/http/ngx_http_log_module.html, escape=json (1.22.1);
// elastic.co/docs/reference/ecs (9.0)
/** Lines of JSON with the names that most people give, such as those of nginx with `escape=json`. */
export const jsonLines = jsonFormat({
  id: "json",
  names: {
    request: ["request", "request_line"],
    method: [
      "method",
      "request_method",
      "http_method",
      "verb",
      "http.request.method",
      "req.method",
    ],
    target: [
      ...["request_uri", "url.original", "url", "req.url", "uri", "path", "request_path"],
      ...["target", "url.path"],
    ],
    host: [
      ...["host", "http_host", "hostname", "vhost", "server_name", "domain", "url.domain"],
      "req.headers.host",
    ],
    scheme: ["scheme", "url.scheme"],
    status: [
      ...["status", "status_code", "code", "response", "response_code"],
      ...["http.response.status_code", "res.statusCode"],
    ],
    time: [
      ...["time", "timestamp", "@timestamp", "ts", "time_iso8601", "datetime", "date", "msec"],
      "time_local",
    ],
    userAgent: [
      ...["ua", "user_agent", "http_user_agent", "userAgent", "useragent", "agent"],
      ...["user_agent.original", "req.headers.user-agent"],
    ],
    address: ["remote_addr", "client_ip", "clientip", "ip", "remote_ip", "client", "source.ip"],
  },
});

function jsonFormat({
  names,
  ...format
}: Omit<LogFormat, "begin"> & { readonly names: Names }): LogFormat {
  const finder = {
    request: (names.request ?? []).map(pathOf),
    method: names.method.map(pathOf),
    target: names.target.map(pathOf),
    host: names.host.map(pathOf),
    scheme: names.scheme.map(pathOf),
    status: names.status.map(pathOf),
    time: names.time.map(pathOf),
    userAgent: names.userAgent.map(pathOf),
    address: names.address.map(pathOf),
  };
  return { ...format, begin: () => (line) => readLine(line, finder) };
}

type Paths = Readonly<Record<keyof Names, readonly (readonly string[])[]>>;

function pathOf(name: string): readonly string[] {
  return name.split(".");
}

function readLine(line: string, paths: Paths): LogRequest | NoRequest | null {
  const start = line.indexOf("{");
  // What syslog or docker compose wrote before it is short.
  if (start < 0 || start > 512) return line.trim() === "" ? null : "no-request";
  const entry = parsed(start === 0 ? line : line.slice(start));
  if (!entry) return "no-request";
  const text = (name: keyof Names) => textOf(valueIn(entry, paths[name]));
  const request = requestLine(text("request"));
  const method = request?.method ?? text("method");
  const target = request?.target ?? text("target");
  const status = Number(text("status")) || 0;
  const userAgent = text("userAgent");
  // A path alone may be anything, such as that of a file.
  if (target === "" || (method === "" && status === 0 && userAgent === "")) return "no-request";
  if (method !== "" && !/^[A-Z]{3,20}$/.test(method)) return "no-request";
  return requestFrom({
    method,
    target,
    host: text("host"),
    scheme: /^https?$/.test(text("scheme")) ? text("scheme") : "",
    status,
    time: timeOf(valueIn(entry, paths.time)),
    userAgent,
    address: text("address"),
  });
}

type Json = { readonly [key: string]: unknown };

function parsed(line: string): Json | null {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether a value of JSON is an object. */
export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The first of several values that is there and not empty. */
function valueIn(entry: Json, paths: readonly (readonly string[])[]): unknown {
  for (const path of paths) {
    const value = path.reduce<unknown>(
      (from, key) => (isObject(from) && Object.hasOwn(from, key) ? from[key] : undefined),
      entry,
    );
    if (textOf(value) !== "") return value;
  }
  return undefined;
}

/** A text or a number as a text; of a list, as Caddy has headers, the first item. */
function textOf(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === "string" || typeof one === "number" ? `${one}` : "";
}
