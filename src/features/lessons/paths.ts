import { lessonsOn } from "./lesson.ts";

/** What a path without wildcards matches. */
export const paths = lessonsOn("paths", {
  // RFC 9309 2.2.2.
  "path-is-a-prefix": {
    title: "A path is a prefix, not a folder",
    text: "People often read the path as the name of one page or folder. A rule matches every URL whose path begins with the rule’s path, whatever follows. A rule for short links at /c also blocks /communities, and a rule for /cart also blocks /cartoons. End the path with a slash to mean a folder, or with “$” to mean a single URL.",
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
    notice: {
      "Googlebot /communities/chess: disallow by line 4":
        "The path of the URL begins with /c, and that is enough.",
      "Googlebot /jobs-report/2026: disallow by line 5": "The rest of the word does not matter.",
      "bingbot /cartoons: disallow by line 8": "/cartoons begins with /cart.",
    },
  },
  // RFC 9309 2.2.2.
  "folder-without-its-slash": {
    title: "A rule for /admin/ does not match /admin",
    text: "“Disallow: /admin/” seems to cover a folder and everything in it. But /admin and /admin?next=/map don’t start with /admin/, so crawlers may fetch them. Other pages often link to exactly these URLs. Remove the final slash if no other path starts with /admin, or add rules for “/admin$” and “/admin?”.",
    file: `# maps.example
User-agent: *
Disallow: /admin/
Disallow: /account/

Sitemap: https://maps.example/sitemap.xml
`,
    urls: ["/admin", "/admin/users", "/admin?next=/map"],
    crawlers: ["Googlebot", "bingbot"],
    notice: {
      "Googlebot /admin: allow": "/admin is one character too short to match the rule.",
      "Googlebot /admin/users: disallow by line 3": "The rule was written for URLs like this one.",
      "bingbot /admin?next=/map: allow":
        "The character after /admin is a question mark, not a slash.",
    },
  },
  // RFC 9309 2.2.1 and 2.2.2.
  "case-matters-in-paths": {
    title: "Upper and lower case matter in paths, but not in product tokens",
    text: "Field names and product tokens can be written in any case, so people expect the same of paths. In paths, “A” and “a” are different letters, even if the server sends the same page for both spellings. Write each path as it is in your links, and add a second rule if both spellings are in use.",
    file: `# library.example
USER-AGENT: GOOGLEBOT
DISALLOW: /Admin
DISALLOW: /Search

User-agent: *
Disallow: /Admin
`,
    urls: ["/Admin", "/admin", "/search"],
    crawlers: ["Googlebot", "bingbot"],
    notice: {
      "Googlebot /admin: allow": "“a” and “A” are different letters.",
      "Googlebot /Admin: disallow by line 3":
        "Field names and product tokens work in capitals too.",
    },
  },
  // RFC 9309 2.2.2; WWW::RobotRules 6.02, parse.
  "path-begins-with-a-slash": {
    title: "A path begins with a slash, not with a host",
    text: "A rule without its first slash, or with an absolute URL, looks right. Crawlers compare the rule with the path of a URL, which always begins with a slash. In most parsers the rule therefore never matches, and blocks nothing. Only a star can take the place of the first slash.",
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
    notice: {
      "Googlebot https://bank.example/private/rates: allow":
        "A URL’s path begins with “/”, not with “p”.",
      "Googlebot https://bank.example/internal/staff: allow":
        "A URL’s path begins with “/”, not with “https:”.",
      "Googlebot https://bank.example/logo.gif: disallow by line 5":
        "The star matches the first slash and everything up to “.gif”.",
      "DuckDuckBot https://bank.example/internal/staff: disallow by line 4 to www-robotrules":
        "WWW::RobotRules accepts an absolute URL of the same site.",
    },
  },
});
