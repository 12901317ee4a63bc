import { lessonsOn } from "./lesson.ts";

/**
 * What fetched pages may be used for, and the block that Cloudflare puts before a file. The sources
 * are draft-ietf-aipref-attach and -vocab (August 2026), contentsignals.org, and the block as sites
 * quoted it since July 2026; all come from drafts or a vendor’s documents.
 */
export const uses = lessonsOn("uses", {
  // draft-ietf-aipref-attach, the example.
  "preference-for-a-folder": {
    title: "A Content-Usage line can be for a folder",
    text: "Content-Usage is a draft of the IETF (August 2026). A line without a path is for every URL of its group, and a line with a path is for the URLs that match it. The line with the longest matching path counts. A crawler obeys these lines only if its own documentation says so.",
    file: `# essays.example
User-agent: *
Allow: /
Content-Usage: train-ai=n
Content-Usage: /ai-ok/ train-ai=y
`,
    urls: ["/ai-ok/1", "/essays/1"],
    crawlers: ["GPTBot", "CCBot"],
    notice: {
      "GPTBot /ai-ok/1: allow by line 3; training allowed":
        "Line 5 has a path that matches, and line 4 has none, so line 5 counts.",
      "CCBot /essays/1: allow by line 3; training refused":
        "Only line 4 is about this URL, and it refuses training.",
    },
  },
  // draft-ietf-aipref-attach: the path with the longest match; nothing is merged in.
  "longer-path-puts-the-other-aside": {
    title: "A preference with a longer path replaces the shorter one",
    text: "Site owners expect the lines of a group to add up. They do not: of all Content-Usage lines, only those with the longest matching path count (IETF draft of August 2026). What a shorter line says about search then does not count. Repeat it in the longer line.",
    file: `# maps.example
User-agent: *
Allow: /
Content-Usage: train-ai=n, search=y
Content-Usage: /data/ train-ai=y
`,
    urls: ["/data/1", "/about"],
    crawlers: ["bingbot"],
    notice: {
      "bingbot /data/1: allow by line 3; training allowed, search unstated":
        "Line 5 has the longer path, and it says nothing about search.",
      "bingbot /about: allow by line 3; training refused, search allowed":
        "Line 5 does not match, so line 4 counts.",
    },
  },
  // draft-ietf-aipref-attach: identical paths; vocab: any disallow wins.
  "a-refusal-wins-a-tie": {
    title: "If two preferences disagree, the refusal wins",
    text: "Under RFC 9309, Allow wins a tie against Disallow. Preferences do the opposite: if two lines count for the same URL, the more restrictive answer is used. The IETF’s drafts of August 2026 say so. The playground does the same where a Content-Usage and a Content-Signal line disagree.",
    file: `# poems.example
User-agent: *
Allow: /
Content-Usage: train-ai=y
Content-Usage: train-ai=n
Content-Signal: search=yes, ai-train=yes
`,
    urls: ["/1"],
    crawlers: ["GPTBot"],
    notice: {
      "GPTBot /1: allow by line 3; training refused, search allowed":
        "Lines 4 and 6 allow training, but line 5 refuses it.",
    },
  },
  // RFC 9309 2.2.1.
  "preferences-are-not-inherited": {
    title: "A named group does not inherit the preferences of “*”",
    text: "Many files refuse training in the “*” group and have groups for single crawlers below. A crawler with a group of its own does not read the “*” group, so the file tells it nothing about training. Repeat the line in each group that it is meant for.",
    file: `# news.example
User-agent: *
Content-Signal: ai-train=no
Allow: /

User-agent: GPTBot
Disallow: /archive/
`,
    urls: ["/today"],
    crawlers: ["GPTBot", "CCBot"],
    notice: {
      "GPTBot /today: allow; training unstated":
        "GPTBot reads only its own group, which says nothing about training.",
      "CCBot /today: allow by line 4; training refused":
        "No group names CCBot, so it reads the “*” group.",
    },
  },
  // RFC 9651 4.2: if parsing fails, the field is ignored.
  "one-capital-letter-and-nothing-counts": {
    title: "One capital letter makes a Content-Usage line unreadable",
    text: "Field names ignore case, so people write labels as they like. But the value of Content-Usage is a dictionary of RFC 9651, whose labels are in lower case. A parser that finds one mistake ignores the whole line, and its other parts too. Values are y and n, not yes and no.",
    file: `# recipes.example
User-agent: *
Allow: /
Content-Usage: Train-AI=n, search=y
Content-Usage: /soups/ train-ai=no
`,
    urls: ["/bread", "/soups/1"],
    crawlers: ["GPTBot"],
    notice: {
      "GPTBot /bread: allow by line 3; training unstated, search unstated":
        "The capital letters in line 4 make all of it unreadable.",
      "GPTBot /soups/1: allow by line 3; training unstated":
        "Line 5 can be read, but no is not a value of Content-Usage.",
    },
  },
  // draft-ietf-aipref-attach: no preferences are implied for resources that are disallowed.
  "blocked-pages-have-no-preference": {
    title: "A preference says nothing about a blocked page",
    text: "Some files allow search for pages that the same group blocks. A preference is about what happens after fetching. A crawler that may not fetch a page has nothing to use, so its preferences do not apply (IETF draft of August 2026). Allow the pages that may be used, and refuse the uses you do not want.",
    file: `# studio.example
User-agent: *
Content-Signal: search=yes, ai-train=no
Disallow: /photos/
`,
    urls: ["/photos/1", "/prices"],
    crawlers: ["Googlebot"],
    notice: {
      "Googlebot /photos/1: disallow by line 4; search not-applicable":
        "The page may not be fetched, so search=yes does not apply to it.",
      "Googlebot /prices: allow; search allowed, training refused":
        "No rule blocks this page, so line 3 counts.",
    },
  },
  // RFC 9309 2.2.2: Allow wins a tie.
  "managed-block-opens-a-closed-site": {
    title: "Cloudflare’s block can allow a site that was blocked",
    text: "Cloudflare can put a block of its own above a site’s file. Its “*” group has Allow: /. The owner’s “*” group below is joined to it, and an Allow wins a tie against Disallow: /. So crawlers may fetch a site that was meant to be blocked. Turn the block off, or disallow more exactly, for example with /*.",
    file: `# BEGIN Cloudflare Managed content
User-agent: *
Content-Signal: search=yes,ai-train=no,use=reference
Allow: /
# END Cloudflare Managed Content

# staging.example
User-agent: *
Disallow: /
`,
    urls: ["/"],
    crawlers: ["Googlebot", "bingbot"],
    notice: {
      "Googlebot /: allow by line 4; training refused, search allowed":
        "Lines 4 and 9 are equally long, and Allow wins the tie.",
      "bingbot /: allow by line 4 to bing": "Bing joins the two groups as well.",
    },
  },
  // RFC 9309 2.2.1.
  "managed-block-stays-for-named-crawlers": {
    title: "An open “*” group does not undo Cloudflare’s block",
    text: "Site owners write a “*” group that allows everything and expect it to open the site to every crawler. But the block above names single crawlers, such as GPTBot, each in a group of its own with Disallow: /. Those crawlers read their own group. Name them in the file too, or turn the block off.",
    file: `# BEGIN Cloudflare Managed content
User-agent: *
Content-Signal: search=yes,ai-train=no
Allow: /

User-agent: GPTBot
Disallow: /
# END Cloudflare Managed Content

# docs.example
User-agent: *
Allow: /
`,
    urls: ["/start"],
    crawlers: ["GPTBot", "OAI-SearchBot"],
    notice: {
      "GPTBot /start: disallow by line 7; training not-applicable":
        "GPTBot reads only its group in the block.",
      "OAI-SearchBot /start: allow by line 4; training refused":
        "No group names this crawler, so the joined “*” group counts.",
    },
  },
  // RFC 9309 2.2.1 and 2.2.2; robotparser.py.
  "managed-block-and-a-group-of-ones-own": {
    title: "An owner’s group is joined to the one in Cloudflare’s block",
    text: "People say that the block above wins, or that parsers stop at the first group. RFC 9309 joins groups with the same product token, and Allow wins a tie. So an owner who allows GPTBot opens the site to it. A few older parsers do read only the first group with a token.",
    file: `# BEGIN Cloudflare Managed content
User-agent: GPTBot
Disallow: /
# END Cloudflare Managed Content

# docs.example
User-agent: GPTBot
Allow: /
Disallow: /drafts/
`,
    urls: ["/start", "/drafts/1"],
    crawlers: ["GPTBot"],
    notice: {
      "GPTBot /start: allow by line 8; training unstated":
        "Lines 3 and 8 are in one group and equally long, and Allow wins.",
      "GPTBot /drafts/1: disallow by line 9": "The longest rule that matches is line 9.",
      "GPTBot /start: disallow by line 3 to python":
        "Python up to 3.13.13 reads only the first group for GPTBot.",
    },
  },
  // draft-kelley-aipref-training-preference-signal-00, abstract; the token: see purpose-tokens.ts.
  "purpose-token-blocks-no-crawler": {
    title: "A purpose token blocks no crawler",
    text: "A draft of 30 October 2026 states preferences in ordinary groups. The user-agent line then names a purpose and not a crawler, and Disallow refuses this use for the URLs that it matches. Every crawler may still fetch them. No operator states yet that it obeys the token, and its spelling is known only from a release note of 11 November 2026.",
    file: `# novels.example
User-agent: *
Allow: /

User-agent: __usage_ai-training
Disallow: /
Allow: /samples/
`,
    urls: ["/novels/1", "/samples/1"],
    crawlers: ["GPTBot", "Googlebot"],
    notice: {
      "GPTBot /novels/1: allow by line 3; training refused":
        "GPTBot reads the “*” group and may fetch the page. Line 6 refuses training.",
      "Googlebot /samples/1: allow by line 3; training allowed":
        "Line 7 has the longer path, so training is allowed.",
    },
  },
  // draft-ietf-aipref-attach: a rule of a group; RFC 9309 2.2.
  "preference-above-the-groups": {
    title: "A preference above the first group is for no crawler",
    text: "A sitemap line may be anywhere, so people put Content-Signal and Content-Usage at the top of the file. But a preference is part of a group. Above the first user-agent line it is in no group, so no crawler reads it. Write it below the user-agent line.",
    file: `# radio.example
Content-Signal: ai-train=no

User-agent: *
Content-Usage: search=y
Allow: /
`,
    urls: ["/"],
    crawlers: ["CCBot"],
    notice: {
      "CCBot /: allow by line 6; training unstated, search allowed":
        "Line 2 is in no group. Line 5 is in the “*” group, so it counts.",
    },
  },
});
