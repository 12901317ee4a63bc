import type { Governance, NotASite, Scheme, Site } from "../../../src/engine/url/scope.ts";

/** Whether the robots.txt of a site (typed as a person would) governs a URL: true, or why not. */
export interface ScopeCase {
  readonly source: string;
  readonly robotsUrl: string;
  readonly url: string;
  readonly governed: true | Extract<Governance, { governed: false }>["reason"];
  /** The robots.txt that governs the URL instead; left out where there is none. */
  readonly governedBy?: string;
}

/** What becomes of a site as typed. */
interface SiteCase {
  readonly source: string;
  readonly typed: string;
  readonly site: Site | NotASite;
}

const examples =
  "Google, Robots.txt Specifications, before and of July 2019, examples of valid robots.txt URLs";

/** The table of examples, whole; read with ftp, as Google does. */
export const documentedScope: readonly ScopeCase[] = [
  ...about("http://example.com/robots.txt", [
    ["http://example.com/", true],
    ["http://example.com/folder/file", true],
    ["http://other.example.com/", "host", "http://other.example.com/robots.txt"],
    ["https://example.com/", "scheme", "https://example.com/robots.txt"],
    ["http://example.com:8181/", "port", "http://example.com:8181/robots.txt"],
  ]),
  ...about("http://www.example.com/robots.txt", [
    ["http://www.example.com/", true],
    ["http://example.com/", "host", "http://example.com/robots.txt"],
    ["http://shop.www.example.com/", "host", "http://shop.www.example.com/robots.txt"],
    ["http://www.shop.example.com/", "host", "http://www.shop.example.com/robots.txt"],
  ]),
  ...about("http://www.müller.eu/robots.txt", [
    ["http://www.müller.eu/", true],
    ["http://www.xn--mller-kva.eu/", true],
    ["http://www.muller.eu/", "host", "http://www.muller.eu/robots.txt"],
  ]),
  ...about("ftp://example.com/robots.txt", [
    ["ftp://example.com/", true],
    ["http://example.com/", "scheme", "http://example.com/robots.txt"],
  ]),
  ...about("http://212.96.82.21/robots.txt", [
    ["http://212.96.82.21/", true],
    ["http://example.com/", "host", "http://example.com/robots.txt"],
  ]),
  ...about("http://example.com:80/robots.txt", [
    ["http://example.com:80/", true],
    ["http://example.com/", true],
    ["http://example.com:81/", "port", "http://example.com:81/robots.txt"],
  ]),
  ...about("http://example.com:8181/robots.txt", [
    ["http://example.com:8181/", true],
    ["http://example.com/", "port", "http://example.com/robots.txt"],
  ]),
];

type Row = readonly [url: string, governed: ScopeCase["governed"], governedBy?: string];

function about(robotsUrl: string, rows: readonly Row[], source = examples): readonly ScopeCase[] {
  return rows.map(([url, governed, governedBy]) => ({
    source,
    robotsUrl,
    url,
    governed,
    ...(governedBy && { governedBy }),
  }));
}

const defaultPorts = "RFC 3986 6.2.3: an empty or default port is no port";
const authority = "RFC 9309 2.3: the authority is a part of the file’s URL";
const hosts = "RFC 3986 3.2.2, 6.2.2: hosts are compared without regard to case and escapes";
const names = "RFC 5890 2.3.2.1: U-labels and A-labels are equivalent";
const addresses = "Google’s table: a robots.txt at an IP address is for that address only";
const userInfo = "RFC 3986 3.2.1: user information is no part of the host";
const wire = "RFC 9309 2.2.2: rules are about paths of the same site";
const noRobots = "RFC 9309 2.3: robots.txt is fetched from the service that it is about";
const bing =
  "Bing Webmaster Blog, 3 May 2012: “will not try to fall back to any other file in your domain”";
const hostile = "What is no URL has no robots.txt";

