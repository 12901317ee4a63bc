import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

/** R121: the source of a program or a template that writes a robots.txt, in the place of the file. */
export const programSource: Problem = {
  code: "R121",
  severity: "error",
  title: "Program instead of its output",
  explains: "all",
  inFile: ({ start }) => {
    const line = programLineIn(start);
    if (line === null) return NOTHING_FOUND;
    const { length } = start.split(LINE_END)[line - 1] ?? "";
    return [{ line, span: { from: 0, to: length }, facts: {} }];
  },
  sentence: () =>
    "The verdicts are not those of the site: this is a program or a template that writes a robots.txt, not the file itself. Paste what the site sends for /robots.txt.",
  about: [
    "Frameworks and servers often write robots.txt when it is requested. The program is a route of Next.js, a return in nginx, a script in PHP, or a template of Hugo, Django or Shopify. Crawlers see only its output.",
    "Open /robots.txt of the site, and paste what it sends, or enter the site and open its live file. If the site sends this very text, the program does not run: crawlers then find hardly any rule in it.",
  ],
  example: {
    wrong: 'location = /robots.txt {\n  return 200 "User-agent: *\\nDisallow: /private/\\n";\n}',
    right: "User-agent: *\nDisallow: /private/",
  },
  source: rfc("2.2"),
};

const LINE_END = /\r\n|\r|\n/;

/** The first line of a program in a text, from 1; null where there is none. */
export function programLineIn(text: string): number | null {
  // HTML is R113, whatever scripts are in it.
  if (/^\s*<(?![?%#])/.test(text)) return null;
  // JSON begins in its first line.
  if (/^\s*[{[]\s*(?:["{[]|$)/.test(text)) return 1;
  if (FRONT_MATTER.test(text)) return 1;
  const at = text.split(LINE_END).findIndex((line) => SIGNS.some((sign) => sign.test(line)));
  return at < 0 ? null : at + 1;
}

/** What Jekyll and other site generators read and leave out: lines of YAML between two of three hyphens, at the very start. */
const FRONT_MATTER =
  /^\ufeff?---[ \t]*(?:\r\n|\r|\n)(?:(?!user-agent|allow|disallow|sitemap)(?:[\w-]{1,40}[ \t]*:[^\r\n]{0,400})?(?:\r\n|\r|\n)){0,20}---[ \t]*(?:[\r\n]|$)/i;

/** Lines that programs have, and robots.txt has not. A path may have braces in it, but does not begin with them. */
const SIGNS: readonly RegExp[] = [
  // TypeScript and JavaScript, Python, PHP, Ruby, Go, shells.
  /^\s*(?:import\s.{1,200}\bfrom\s+["']|import\s+["'][\w@./-]+["']|export\s+(?:default|const|async|function)\s|module\.exports\b)/,
  /^\s*(?:const|let|var)\s+\w+\s*=|^\s*return\s*[({"'`]|^\s*return\s+\d{3}\s+["']/,
  /^\s*(?:def|func|function|class)\s+\w+\s*[(:{]|^\s*from\s+[\w.]+\s+import\s|^\s*@\w+(?:\.\w+)*\(/,
  /<\?(?:php\b|=)|^\s*(?:echo|print|printf|puts|fmt\.Fprint\w*|res\.send|response\.write)\s*\(?\s*["'`]|^\s*(?:cat|tee)\s.{0,100}<</i,
  /^\s*(?:app|router|server)\.(?:get|use|route)\(|^\s*Route::\w+\(|^\s*add_(?:filter|action)\s*\(/,
  // C#, Java and Rust.
  /^\s*\[?\w*(?:Http|Route|Mapping)\w*\(\s*"|^\s*(?:public|private)\s+(?:static\s+)?[\w<>]+\s+\w+\s*\(|^\s*(?:pub\s+)?(?:async\s+)?fn\s+\w+\s*\(/,
  // Caddy, and settings in YAML from which a program makes the file.
  /^\s*(?:respond|handle(?:_path)?)\s+\/robots\.txt\b|^\s*-\s*user(?:A|_a)gents?\s*:/,
  // nginx and Apache; a file in YAML.
  /^\s*location\s[^{]{0,200}\{|^\s*Rewrite(?:Rule|Cond|Engine)\s|^\s*"?robots\.txt"?\s*:\s*[|>]/,
  // Templates: Hugo, Django, Jinja, Liquid, Twig, Handlebars, ERB, FreeMarker.
  /^\s*(?:[\w-]{4,14}\s*:\s*)?(?:\{\{|\{%|\{#|<%|<#[a-z]+)/i,
  /^\s*(?:sitemap|host|user-agent)\s*:.{0,200}(?:\{\{|\{%|<%=)/i,
];
