/** A text that Cloudflare puts before a site’s file at the edge. */
interface ManagedText {
  /** When sites began to quote it. */
  readonly since: string;
  /** Where it is described or quoted. */
  readonly source: string;
  /** The signals of its `*` group; null where it has no such group. */
  readonly signals: string | null;
  /** The crawlers that it blocks, each in a group of its own. */
  readonly blocked: readonly string[];
}

const FIRST_BLOCKED: readonly string[] = [
  "Amazonbot",
  "Applebot-Extended",
  "Bytespider",
  "CCBot",
  "ClaudeBot",
  "Google-Extended",
  "GPTBot",
  "meta-externalagent",
];

/** Cloudflare’s managed robots.txt as sites quoted it until August 2026, the newest first. Without its comments, which no crawler reads. */
export const managedTexts: readonly [ManagedText, ...ManagedText[]] = [
  {
    since: "July 2026",
    source: "https://github.com/cloudflare/cloudflare-docs/pull/31794",
    signals: "search=yes,ai-train=no,use=reference",
    blocked: FIRST_BLOCKED.toSpliced(5, 0, "CloudflareBrowserRenderingCrawler"),
  },
  {
    since: "September 2025",
    source: "https://github.com/cloudflare/cloudflare-docs/pull/26230",
    signals: "search=yes,ai-train=no",
    blocked: FIRST_BLOCKED,
  },
  {
    since: "July 2025",
    source: "https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/",
    signals: null,
    blocked: FIRST_BLOCKED,
  },
];

/** The block as it is served: between its markers, with a blank line around each group. */
export function blockText({ signals, blocked }: ManagedText): string {
  const star = signals === null ? [] : [`User-agent: *\nContent-Signal: ${signals}\nAllow: /`];
  const groups = [...star, ...blocked.map((token) => `User-agent: ${token}\nDisallow: /`)];
  return [
    "# BEGIN Cloudflare Managed content",
    ...groups,
    "# END Cloudflare Managed Content",
    "",
  ].join("\n\n");
}
