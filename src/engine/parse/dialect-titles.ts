// Written by `npm run docs` from the list in ../dialects/index.ts: the first script needs every title, but not every dialect.

/** Every dialect by its id, in the order of the page, with its title. The first is the default. */
export const DIALECT_TITLES = {
  rfc9309: "RFC 9309",
  google: "Google’s parser",
  bing: "Bing",
  yandex: "Yandex",
  baidu: "Baidu",
  python: "Python up to 3.13.13",
  "python-rfc9309": "Python from 3.13.14",
  "protego-0.7": "Scrapy’s Protego",
  protego: "Protego to 0.6.1",
  "crawler-commons": "crawler-commons",
  "robots-parser": "robots-parser (npm)",
  "www-robotrules": "WWW::RobotRules (Perl)",
  temoto: "temoto/robotstxt (Go)",
  wget: "GNU Wget",
  wget2: "GNU Wget2",
  httrack: "HTTrack 3.49",
  "httrack-3.51": "HTTrack 3.51",
  webrobots: "WebRobots (Ruby)",
  heritrix: "Heritrix",
  aipref: "The AI preferences draft",
  "google-2019": "Google in July 2019",
  "google-pre-2019": "Google before July 2019",
  "draft-1996": "The 1996 draft",
  "original-1994": "The 1994 specification",
} as const;

export type DialectId = keyof typeof DIALECT_TITLES;
