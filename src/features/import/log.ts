import type { Item, Items } from "./item.ts";
import { linesIn } from "./lines.ts";
import { requestTargetIn } from "./request-line.ts";
import { fieldsIn, type W3cFields, w3cTargetIn } from "./w3c-fields.ts";

/** Enough to know a log by. */
const MOST_LINES = 20;

/** Whether the beginning of a text is a server's log: it names its fields, or most of its lines have a request in quotes. */
export function isLog(sample: string): boolean {
  let lines = 0;
  let requests = 0;
  for (const { from, to } of linesIn(sample)) {
    const line = sample.slice(from, to);
    if (line.trim() === "") continue;
    if (fieldsIn(line)) return true;
    lines++;
    if (requestTargetIn(line) !== null) requests++;
    if (lines === MOST_LINES) break;
  }
  return requests * 2 > lines;
}

/** The requests of a log in the Common or Combined format or a variant of them, or in W3C's Extended format. */
export function* logItems(text: string): Items {
  let fields: W3cFields | null = null;
  for (const { from, to } of linesIn(text)) {
    const line = text.slice(from, to);
    if (line.startsWith("#")) {
      fields = fieldsIn(line) ?? fields;
      yield null;
      continue;
    }
    yield line.trim() === "" ? null : itemOf(line, from, fields);
  }
}

function itemOf(line: string, at: number, fields: W3cFields | null): Item {
  const target = fields ? w3cTargetIn(line, fields) : requestTargetIn(line);
  // RFC 9112 3.2: there are also "*" and, for tunnels, a host with a port.
  if (target !== null && (target.startsWith("/") || target.includes("://")))
    return { kind: "url", at, text: target };
  return { kind: "bad", at, text: line, reason: "no-request" };
}
