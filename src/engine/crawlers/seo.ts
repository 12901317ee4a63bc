import { type Crawler, crawlersOf } from "./crawler.ts";

/** Crawlers of link indexes and site audits, best known first. */
export const seo: readonly Crawler[] = crawlersOf("seo", [
  { name: "AhrefsBot", operator: "Ahrefs" },
  { name: "SemrushBot", operator: "Semrush" },
  { name: "MJ12bot", operator: "Majestic" },
  { name: "DotBot", tokens: ["dotbot"], operator: "Moz" },
  { name: "Screaming Frog SEO Spider", fallback: ["Googlebot"], operator: "Screaming Frog" },
  { name: "rogerbot", operator: "Moz" },
  { name: "AhrefsSiteAudit", operator: "Ahrefs" },
  { name: "SiteAuditBot", operator: "Semrush" },
  { name: "DataForSeoBot", operator: "DataForSEO" },
  { name: "BLEXBot", operator: "WebMeUp" },
  { name: "serpstatbot", operator: "Serpstat" },
  { name: "Barkrowler", operator: "Babbar" },
  { name: "Sitebulb", operator: "Sitebulb" },
]);
