import { lowerCase } from "../engine/text/characters.ts";
import { examplePath } from "./example-path.ts";

/** What folders of style sheets and scripts are called, each with files that may be in it. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  css: ["x.css"],
  styles: ["x.css"],
  stylesheets: ["x.css"],
  js: ["x.js"],
  javascript: ["x.js"],
  javascripts: ["x.js"],
  assets: ["x.css", "x.js"],
  static: ["x.css", "x.js"],
  // The folders that frameworks write: Next.js, Nuxt, Astro, SvelteKit, Gatsby, Rails with Webpacker or Vite.
  _next: ["static/x.css", "static/x.js"],
  _nuxt: ["x.css", "x.js"],
  _astro: ["x.css", "x.js"],
  _app: ["immutable/x.css", "immutable/x.js"],
  // What the scripts of Gatsby draw a page with.
  "page-data": ["index/page-data.json"],
  packs: ["x.css", "x.js"],
  "vite-assets": ["x.css", "x.js"],
  "wp-includes": ["css/x.css", "js/x.js"],
  "wp-content/themes": ["x/style.css", "x/x.js"],
  "wp-content/plugins": ["x/x.css", "x/x.js"],
  "wp-content": ["themes/x/style.css", "plugins/x/x.js"],
};

/** Folders at the top of a site that have style sheets and scripts in some programs: builds of Laravel and others, Drupal, Joomla, Magento, TYPO3, Adobe Experience Manager, ASP.NET and Symfony. Deeper, the words mean other things. */
const FOLDERS_AT_TOP: Readonly<Record<string, readonly string[]>> = {
  build: ["assets/x.css", "assets/x.js"],
  dist: ["x.css", "x.js"],
  core: ["themes/x/x.css", "misc/x.js"],
  sites: ["default/files/css/x.css", "default/files/js/x.js"],
  templates: ["x/css/x.css", "x/js/x.js"],
  media: ["x/css/x.css", "x/js/x.js"],
  skin: ["frontend/x.css", "frontend/x.js"],
  typo3temp: ["assets/css/x.css", "assets/js/x.js"],
  "etc.clientlibs": ["x/x.css", "x/x.js"],
  bundles: ["x.css", "x.js"],
};

/** Every such file: `/*.css`, `/a/*.js$`. */
const BY_EXTENSION = /\*\.(?:css|m?js)[$*]*$/;

/** Style sheets and scripts that a rule is about by its path, and whether that is certain. */
interface Resources {
  readonly urls: readonly string[];
  readonly isCertain: boolean;
}

/** Those of a rule with this path; none where it is about other files. */
export function resourcesOf(written: string): Resources {
  const path = lowerCase(written);
  if (BY_EXTENSION.test(path)) return { urls: [examplePath(written)], isCertain: true };
  let end = path.length;
  while (path[end - 1] === "/" || path[end - 1] === "*") end--;
  const folder = path.slice(0, end);
  const last = folder.slice(folder.lastIndexOf("/") + 1);
  const lastTwo = folder.slice(folder.lastIndexOf("/", end - last.length - 2) + 1);
  const atTop = folder.startsWith("/") ? folder.slice(1) : "";
  const named = ownOf(FOLDERS, lastTwo) ?? ownOf(FOLDERS, last);
  const files = named ?? ownOf(FOLDERS_AT_TOP, atTop) ?? [];
  const start = examplePath(written.slice(0, end));
  return { urls: files.map((file) => `${start}/${file}`), isCertain: named !== undefined };
}

function ownOf<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Whether a URL’s path is that of a style sheet or a script. */
export function isResource(path: string): boolean {
  return /^[^?]*\.(?:css|m?js)(?:\?|$)/i.test(path);
}

/** Whether no page is at a path that a rule has: robots.txt, sitemaps, files that pages are made of, and folders of them. */
export function leadsToNoPage(path: string): boolean {
  return NO_PAGE.test(path) || NO_PAGE_FOLDER.test(path) || resourcesOf(path).urls.length > 0;
}

// What robots.txt says of itself counts for no crawler. A sitemap has no pages, only their URLs. Scripts of WordPress ask admin-ajax.php.
const NO_PAGE =
  /^[/*](?:[^?]*\/)?(?:[\w-]{0,40}sitemap[\w-]{0,40}\.xml(?:\.gz)?|[^/?]*\.(?:txt|css|m?js|map|ico|png|jpe?g|gif|svg|webp|avif|woff2?|ttf|otf|eot|webmanifest)|manifest\.json|browserconfig\.xml|admin-ajax\.php)[$*?]*$/i;
const NO_PAGE_FOLDER = /^\/(?:[^?]*\/)?(?:images?|img|fonts?|icons?|\.well-known)\/[*]?$/i;
