import { lessonsOn, type TaughtBy } from "./lesson.ts";
import type { paths as texts } from "./words/paths.ts";

/** What a path without wildcards matches. */
export const paths = lessonsOn("paths", {
  "path-is-a-prefix": {
    file: `# clubs.example
User-agent: *
# Short links
Disallow: /c
Disallow: /jobs

User-agent: bingbot
Disallow: /cart
`,
    urls: ["/c/4711", "/communities/chess", "/jobs-report/2026", "/cartoons"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      { crawler: "Googlebot", url: "/communities/chess", outcome: "disallow", line: 4 },
      { crawler: "Googlebot", url: "/jobs-report/2026", outcome: "disallow", line: 5 },
      { crawler: "bingbot", url: "/cartoons", outcome: "disallow", line: 8 },
    ],
    problem: ["R410"],
  },
  "folder-without-its-slash": {
    file: `# maps.example
User-agent: *
Disallow: /admin/
Disallow: /account/

Sitemap: https://maps.example/sitemap.xml
`,
    urls: ["/admin", "/admin/users", "/admin?next=/map"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      { crawler: "Googlebot", url: "/admin", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/admin/users", outcome: "disallow", line: 3 },
      { crawler: "bingbot", url: "/admin?next=/map", outcome: "allow", line: null },
    ],
    problem: ["R411"],
  },
  "case-matters-in-paths": {
    file: `# library.example
USER-AGENT: GOOGLEBOT
DISALLOW: /Admin
DISALLOW: /Search

User-agent: *
Disallow: /Admin
`,
    urls: ["/Admin", "/admin", "/search"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      { crawler: "Googlebot", url: "/admin", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/Admin", outcome: "disallow", line: 3 },
    ],
    problem: ["R414"],
  },
  "path-begins-with-a-slash": {
    file: `# bank.example
User-agent: *
Disallow: private/
Disallow: https://bank.example/internal/
Disallow: *.gif$
`,
    site: "https://bank.example",
    urls: [
      "https://bank.example/private/rates",
      "https://bank.example/internal/staff",
      "https://bank.example/logo.gif",
    ],
    crawlers: ["Googlebot", "DuckDuckBot"],
    notice: [
      {
        crawler: "Googlebot",
        url: "https://bank.example/private/rates",
        outcome: "allow",
        line: null,
      },
      {
        crawler: "Googlebot",
        url: "https://bank.example/internal/staff",
        outcome: "allow",
        line: null,
      },
      { crawler: "Googlebot", url: "https://bank.example/logo.gif", outcome: "disallow", line: 5 },
      {
        crawler: "DuckDuckBot",
        url: "https://bank.example/internal/staff",
        outcome: "disallow",
        line: 4,
        readAs: "www-robotrules",
      },
    ],
    problem: ["R301", "R302"],
  },
} satisfies TaughtBy<typeof texts>);