/** The same rules, taken further; read without ftp. */
export const furtherScope: readonly ScopeCase[] = [
  ...about(
    "https://example.com",
    [
      ["https://example.com:443/a", true],
      ["https://example.com:/a", true],
      ["https://example.com:00443/a", true],
      ["https://example.com:80/a", "port", "https://example.com:80/robots.txt"],
      ["http://example.com:443/a", "scheme", "http://example.com:443/robots.txt"],
    ],
    defaultPorts,
  ),
  ...about(
    "https://example.com",
    [
      ["https://example.com?x", true],
      ["https://example.com#/a", true],
      ["https://example.com", true],
      ["HTTPS://EXAMPLE.COM/a", true],
      ["https://ex%61mple.com/a", true],
      ["https://example.com./a", "host", "https://example.com./robots.txt"],
      ["https://example.comm/a", "host", "https://example.comm/robots.txt"],
      ["https://example.com.evil.example/a", "host", "https://example.com.evil.example/robots.txt"],
    ],
    hosts,
  ),
  ...about(
    "https://www.xn--mller-kva.eu",
    [
      ["https://www.müller.eu/a", true],
      ["https://WWW.MÜLLER.EU/a", true],
      ["https://www.mu\u0308ller.eu/a", true],
      ["https://www.m%C3%BCller.eu/a", true],
      ["https://www.mueller.eu/a", "host", "https://www.mueller.eu/robots.txt"],
    ],
    names,
  ),
  ...about(
    "http://[2001:db8::1]:8080",
    [
      ["http://[2001:DB8:0:0:0:0:0:1]:8080/a", true],
      ["http://[2001:db8::2]:8080/a", "host", "http://[2001:db8::2]:8080/robots.txt"],
      ["http://[2001:db8::1]/a", "port", "http://[2001:db8::1]/robots.txt"],
    ],
    addresses,
  ),
  ...about(
    "http://127.0.0.1",
    [
      ["http://0x7f.1/a", true],
      ["http://localhost/a", "host", "http://localhost/robots.txt"],
    ],
    addresses,
  ),
  ...about(
    "https://example.com",
    [
      ["https://user:pass@example.com/a", true],
      ["https://example.com@evil.example/a", "host", "https://evil.example/robots.txt"],
      ["https://a@b@example.com/a", true],
    ],
    userInfo,
  ),
  ...about(
    "http://example.com:8181",
    [
      ["", true],
      ["/", true],
      ["/a?b#c", true],
      ["?x=1", true],
      ["#top", true],
      ["cart/1", true],
      ["  /a  ", true],
      ["/https://other.example/a", true],
      ["/:80", true],
    ],
    wire,
  ),
  ...about(
    "http://example.com:8181",
    [
      ["//example.com:8181/a", true],
      ["example.com:8181/a", true],
      ["//example.com/a", "port", "http://example.com/robots.txt"],
      ["example.com/a", "port", "http://example.com/robots.txt"],
      ["other.example/a", "host", "http://other.example/robots.txt"],
      ["localhost:8181", "host", "http://localhost:8181/robots.txt"],
      ["https://other.example:1/a", "host", "https://other.example:1/robots.txt"],
    ],
    authority,
  ),
  ...about(
    "https://us.contoso.com",
    [
      ["http://us.contoso.com/x", "scheme", "http://us.contoso.com/robots.txt"],
      ["https://us.contoso.com/x", true],
      ["https://contoso.com/x", "host", "https://contoso.com/robots.txt"],
    ],
    bing,
  ),
  ...about(
    "https://example.com",
    [
      ["mailto:someone@example.com", "other-scheme"],
      ["javascript:alert(1)", "other-scheme"],
      ["data:text/html,<p>", "other-scheme"],
      ["ws://example.com/", "other-scheme"],
      ["ftp://example.com/", "other-scheme"],
      ["constructor://example.com/", "other-scheme"],
    ],
    noRobots,
  ),
  ...about(
    "https://example.com",
    [
      ["https:", "no-host"],
      ["https:/a", "no-host"],
      ["https:example.com/a", "no-host"],
      ["https://", "no-host"],
      ["https:///a", "no-host"],
      ["https://:443/a", "no-host"],
      ["https://user@/a", "no-host"],
      ["//", "no-host"],
      ["https://exa mple.com/a", "bad-host"],
      ["https://example.com\\@evil.example/a", "bad-host"],
      ["https://*.example.com/a", "bad-host"],
      ["https://example..com/a", "bad-host"],
      ["https://1.2.3.256/a", "bad-host"],
      ["https://::1/a", "bad-host"],
      ["https://[::1/a", "bad-host"],
      ["https://example.com:65536/a", "bad-port"],
      ["https://example.com:0/a", "bad-port"],
      ["https://example.com:-1/a", "bad-port"],
      ["https://example.com:80a/a", "bad-port"],
      ["example.com:port/a", "bad-port"],
      [`https://example.com:${"9".repeat(400)}/a`, "bad-port"],
    ],
    hostile,
  ),
];

