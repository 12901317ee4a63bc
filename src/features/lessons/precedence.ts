import { lessonsOn } from "./lesson.ts";

/** Which of several rules that match decides. */
export const precedence = lessonsOn("precedence", {
  // RFC 9309 2.2.2; Baidu, robots.txt help; robotparser.py, Entry.allowance.
  "order-does-not-matter": {
    title: "Under RFC 9309 the order of rules does not matter",
    text: "Many people believe that the first matching rule decides, as in a firewall, or that the last one does. RFC 9309 and the search engines that follow it use the longest matching rule, wherever it is in the file. A few parsers use the first matching rule, and for them “Allow: /” as the first rule allows everything. Put exceptions above the general rule, and both kinds of parser agree.",
    file: `# club.example
User-agent: *
Allow: /
Disallow: /private/
Disallow: /members/
`,
    urls: ["/private/minutes", "/events"],
    crawlers: ["Googlebot", "Baiduspider"],
    notice: {
      "Googlebot /private/minutes: disallow by line 4":
        "The longer rule wins: “/private/” has length 9, and “/” only 1.",
      "Baiduspider /private/minutes: allow by line 3 to baidu":
        "Baidu’s help page says that the first matching rule decides.",
      "Googlebot /private/minutes: allow by line 3 to python":
        "Python up to 3.13.13 uses the first matching rule too.",
    },
  },
  // RFC 9309 2.2.2; robotparser.py of CPython 3.13.14, Entry.allowance.
  "exception-must-be-longer": {
    title: "For Google, a short Allow makes no exception to a longer Disallow",
    text: "People believe that an Allow is always an exception, or that a rule with a wildcard counts less than a plain path. Google’s parser and many others compare only the lengths of the rules, wildcards included. A short Allow therefore loses to a Disallow with a long folder name. Repeat the folder in the exception: “Allow: /downloads/*.pdf$”.",
    file: `# manuals.example
User-agent: *
Allow: /page
Disallow: /*.htm
Disallow: /downloads/
Allow: /*.pdf$
`,
    urls: ["/page.htm", "/downloads/a.pdf"],
    crawlers: ["Googlebot", "bingbot"],
    notice: {
      "Googlebot /downloads/a.pdf: disallow by line 5":
        "“/downloads/” has length 11, and “/*.pdf$” only 7.",
      "Googlebot /page.htm: disallow by line 4":
        "“/*.htm” has length 6 with its star, and “/page” only 5.",
      "Googlebot /downloads/a.pdf: allow by line 6 to python-rfc9309":
        "Since 3.13.14 and 3.14.5, Python compares how much of the URL each rule matches.",
    },
  },
  // RFC 9309 2.2.2; Google, Robots.txt Specifications, July 2019: “The trailing wildcard is ignored.”
  "allow-wins-a-tie": {
    title: "Under RFC 9309 Allow wins a tie",
    text: "A star at the end of a rule adds no URLs. People therefore ignore the star, and expect the stricter rule to win. But the star adds to the length: the Allow here is as long as the Disallow, and Allow wins a tie. Leave out stars at the end, and never allow and disallow the same path.",
    file: `# shop.example
User-agent: *
# Block the list, allow each product
Disallow: /products
Allow: /product*

User-agent: bingbot
Disallow: /news
Allow: /news
`,
    urls: ["/products", "/product/boot", "/news"],
    crawlers: ["Googlebot", "bingbot"],
    notice: {
      "Googlebot /products: allow by line 5": "Both rules have length 9.",
      "bingbot /news: allow by line 9": "Both rules have the same path, so Allow wins.",
      "Googlebot /products: disallow by line 4 to google-2019":
        "Under Google’s documentation of July 2019, a star at the end does not count.",
    },
  },
  // google/robotstxt, robots.cc, HandleAllow.
  "index-page-and-its-folder": {
    title: "For Google, an Allow for index.html also allows its folder",
    text: "A folder and its index.html are usually one page, and people expect crawlers to know that. Under RFC 9309 they are two URLs, so the folder stays blocked. Google’s parser makes an exception if the last part of an Allow’s path begins with index.htm. To allow the folder in most other parsers too, put “Allow: /guide/$” above the Disallow.",
    file: `# docs.example
User-agent: *
Disallow: /
Allow: /guide/index.html
`,
    urls: ["/guide/", "/guide/index.html", "/guide/intro"],
    crawlers: ["Googlebot", "bingbot"],
    readAs: "each-as-itself",
    notice: {
      "Googlebot /guide/: allow by line 4":
        "Google’s parser also reads line 4 as “Allow: /guide/$”.",
      "bingbot /guide/: disallow by line 3":
        "RFC 9309 does not have this exception, and Bing does not document it.",
      "Googlebot /guide/intro: disallow by line 3":
        "Line 4 allows only the folder itself and index.html, not the other pages in the folder.",
    },
  },
});
