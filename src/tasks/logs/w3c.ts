import { unquote } from "../../engine/url/unquote.ts";
import type { LogFormat } from "./log-format.ts";
import { type LogRequest, type NoRequest, requestFrom } from "./log-request.ts";
import { timeOf } from "./time.ts";

// w3.org/TR/WD-logfile; docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logs-
// reference.html (November 2026); learn.microsoft.com/iis, W3C logging
/** W3C’s Extended Log File Format, whose `#Fields:` line names what follows. */
export const w3c: LogFormat = {
  id: "w3c",
  begin: () => {
    let fields: Fields | null = null;
    return (line) => {
      if (line.startsWith("#")) fields = fieldsIn(line) ?? fields;
      if (line.startsWith("#") || line.trim() === "") return null;
      return fields ? readLine(line, fields) : "no-request";
    };
  },
};

/** The index of each field that counts, by its name; undefined for one that the log does not have. */
type Fields = Readonly<Record<string, number | undefined>>;

const DIRECTIVE = "#Fields:";
const MOST_FIELDS = 256;

/** What a `#Fields:` directive says; null for any other line, and for one without the request. */
export function fieldsIn(line: string): Fields | null {
  if (!line.startsWith(DIRECTIVE)) return null;
  const names = line
    .slice(DIRECTIVE.length)
    .trim()
    .toLowerCase()
    .split(/[ \t]+/, MOST_FIELDS);
  if (!names.includes("cs-uri") && !names.includes("cs-uri-stem")) return null;
  const fields: Record<string, number> = Object.create(null);
  for (const [index, name] of names.entries()) fields[name] ??= index;
  return fields;
}

function readLine(line: string, fields: Fields): LogRequest | NoRequest {
  const values = line.split(/[ \t]+/, MOST_FIELDS);
  // “-” stands for a field without a value.
  const value = (name: string): string => {
    const written = values[fields[name] ?? -1] ?? "-";
    return written === "-" ? "" : written;
  };
  const stem = value("cs-uri") || value("cs-uri-stem");
  if (stem === "") return "no-request";
  const query = fields["cs-uri"] === undefined ? value("cs-uri-query") : "";
  const port = value("s-port");
  const host = value("x-host-header") || value("cs(host)") || value("cs-host");
  return requestFrom({
    method: value("cs-method"),
    target: query === "" ? stem : `${stem}?${query}`,
    host,
    scheme: /^https?$/.test(value("cs-protocol")) ? value("cs-protocol") : (SCHEMES[port] ?? ""),
    status: Number(value("sc-status")) || 0,
    time: timeOf(`${value("date")} ${value("time")}`),
    userAgent: agentOf(values[fields["cs(user-agent)"] ?? -1] ?? ""),
    address: value("c-ip"),
  });
}

const SCHEMES: Readonly<Record<string, string>> = { "80": "http", "443": "https" };

/** CloudFront writes a space as %20, and IIS as a plus. */
function agentOf(written: string): string {
  return written.includes("%") ? unquote(written) : written.replaceAll("+", " ");
}
