import { crawlers, legacyNamed } from "../../engine/crawlers/index.ts";
import { templateWords } from "./words.ts";

/** A robots.txt to begin with. */
export interface Template {
  readonly name: string;
  readonly text: string;
}

// A former name blocks no crawler that still comes.
const aiTraining = crawlers
  .filter(({ category, tokens }) => category === "ai-training" && !tokens.some(legacyNamed))
  .flatMap(({ tokens }) => tokens);

/** What a new file can begin with, in the order of the menu. Made when the menu opens. */
export const templates: readonly Template[] = [
  { name: templateWords.empty, text: "" },
  { name: templateWords.allowAll, text: lines("User-agent: *", "Disallow:") },
  { name: templateWords.blockAll, text: lines("User-agent: *", "Disallow: /") },
  {
    name: templateWords.blockTraining,
    text: lines(
      `# ${templateWords.trainingComment}`,
      ...aiTraining.map((token) => `User-agent: ${token}`),
      "Disallow: /",
      "",
      `# ${templateWords.othersComment}`,
      "User-agent: *",
      "Disallow:",
    ),
  },
  {
    name: templateWords.shop,
    text: lines(
      "User-agent: *",
      `# ${templateWords.visitorsComment}`,
      "Disallow: /cart",
      "Disallow: /checkout",
      "Disallow: /account",
      `# ${templateWords.listsComment}`,
      "Disallow: /search",
      "Disallow: /*?sort=",
      "Disallow: /*&sort=",
      "",
      `# ${templateWords.sitemapComment}`,
      "# Sitemap: https://www.example.com/sitemap.xml",
    ),
  },
  {
    // WordPress, do_robots() and wp_sitemaps_add_robots(), versions 5.5 and later.
    name: templateWords.wordPress,
    text: lines(
      "User-agent: *",
      "Disallow: /wp-admin/",
      "Allow: /wp-admin/admin-ajax.php",
      "",
      `# ${templateWords.sitemapComment}`,
      "# Sitemap: https://www.example.com/wp-sitemap.xml",
    ),
  },
];

function lines(...list: readonly string[]): string {
  return `${list.join("\n")}\n`;
}
