import { lowerCase } from "../ascii.ts";
import { DROPPED, type FieldName } from "../line.ts";
import type { Sight } from "../scan.ts";
import type { Block, Source } from "../source.ts";

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
export function sight(file: Source): Sight {
  const isUtf16 = /^(?:\udcff\udcfe|\udcfe\udcff)/.test(String(file.blocks[0]).slice(0, 2));
  const seen = isUtf16 ? SEEN.utf16 : SEEN.utf8;
  if (!isUtf16 && !file.blocks.some(mayHoldTag)) return seen.plain;
  const shown = seen.plain(file.toString(), true).replaceAll(DROPPED, "");
  if (!/<(?:html|head|body)[ \t\n\v\f\r]*>/i.test(shown)) return seen.plain;
  return /user-agent:/i.test(shown) ? seen.untagged : seen.hidden;
}

const SEEN = { utf8: sightsOf(withoutOctets), utf16: sightsOf(decoded) };

function sightsOf(plain: Sight) {
  return {
    plain,
    hidden: (text: string) => text.replace(/[^\n\r]/g, DROPPED),
    untagged: (text: string, isFirst: boolean) =>
      plain(text, isFirst).replace(/[^\n\r\x85\u2028\u2029]+/g, withoutTags),
  };
}

const tagged = new WeakMap<Block, boolean>();

/** Whether a tag of HTML stands in the block or begins at its end. */
function mayHoldTag(block: Block): boolean {
  const known = tagged.get(block);
  if (known !== undefined) return known;
  const isTagged = /<(?:html|head|body)[ \t\n\v\f\r]*(?:>|$)/i.test(String(block));
  tagged.set(block, isTagged);
  return isTagged;
}

function withoutOctets(text: string): string {
  return text.replace(/[\udc80-\udcff]/gu, "\ufffd");
}

// Octets that are not UTF-8 are U+DC80 to U+DCFF (see bytes.ts), those of a UTF-16 mark among them.
function decoded(text: string, isFirst: boolean): string {
  const unmarked = isFirst ? DROPPED + DROPPED + text.slice(2) : text;
  return unmarked
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
