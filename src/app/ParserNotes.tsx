import type { DialectId } from "../engine/parse/dialect.ts";

/** The version that a dialect follows; where its documentation contradicts itself or says nothing; and how the playground parses it. */
export function ParserNotes({ dialect }: { dialect: DialectId }) {
  return (
    <>
      <p>{parserNoteWords.version(parserNoteWords.versions[dialect])}</p>
      <ul>
        {parserNoteWords.notes[dialect].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

/** The version or edition that the playground follows, with its date; docs/parsers.md has the same. */
const versions: Readonly<Record<DialectId, string>> = {
  rfc9309: "September 2022",
  google: "1.0.0, February 2026",
  bing: "documentation of 2012 to 2019",
  yandex: "help pages of 2025",
  baidu: "help page without a date",
  python: "3.13.0, October 2024",
  "python-rfc9309": "3.13.15, 2026",
  "protego-0.7": "0.7.0, September 2026",
  protego: "0.6.1, June 2026",
  "crawler-commons": "1.7-SNAPSHOT of 2026, made after 1.6 of December 2025",
  "robots-parser": "3.0.1, 2023",
  "www-robotrules": "6.02, 2012",
  temoto: "1.1.2, March 2021",
  wget: "1.21.3, February 2022",
  heritrix: "3.15.0, May 2026",
  aipref: "draft of August 2026",
  "google-2019": "July 2019",
  "google-pre-2019": "before July 2019",
  "draft-1996": "December 1996",
  "original-1994": "June 1994",
};

/** The notes on each dialect; each is a text of whole sentences. Their source is that of the dialect, or is named in the text or in a comment. */
const notes: Readonly<Record<DialectId, readonly string[]>> = {
  rfc9309: [
    "RFC 9309 does not mention a byte order mark. The playground ignores it.",
    // 2.2.2.
    "The longest rule wins. The playground measures the rule itself, as Google’s parser does, not the part of the URL that it matches.",
    // 2.5.
    "A parser must read at least 500 KiB of a file. The playground reads the whole file.",
    // 2.3.1.4.
    "If robots.txt stays unreachable for a long time, for example 30 days, a crawler may act as if there were no file. The playground then uses the cached copy, if there is one.",
  ],
  // robots.cc; https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec
  google: [
    "The parser has no size limit. Google’s crawlers pass only the first 500 KiB of a file to it.",
    "The parser compares URLs as it gets them. Google’s crawlers percent-encode them first.",
    "A crawler with several tokens tries them in order, as Google’s documentation says. The parser alone would join the groups of all its tokens.",
    // https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec, errors and status codes.
    "After 30 days of server errors, Google acts as if there were no file, but only if the rest of the site responds. Otherwise it stops crawling the site.",
  ],
  // The blog post named as the source; https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0
  bing: [
    "Bing documents its tokens, the wildcards * and $, Crawl-delay, and that each host needs its own file. A group for Bingbot replaces the * group. For everything else, the playground follows RFC 9309.",
    "For Bing, only secondary sources say that the longest rule wins, whether Allow or Disallow. RFC 9309 says the same, so the playground uses the longest rule.",
    "A Crawl-delay in the * group applies to Bingbot even if Bingbot has its own group. Nothing else in the * group does.",
    "It is not verified whether Bingbot still falls back to a group for msnbot, its former token. In the playground it does not.",
    "Not documented: what ends a group or a list of user-agent lines, misspelled fields, the byte order mark, percent-encoding and the size limit. The playground follows RFC 9309.",
  ],
  // Yandex Webmaster help: robots-txt, allow-disallow, user-agent, crawl-delay, error-dictionary/robots-txt.
  yandex: [
    "A Yandex crawler looks for a group with its own token, then for the Yandex group, then for the * group. Yandex’s help warns that some Yandex crawlers may ignore the * group, and some the Yandex group too.",
    "An empty line between User-agent, Disallow and Allow is an error. In the playground it ends the group, and the rules after it apply to no crawler, as the help’s error message says.",
    "The help does not say whether a line with only spaces counts as an empty line. In the playground it does.",
    "Several groups with the same token are not documented, and several * groups are an error with unknown effect. The playground joins them, as in RFC 9309.",
    "A rule with over 1,024 characters and a file with over 2,048 rules are errors with unknown effect. The playground reads them.",
    "Yandex ignores a file over 500 KB and allows everything. The playground reads KB as 1,000 bytes.",
    "Yandex ignores an Allow without a path. Until about 2016 the help said that it means Disallow: /.",
    "The length of a rule with wildcards is not documented. The playground counts all its characters.",
    "Yandex has ignored Crawl-delay since 22 February 2018.",
    "Not documented: the byte order mark, percent-encoding, and /robots.txt itself. The playground follows RFC 9309.",
  ],
  baidu: [
    "The first Allow or Disallow line that matches decides. Its length does not matter.",
    "Baidu’s help says that a Disallow without a path allows everything. In the playground it disallows nothing, and the lines after it still count.",
    "An Allow without a path is not documented. The playground ignores it, as in RFC 9309.",
    "Baidu permits only one * group, and the effect of a second one is not documented. The playground joins groups with the same token, as in RFC 9309.",
    "Examples in copies of the help use .jpg$, without a slash, for all URLs that end in .jpg. The playground reads every rule of this form as if it began with a star. Without the final $, a rule with no slash or star at its start matches nothing.",
    "A file must have a Disallow line. The effect of a file without one is not documented; in the playground it allows everything.",
    "The help does not say whether a line with only spaces separates groups. In the playground it does, like an empty line.",
    "Not documented: the case of product tokens, rules before any group, the byte order mark, percent-encoding, the size limit, and /robots.txt itself. The playground follows RFC 9309.",
  ],
  // Lib/urllib/robotparser.py of the versions named.
  python: [
    "This is Python 3.8 to 3.13.7 and 3.14.0. Python 3.13.8 to 3.13.13 and 3.14.1 to 3.14.4 choose groups and rules in the same way, but compare percent-encoded characters and queries differently.",
    "Up to 3.13.7 and in 3.14.0, a single byte that is not UTF-8 makes Python reject the whole file. The playground reads the file, as later versions do.",
    "A rule or URL that Python considers malformed, such as //[, stops the parser with an error. In the playground, a malformed rule matches nothing.",
  ],
  "python-rfc9309": [
    "This is Python from 3.13.14 on, except 3.14.0 to 3.14.4. Python 3.13 drops an empty query of a URL (/a?), and the playground does too; Python 3.14 keeps it.",
    "The length of a rule is the length of the text that it matches, percent-encoded. The last star matches as much as it can, and a final $ does not count.",
    "Python ignores a rule with a $ that is not at its end.",
  ],
  // github.com/scrapy/protego and github.com/scrapy/scrapy (downloadermiddlewares/robotstxt.py).
  "protego-0.7": [
    "This is Protego 0.7.0. Scrapy crawlers that have not updated it follow Protego to 0.6.1, which the list also has.",
    "A token matches only from the start of a word: a group for foo applies to foobot, and a group for bot does not.",
    "Protego gets text, not bytes. A byte order mark at the start of the text makes the first line invalid. Scrapy removes the mark first, but the playground does not. Scrapy also drops bytes that are not UTF-8, and so does the playground.",
    "A rule that ends with $ also matches a dollar sign: Disallow: /a$ also disallows URLs that begin with /a%24.",
    "Scrapy compares its whole User-Agent header with the tokens, unless the setting ROBOTSTXT_USER_AGENT has another name. The playground compares the name in the table.",
  ],
  protego: [
    "This is Protego 0.6.1. In version 0.7.0 of September 2026, tokens match only from the start of a word, fragments are dropped, queries are compared percent-decoded, and /robots.txt is always allowed.",
    "Protego gets text, not bytes. A byte order mark at the start of the text makes the first line invalid. Scrapy removes the mark first, but the playground does not. Scrapy also drops bytes that are not UTF-8, and so does the playground.",
    "To disallow a path that contains =, end the rule before the = or write a star in its place. Protego percent-encodes the = in the URL, but not in the rule.",
    "A rule that ends with $ also matches a dollar sign: Disallow: /a$ also disallows URLs that begin with /a%24.",
    "In the playground, a token of one letter wins over *. In Protego both are equally strong, and the one that comes first in the file wins.",
  ],
  // SimpleRobotRulesParser and SimpleRobotRules.
  "crawler-commons": [
    "A Crawl-delay over 300 seconds disallows everything. Of several Crawl-delay lines in a group, the first counts. Of several groups for the same crawler, the shortest delay counts.",
    "In crawler-commons, a Crawl-delay over 300 seconds disallows even /robots.txt. In the playground it does not, because no crawler asks about that URL.",
    "Product tokens must be equal, which is the default. Programs can configure crawler-commons to compare prefixes.",
    "If an HTML page contains a user-agent line, crawler-commons removes the tags and reads the rest. In an HTML page without a user-agent line, it finds no rules and allows everything. The playground does both for any Content-Type.",
    "In a UTF-16 file, crawler-commons reads only the characters of Latin-1 correctly.",
    "If java.net.URI rejects a URL, for example because of a bracket in its path or a % without two digits, crawler-commons treats it as /.",
    "In a pattern that ends with $, crawler-commons tries the last part only where it first occurs. So Disallow: /*.php$ does not disallow /a.php.php.",
  ],
  "robots-parser": [
    "For a URL with another scheme, host or port than the file, the package gives no answer. If the site is known, the playground says that this file does not apply; otherwise it treats the URL as one of the site.",
    "The package gets text, so its caller decodes the bytes. The playground reads bytes that are not UTF-8 as U+FFFD.",
    "The package resolves URLs by the URL Standard. The playground follows its current edition, in which ^ in a path is percent-encoded.",
    "The package reads example.com/a as a path. The playground reads it as a URL without a scheme, as for every parser.",
  ],
  "www-robotrules": [
    // https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot
    "The help page on DuckDuckBot says that it respects WWW::RobotRules. It is not known whether DuckDuckBot runs this module.",
    "A Disallow with an absolute URL counts if that URL is on the site of the robots.txt. The playground compares it with the site of the tested URL; if only a path is tested, the rule always counts.",
    "The module knows nothing of URLs with another host or port. If the site is known, the playground says that the file does not apply to them; otherwise it treats them as URLs of the site.",
    "From version 5.11, the Perl module URI percent-encodes square brackets, in the rule and in the URL. The verdicts are the same as with earlier versions.",
  ],
  // parser.go, robotstxt.go and scanner.go of version 1.1.2; github.com/gocolly/colly 2.3.0, colly.go.
  temoto: [
    "One wrong line makes the library reject the whole file, and every verdict is undefined. Such a line is a rule or Crawl-delay before any user-agent line, or a Crawl-delay that is not a number, such as 5s.",
    "The library reads words, not lines: each two words are a field and its value. So Disallow /x Disallow /a in one line is two rules.",
    "A path with * or $ may begin anywhere in the URL’s path: Disallow: /a*b also disallows /x/a1b. A $ that is not at the end makes a rule match nothing.",
    "The longest rule wins, and of equally long rules the first. In a path with * or $, the characters * . + ? ( ) [ ] { } ^ and \\ each count 2, because the library turns the path into a regular expression.",
    "The library compares the path that its caller passes. In the playground, that is the URL’s path and query as written.",
    "Colly uses this library, but rewrites the query: it sorts the parameters by name and percent-encodes them again. So Colly compares ?b=2&a=1 as ?a=1&b=2, and ?x as ?x=. The playground does not.",
    "After a server error (5xx), the library disallows everything. Colly then allows everything, because version 1.1.2 of the library loses the error on its way to Colly.",
    "Colly ignores robots.txt unless the program sets IgnoreRobotsTxt to false. It never checks HEAD requests.",
  ],
  // src/res.c, src/url.c and src/recur.c of version 1.21.3.
  wget: [
    "Wget looks for the token wget, whatever its User-Agent header says. The playground compares the name of every crawler in the same way.",
    "Wget checks only the links that it follows. It fetches the URLs on its command line without asking robots.txt.",
    "A user-agent line after User-agent: * in the same list has no effect: Wget has then found its group.",
    "A Disallow or an Allow without a path allows every URL. The rules after it never decide.",
    "Wget compares only the path of a URL. A rule with a query, such as /a?x, matches no URL with that query.",
    "Wget decodes percent-encodings before it compares, except %2F. It treats %2F and %2f as different.",
    "Wget ends lines only at LF, so it reads a file with CR line endings as a single line. The editor shows such a file in lines, and the playground reads these lines.",
  ],
  // Robotstxt.java and RobotsDirectives.java of version 3.15.0.
  heritrix: [
    "Of the Disallow paths without * and $, Heritrix tries only one: the last in alphabetical order that does not come after the URL’s path. With Disallow: / and Disallow: /admin, /b is allowed. The same applies to Allow paths.",
    "Heritrix converts tokens to lower case, but not the name of the crawler. A group for FooBot applies to a crawler named foobot, and never to one named FooBot.",
    "A token with rules keeps them: a second user-agent line for it adds the next rules to the first ones. The tokens above that line in the same list get no rules.",
    "Heritrix decodes the URL, but not the rules: Disallow: /caf%C3%A9 matches no URL. Write /café. A + in the URL counts as a space.",
    "In a pattern with *, Heritrix takes each part where it first occurs. So Disallow: /*.php$ does not disallow /a.php/b.php.",
    "Heritrix reads 512,000 characters of a file and drops the last line if it is not complete. The playground counts bytes.",
    "Heritrix treats a URL with more than 2,083 characters as an error. The playground gives it a verdict.",
    "The Internet Archive also crawls with Zeno. How Zeno parses robots.txt is not verified.",
  ],
  // draft-ietf-aipref-attach, August 2026.
  aipref: [
    "This is RFC 9309 with one addition of a draft. A Content-Usage line is a rule, so it ends a list of user-agent lines, as Allow and Disallow do.",
    "It is a draft of August 2026, and it can change. No crawler is known to read robots.txt in this way.",
    "The draft says nothing about Content-Signal and License. As in RFC 9309, these lines end no list of user-agent lines.",
  ],
  "google-2019": [
    "The documentation calls product tokens case-sensitive, but in its own table Googlebot follows the group “googlebot”. The playground ignores case.",
    "The documentation says that the least restrictive of conflicting rules wins, “including those with wildcards”. But its table calls the verdict on /page.htm undefined for “allow: /page” and “disallow: /*.htm”.",
    "In the playground, a verdict for which both an Allow and a Disallow match can be undefined. It is if the longest Allow or the longest Disallow has a wildcard before its end. Otherwise the longer rule wins, and Allow wins a tie.",
    // https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec
    "Google’s current documentation decides this case by length. This is the documentation of July 2019.",
    // github.com/google/robotstxt dd2f750, 25 June 2019.
    "The parser that Google released on the same day differs: it accepts misspelled fields, and it counts a trailing wildcard.",
    "A path must start with a slash. Any other rule, including “*”, matches nothing.",
    "The length of a path with characters outside ASCII is not documented. The playground counts them percent-encoded, as Google’s parser does.",
    "For characters outside ASCII, the documentation says which percent-encodings are equal. For all other characters it does not, and the playground follows RFC 9309.",
    "The documentation does not say whether /robots.txt is always allowed. The playground allows it, as in RFC 9309.",
  ],
  "google-pre-2019": [
    "“The order of precedence for rules with wildcards is undefined.” In the playground, the verdict is undefined if the longest Allow or the longest Disallow has a wildcard before its end.",
    "Only the table of the Bengali edition says that Allow wins a tie (“/folder” against “/folder”). The Portuguese edition has “/folder/” against “/folder” instead.",
    "The documentation leaves undefined how a misspelled field such as “useragent” is handled. The playground ignores it.",
    "The Portuguese edition calls field names case-sensitive; the Bengali edition calls them case-insensitive. The playground ignores case.",
    "Only one group applies to a crawler. The documentation does not say which of two groups with the same token applies, and calls the order of groups irrelevant. The playground uses the first.",
    "User-agent lines “directly in sequence” share their rules. A Sitemap line between them separates them, according to the grammar; unknown fields do not.",
    "Only the Portuguese edition says that a missing slash at the start of a path may be added. The playground adds it.",
    "The size limit is “500 kilobytes (KB)”, and the rest “may be ignored”. The playground reads 500,000 bytes and ignores the rest.",
    "The length of a path with characters outside ASCII is not documented. The playground counts them percent-encoded, as Google’s parser does.",
    "For characters outside ASCII, the documentation says which percent-encodings are equal. For all other characters it does not, and the playground follows RFC 9309.",
    "The documentation does not say whether /robots.txt is always allowed. The playground allows it, as in RFC 9309.",
  ],
  "draft-1996": [
    // 3.2.2; the example in section 4.
    "The first rule that matches decides, in the order of the file. An empty path matches every URL and disallows none, as in the draft’s example.",
    // 3.3.
    "A group needs a rule: an Allow, a Disallow or any other field. Crawlers named in a group without one follow the * group.",
    "In the draft’s grammar, a line with any other field is also a rule, so it ends a list of user-agent lines.",
    "A # anywhere in a line begins a comment, because the grammar excludes it from values.",
    "The draft does not say whether the query belongs to “the path portion of the URL”. In the playground it does, as in RFC 9309.",
    "The draft does not mention characters outside ASCII. The playground compares their bytes in UTF-8.",
    "The draft does not mention a byte order mark, or rules before the first group. The playground follows RFC 9309.",
  ],
  "original-1994": [
    "There is no Allow, no wildcard and no Crawl-delay. Unknown fields are ignored, and * and $ in a path are ordinary characters.",
    "“A case insensitive substring match of the name without version information is recommended.” The text does not say which name contains the other. As in WWW::RobotRules, the crawler’s name must contain the name in the file.",
    "The specification does not say which of several groups with the same token applies. The playground uses the first.",
    "A group needs a Disallow line. Crawlers named in a group without one follow the * group.",
    "Comments follow “Bourne shell conventions”, where a # inside a word begins no comment. In the playground, a # anywhere begins one, as in all later specifications.",
    "The effect of an empty Disallow next to other rules is not specified. In the playground it has none, as in RFC 9309.",
    "The specification does not say what ends a list of user-agent lines within a group. The playground follows RFC 9309.",
    "The specification does not mention percent-encoding. The playground compares the path and the URL as written.",
    "The specification does not say whether the query is compared too. In the playground it is, as in RFC 9309.",
    "The specification does not mention a byte order mark, or rules before the first group. The playground follows RFC 9309.",
    "The specification does not say whether /robots.txt is always allowed. The playground allows it, as in RFC 9309.",
  ],
};

/** The facts about parsers besides their titles. */
const parserNoteWords = {
  notes,
  versions,
  version: (version: string): string => `Version: ${version}`,
};
