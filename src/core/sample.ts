import { Transaction } from "@codemirror/state";
import { EACH_AS_ITSELF } from "./inputs.ts";
import { openPage, type Page } from "./intents.ts";
import { opensAnother } from "./opened.ts";
import type { Session } from "./session.ts";

/** The file that the page shows first. It has merged groups, a crawler with its own group, wildcards, rules of different length, and a typo that only some parsers accept. Each crawler reads it as itself, because a site owner asks what a crawler does, not what the standard says. */
export const sample: Page = {
  text: `# robots.txt for https://shop.example
# Questions: web@shop.example

User-agent: *
Disallow: /cart
Allow: /cart/help
Disallow: /*?sort=

Sitemap: https://shop.example/sitemap.xml

Disallow: /search
Crawl-delay: 2

# No model training; answers that cite us are welcome
User-agent: GPTBot
User-agent: CCBot
User-agent: ClaudeBot
Content-Signal: search=yes, ai-train=no
Disallow: /

# Image search may show product photos, nothing else
User-agent: Googlebot-Image
Allow: /media/
Allow: /*.webp$
Disallow: /

# Help centre: sorted lists are fine, price order is not
User-agent: *
Allow: /*/help?sort=
Disallow: /*?sort=price$
Disalow: /tmp
Disallow: /checkout

Sitemap: https://shop.example/sitemap-products.xml
`,
  urls: ["/", "/cart/help?sort=price&page=2", "/media/boot.webp", "/tmp/export.csv"],
  crawlers: ["Googlebot", "Googlebot-Image", "GPTBot"],
  readAs: EACH_AS_ITSELF,
  site: "",
  answer: { kind: "ok" },
  focus: { url: 1, crawler: 0 },
};

/** Shows the sample in an empty session, without an undo. */
export function openSample(session: Session): void {
  session.dispatch({
    ...openPage(session.getState(), sample),
    annotations: [Transaction.addToHistory.of(false), opensAnother.of(true)],
  });
}
