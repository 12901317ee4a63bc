import { lessonsOn, verdict } from "./lesson.ts";

/** What a path without wildcards matches. */
export const paths = lessonsOn("paths", {
  "path-is-a-prefix": {
    title: "A path is a beginning, not a folder",
    text: "A rule is often read as the name of one page or folder. It forbids every URL that begins with these characters, whatever comes next, so a rule for short links at /c takes the communities along, and one for the cart takes the cartoons. End the path with a slash where a folder is meant, or with “$” where a single page is.",
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
      verdict("Googlebot", "/communities/chess", "disallow", 4),
      verdict("Googlebot", "/jobs-report/2026", "disallow", 5),
      verdict("bingbot", "/cartoons", "disallow", 8),
    ],
    remarks: [
      "It begins with /c, and no more is asked.",
      "A word need not end where the rule does.",
      "There is a cart in every cartoon.",
    ],
    problem: ["R410"],
  },
  "folder-without-its-slash": {
    title: "A rule for /admin/ leaves out /admin",
    text: "With the slash at its end the rule seems to be about the folder and all that is in it. The address without the slash does not begin like that, nor does the same with a query, so both stay open, and they are often the ones that are linked to. Leave the slash off, if nothing else begins with these letters, or add a rule such as “Disallow: /admin$”.",
    file: `# maps.example
User-agent: *
Disallow: /admin/
Disallow: /account/

Sitemap: https://maps.example/sitemap.xml
`,
    urls: ["/admin", "/admin/users", "/admin?next=/map"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      verdict("Googlebot", "/admin", "allow", null),
      verdict("Googlebot", "/admin/users", "disallow", 3),
      verdict("bingbot", "/admin?next=/map", "allow", null),
    ],
    remarks: [
      "One character is missing to match the rule.",
      "This is what the rule is good for.",
      "A question mark is no slash.",
    ],
    problem: ["R411"],
  },
  "case-matters-in-paths": {
    title: "Capital letters matter in paths, but not in names",
    text: "Names of fields and of crawlers may be written in any case, and so people expect the same of paths. Paths are compared letter by letter, even if the server gives out the same page for either spelling. Write each path as it stands in the links, and add a second rule where both spellings are in use.",
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
      verdict("Googlebot", "/admin", "allow", null),
      verdict("Googlebot", "/Admin", "disallow", 3),
    ],
    remarks: ["A small a is another letter.", "The shouted field and name are understood."],
    problem: ["R414"],
  },
  "path-begins-with-a-slash": {
    title: "A path begins with a slash, not with a host",
    text: "A rule without its first slash, or with the whole address of a page, looks right to people. Crawlers compare it with the path of a URL, which always begins with a slash, so it never matches and nothing is forbidden; well-known software has shipped with such a file. Only a star may stand in the first place instead.",
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
      verdict("Googlebot", "https://bank.example/private/rates", "allow", null),
      verdict("Googlebot", "https://bank.example/internal/staff", "allow", null),
      verdict("Googlebot", "https://bank.example/logo.gif", "disallow", 5),
      verdict(
        "DuckDuckBot",
        "https://bank.example/internal/staff",
        "disallow",
        4,
        "www-robotrules",
      ),
    ],
    remarks: [
      "No path begins with a p.",
      "No path begins with a scheme.",
      "The star stands for everything from the first slash on.",
      "This old library does take whole addresses of the same site.",
    ],
    problem: ["R301", "R302"],
  },
});
