import { lessonsOn, verdict } from "./lesson.ts";

/** Which of several rules that match decides. */
export const precedence = lessonsOn("precedence", {
  "order-does-not-matter": {
    title: "The order of rules does not matter",
    text: "Many believe that the first rule that matches decides, as in a firewall, or that the last one does. The standard and the search engines that follow it take the longest, wherever it stands. A few readers do go from top to bottom, and to them “Allow: /” in the first place opens everything. Put exceptions above the general rule, and both kinds agree.",
    file: `# club.example
User-agent: *
Allow: /
Disallow: /private/
Disallow: /members/
`,
    urls: ["/private/minutes", "/events"],
    crawlers: ["Googlebot", "Baiduspider"],
    notice: [
      verdict("Googlebot", "/private/minutes", "disallow", 4),
      verdict("Baiduspider", "/private/minutes", "allow", 3, "baidu"),
      verdict("Googlebot", "/private/minutes", "allow", 3, "python"),
    ],
    remarks: [
      "Nine characters are more than one.",
      "Baidu’s help has the first rule that matches decide.",
      "So does Python up to 3.13.13.",
    ],
    problem: ["R405"],
  },
  "exception-must-be-longer": {
    title: "An exception has to be longer than its rule",
    text: "An Allow is believed to be an exception as such, or the one with a wildcard to be less exact than a plain path. All that counts is how long the rule is written, its wildcards included, so a short Allow loses to the name of a long folder. Repeat the folder in the exception: “Allow: /downloads/*.pdf$”.",
    file: `# manuals.example
User-agent: *
Allow: /page
Disallow: /*.htm
Disallow: /downloads/
Allow: /*.pdf$
`,
    urls: ["/page.htm", "/downloads/a.pdf"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      verdict("Googlebot", "/downloads/a.pdf", "disallow", 5),
      verdict("Googlebot", "/page.htm", "disallow", 4),
      verdict("Googlebot", "/downloads/a.pdf", "allow", 6, "python-rfc9309"),
    ],
    remarks: [
      "Eleven characters against seven.",
      "Six characters against five, the star included.",
      "Python from 3.13.14 on counts what a rule matched, not how long it is written.",
    ],
    problem: ["R404"],
  },
  "allow-wins-a-tie": {
    title: "Of two rules as long as each other Allow wins",
    text: "A star at the end of a rule matches nothing more, so people think of it as decoration, and of the stricter rule as the safer one. The star counts as a character, which here makes the Allow as long as the Disallow, and where two are equally long the Allow decides. Leave out stars at the end, and never forbid and allow the same path.",
    file: `# shop.example
User-agent: *
# The list is closed, each product is open
Disallow: /products
Allow: /product*

User-agent: bingbot
Disallow: /news
Allow: /news
`,
    urls: ["/products", "/product/boot", "/news"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      verdict("Googlebot", "/products", "allow", 5),
      verdict("bingbot", "/news", "allow", 9),
      verdict("Googlebot", "/products", "disallow", 4, "google-2019"),
    ],
    remarks: [
      "Both rules have nine characters.",
      "The same path twice, and the Allow decides.",
      "Google’s document of 2019 ignores a star at the end.",
    ],
    problem: ["R303", "R402"],
  },
  "index-page-and-its-folder": {
    title: "To Google, whoever allows index.html allows its folder",
    text: "A folder and the index.html in it are usually one page, and people expect crawlers to know that. To the standard they are two URLs, so the folder stays closed. Google’s parser makes an exception for an Allow that ends in index.htm or index.html, and a few libraries do likewise. Allow the folder itself: “Allow: /guide/$”.",
    file: `# docs.example
User-agent: *
Disallow: /
Allow: /guide/index.html
`,
    urls: ["/guide/", "/guide/index.html", "/guide/intro"],
    crawlers: ["Googlebot", "bingbot"],
    readAs: "each-as-itself",
    notice: [
      verdict("Googlebot", "/guide/", "allow", 4),
      verdict("bingbot", "/guide/", "disallow", 3),
      verdict("Googlebot", "/guide/intro", "disallow", 3),
    ],
    remarks: [
      "Google tries the folder where the page itself is not asked for.",
      "Bing documents no such thing, and neither does the standard.",
      "The folder alone is meant, not what is in it.",
    ],
    problem: ["R318"],
  },
});
