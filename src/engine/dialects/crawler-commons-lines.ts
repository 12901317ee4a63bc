import { lowerCase } from "../ascii.ts";
import { DROPPED, type FieldName } from "../line.ts";

/** DIRECTIVE_PREFIX: how a line may begin, besides the names that every reader knows. */
export const DIRECTIVES: ReadonlyMap<string, FieldName> = new Map([
  ...named("user-agent", "user-agent|useragent|user agent|useg-agent|ser-agent|users-agent"),
  ...named("user-agent", "user-agnet|user-agents"),
  ...named("disallow", "disallow|desallow|dissallow|dissalow|disalow|dssalow|dsallow|diasllow"),
  ...named("disallow", "disallaw|diallow|disallows|disllow"),
  ...named("allow", "allow"),
  ...named("crawl-delay", "crawl-delay|crawl delay|clawl-delay|craw-delay|crawl-deley"),
  ...named("sitemap", "sitemap|sitemaps"),
  ...named("host", "host"),
  ...named("noindex", "no-index"),
  ...named("request-rate", "request-rate"),
  ...named("visit-time", "visit-time"),
]);

function named(name: FieldName, keys: string): readonly (readonly [string, FieldName])[] {
  return keys.split("|").map((key) => [key, name]);
}

const LONGEST_KEY = Math.max(...[...DIRECTIVES.keys()].map((key) => key.length));

/** tokenize: a known directive and a colon, or else a blank after it. */
export function tokenize(line: string): { readonly key: number; readonly value: number } | null {
  const start = lowerCase(line.slice(0, LONGEST_KEY));
  for (const key of DIRECTIVES.keys()) {
    if (!start.startsWith(key)) continue;
    const gap = /^(?:[ \t]*:|[ \t]+)/.exec(line.slice(key.length));
    if (gap) return { key: key.length, value: key.length + gap[0].length };
  }
  return null;
}

/** parseContent before it looks at lines: UTF-16 by its mark, undecodable octets as U+FFFD, no HTML tags. */
export function seenAs(file: string): string {
  const text = decoded(file);
  const shown = text.replaceAll(DROPPED, "");
  if (!/<(?:html|head|body)[ \t\n\v\f\r]*>/i.test(shown)) return text;
  if (!/user-agent:/i.test(shown)) return text.replace(/[^\n\r]/g, DROPPED);
  return text.replace(/[^\n\r\x85\u2028\u2029]+/g, withoutTags);
}

// Octets that are not UTF-8 are U+DC80 to U+DCFF (see bytes.ts), those of a UTF-16 mark among them.
function decoded(file: string): string {
  if (!/^(?:\udcff\udcfe|\udcfe\udcff)/.test(file))
    return file.replace(/[\udc80-\udcff]/gu, "\ufffd");
  return file
    .replace(/^../, DROPPED + DROPPED)
    .replaceAll("\0", DROPPED)
    .replace(/[\udc80-\udcff]/gu, (octet) => String.fromCharCode(octet.charCodeAt(0) - 0xdc00));
}

/** `<[^>]+>` removed, as replaceAll does it, in one pass: a line can hold 500,000 brackets. */
function withoutTags(line: string): string {
  let text = "";
  let done = 0;
  for (let at = line.indexOf("<"); at >= 0; at = line.indexOf("<", Math.max(done, at + 1))) {
    const end = line.indexOf(">", at);
    if (end < 0) break;
    if (end === at + 1) continue;
    text += line.slice(done, at) + DROPPED.repeat(end + 1 - at);
    done = end + 1;
  }
  return text + line.slice(done);
}