const bare = "A host alone means https, as browsers have it";
const location =
  "RFC 9309 2.3: /robots.txt, “in lowercase”, “at the top-level path of the service”";
const folder = `${examples}: “not a valid robots.txt file. Crawlers do not look in subdirectories”`;
const spelling = "Google, before July 2019: “the URL of robots.txt is case-sensitive”";

/** Sites as people type them. */
export const sites: readonly SiteCase[] = [
  ...typed(bare, [
    ["example.com", site("https", "example.com", 443)],
    ["  Example.COM  ", site("https", "example.com", 443)],
    ["example.com:8080", site("https", "example.com", 8080)],
    ["localhost:3000", site("https", "localhost", 3000)],
    ["intranet", site("https", "intranet", 443)],
    ["//example.com", site("https", "example.com", 443)],
    ["müller.eu", site("https", "xn--mller-kva.eu", 443)],
    ["192.0.2.1", site("https", "192.0.2.1", 443)],
    ["[::1]:8080", site("https", "[::1]", 8080)],
    ["http://example.com", site("http", "example.com", 80)],
    ["HTTP://example.com:80/", site("http", "example.com", 80)],
    ["ftp://example.com", site("ftp", "example.com", 21)],
    ["https://example.com/shop/page?x#y", site("https", "example.com", 443)],
  ]),
  ...typed(location, [
    ["https://example.com/robots.txt", site("https", "example.com", 443)],
    ["example.com/robots.txt", site("https", "example.com", 443)],
    ["http://example.com:8181/robots.txt#x", site("http", "example.com", 8181)],
    ["https://example.com/a/ROBOTS.TXT", "robots-txt-in-folder"],
    ["https://example.com//robots.txt", "robots-txt-in-folder"],
    ["https://example.com/robots.txt/", site("https", "example.com", 443)],
    ["https://example.com/?f=/robots.txt", site("https", "example.com", 443)],
  ]),
  ...typed(folder, [
    ["http://example.com/folder/robots.txt", "robots-txt-in-folder"],
    ["example.com/folder/robots.txt?x", "robots-txt-in-folder"],
  ]),
  ...typed(spelling, [
    ["http://example.com/Robots.txt", "robots-txt-misspelled"],
    ["example.com/ROBOTS.TXT", "robots-txt-misspelled"],
  ]),
  ...typed("What is no site is told apart by what is wrong with it", [
    ["", "empty"],
    [" \n\t", "empty"],
    ["/robots.txt", "no-host"],
    ["?", "no-host"],
    ["https://", "no-host"],
    ["https:example.com", "no-host"],
    [":8080", "no-host"],
    ["javascript:alert(1)", "other-scheme"],
    ["file:///etc/robots.txt", "other-scheme"],
    ["two words", "bad-host"],
    ["example.com, example.org", "bad-host"],
    ["*.example.com", "bad-host"],
    ["http://[::g]", "bad-host"],
    ["example.com:99999", "bad-port"],
    ["example.com:http", "bad-port"],
    ["https://user:pass@example.com", "user-info"],
    ["someone@example.com", "user-info"],
    ["https://@example.com", "user-info"],
  ]),
];

function site(scheme: Scheme, host: string, port: number): Site {
  return { scheme, host, port };
}

function typed(
  source: string,
  rows: readonly (readonly [string, Site | NotASite])[],
): readonly SiteCase[] {
  return rows.map(([text, result]) => ({ source, typed: text, site: result }));
}
