import { lowerCase } from "../../engine/text/characters.ts";
import { type Site, siteOf } from "../../engine/url/scope.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { isSameHost } from "../host-in-path.ts";
import { MOST_READ } from "../limits.ts";
import { type Others, type Problem, type SpottedAt, saidOnce, sameFor } from "../problem.ts";
import type { FileView } from "../views.ts";

interface Facts extends Others {
  readonly host: string;
  /** "private": only reached from the machine or its network; "placeholder": the host of a template; "unset": `host` is a folder that a program wrote without a value; "insecure": over http, where the site is at https. */
  readonly kind: "private" | "placeholder" | "unset" | "insecure";
}

/** R524: a Sitemap line whose host no crawler can reach, or that is left over from a template. RFC 6761 6.3: localhost is the machine itself. */
export const unreachableSitemap: Problem<Facts> = {
  code: "R524",
  severity: "error",
  title: "Sitemap that no crawler can reach",
  inFile: (file) => {
    const found = file.analysis.sitemaps.flatMap(({ url, line }) => {
      const facts = flawOf(url, file.surroundings.context.site);
      return facts ? [{ line: line.number, facts, url }] : [];
    });
    const insecure = found.filter(({ facts }) => facts.kind === "insecure");
    return [
      ...found.filter(({ facts }) => facts.kind !== "insecure").slice(0, MOST_READ),
      ...saidOnce(insecure.slice(0, MOST_READ).map((one) => withHttps(one, file))),
    ];
  },
  sentence: ({ host, kind, others }) => {
    if (kind === "private")
      return `No crawler can fetch this sitemap: ${code(host)} exists only on the machine or in the network where the file was written.`;
    if (kind === "unset")
      return `No sitemap is likely to be there: the program that wrote this URL had no value for ${code(host)}.`;
    return kind === "placeholder"
      ? `This sitemap is not one of yours: ${code(host)} is the placeholder of a template.`
      : `Crawlers fetch this sitemap of ${code(host)} over http, although the site is at https${sameFor(others, SITEMAPS)}.`;
  },
  fixLabels: () => ({ https: `Write ${code("https")}` }),
  about: [
    "Programs write the host that is set: localhost or a private address while the site is developed, and undefined where none is set. Crawlers outside cannot reach these hosts.",
    "Write the host at which visitors reach the site, with https if the site has it.",
  ],
  example: {
    wrong: "Sitemap: http://localhost:3000/sitemap.xml",
    right: "Sitemap: https://shop.example/sitemap.xml",
  },
  source: {
    title: "RFC 6761, 6.3, Domain Name Reservation Considerations for “localhost.”",
    url: "https://www.rfc-editor.org/rfc/rfc6761#section-6.3",
  },
};

function withHttps(
  { line, facts, url }: { readonly line: number; readonly facts: Facts; readonly url: string },
  file: FileView,
): SpottedAt<Facts> {
  const { from } = file.valueAt(line);
  const fix = replacing("https", { from, to: from + url.indexOf(":") }, "https", line);
  return { line, facts, severity: "information", fixes: [fix] };
}

const SITEMAPS = { one: "other sitemap", other: "other sitemaps" };

/** What is wrong with the host of a sitemap; null where nothing is, or where R501 says it. */
export function flawOf(url: string, site: Site | null): Facts | null {
  const [, host = ""] = /^(?:https?|ftp):\/\/([^/?#]+)/i.exec(url) ?? [];
  if (host === "" || /^https?:?$/i.test(host) || /[\s,]/.test(url)) return null;
  const address = siteOf(url);
  const name = address.kind === "site" ? address.site.host : lowerCase(host);
  const [, unset] = UNSET.exec(url) ?? [];
  if (unset !== undefined) return { host: unset, kind: "unset" };
  // A site may be on such a host itself, and the sitemap with it.
  if (site && isSameHost(name, site.host)) {
    const isInsecure = address.kind === "site" && address.site.scheme === "http";
    return isInsecure && site.scheme === "https" ? { host: name, kind: "insecure" } : null;
  }
  if (/[<>{}$%]/.test(name)) return { host: name, kind: "placeholder" };
  if (PRIVATE.test(name) || !/[.:]/.test(name)) return { host: name, kind: "private" };
  return PLACEHOLDER.test(name) ? { host: name, kind: "placeholder" } : null;
}

/** A whole folder of the path. */
const UNSET = /^[^?#]*[^:/?#]\/(undefined|null|NaN|\[object%20Object\])(?=\/)/i;

/** RFC 6761, 6762 and 8375, and ICANN’s resolution on .internal; RFC 1918, 1122, 3927, 4193 and 6598; names that lead to the machine itself: of DDEV, Lando and localtest.me. */
const PRIVATE =
  /^(?:(?:.*\.)?(?:localhost|local|internal|localdomain|lan|intranet|home\.arpa|test|invalid|undefined|null|ddev\.site|lndo\.site|localtest\.me)|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.\d+){2}|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|0\.0\.0\.0|\[(?:::1|f[cd][\da-f]{2}:.*|fe80:.*)\])$/;

/** What templates have in the place of a host. The domains of RFC 2606 are not among them: documents need some. */
const PLACEHOLDER =
  /^(?:www\.)?(?:(?:your|my)-?(?:domain|site|website|store|shop|app|company|blog)(?:-?name)?|domain|yourdomainname|site-?url|example-site)\.(?:com|net|org|io|dev|co|de|tld|com?\.[a-z]{2}|(?:org|net)\.[a-z]{2})$|^your-?(?:site|website|store|shop|app|company|blog|domain|user)(?:-?name)?\.(?:myshopify\.com|github\.io|gitlab\.io|netlify\.app|vercel\.app|pages\.dev|wordpress\.com|herokuapp\.com)$/;
