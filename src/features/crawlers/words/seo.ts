import type { seo as details } from "../../../engine/crawlers/details.ts";
import type { TextsFor } from "./crawler-text.ts";

/** The crawlers of search engine optimisers. */
export const seo: TextsFor<typeof details> = {
  AhrefsBot: { purpose: "SEO", obeys: "yes" },
  SemrushBot: {
    purpose: "SEO",
    obeys: "yes",
    notes:
      "Other Semrush tokens: SiteAuditBot, SemrushBot-BA, SemrushBot-SI, SemrushBot-SWA, SemrushBot-OCOB, SplitSignalBot.",
  },
  MJ12bot: {
    purpose: "SEO",
    obeys: "yes",
    notes:
      "Crawls where robots.txt cannot be fetched. The token has digits: Google’s parser cannot match it.",
  },
  DotBot: { purpose: "SEO", obeys: "yes" },
  "Screaming Frog SEO Spider": {
    purpose: "SEO audit",
    obeys: "yes by default; the paid version can ignore it",
    notes:
      "The token has spaces. Says that it obeys robots.txt as Google does, wildcards included.",
  },
  rogerbot: {
    purpose: "SEO audit",
    obeys: "yes",
    notes:
      "A full URL in Disallow “is parsed as a full Disallow: /”. Moz advises placing its group above that of *.",
  },
  AhrefsSiteAudit: {
    purpose: "SEO audit",
    obeys: "yes by default; the site’s owner can ask otherwise",
  },
  SiteAuditBot: { purpose: "SEO audit" },
  DataForSeoBot: { purpose: "SEO" },
  BLEXBot: { purpose: "SEO" },
  serpstatbot: { purpose: "SEO" },
  Barkrowler: { purpose: "SEO" },
  Sitebulb: { purpose: "SEO audit" },
};
