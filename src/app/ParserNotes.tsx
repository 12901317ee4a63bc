import type { DialectId } from "../engine/parse/dialect.ts";

/** What a dialect's documents contradict or leave open, and how it is read here. */
export function ParserNotes({ dialect }: { dialect: DialectId }) {
  return (
    <ul>
      {parserNoteWords.notes[dialect].map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

// Of both of Google’s older documents.
const LENGTH_IN_GOOGLE =
  "The document does not say how long a path with non-ASCII characters is. Here it is counted percent-encoded, as in Google’s parser.";
const ENCODING_IN_GOOGLE =
  "The document says which percent-encodings are equal only for non-ASCII characters. For all others, RFC 9309 is used.";
const ROBOTS_TXT_OPEN =
  "The document does not say whether crawlers may always fetch /robots.txt itself. RFC 9309 is used, so they may.";

// Of both documents of the 1990s.
const NOT_IN_THE_1990S =
  "The document mentions neither a byte order mark nor rules before the first record. RFC 9309 is used.";

/** What each dialect's documents contradict or leave open, and how it is read here. The sources are in `source` and the comments of engine/dialects. */
const notes: Readonly<Record<DialectId, readonly string[]>> = {
  rfc9309: [
    "RFC 9309 does not mention a byte order mark. Here it is ignored.",
    "In RFC 9309 the longest match wins. Here the length of the rule counts, as in Google’s parser, and not the part of the URL that it matches.",
  ],
  google: [
    "The parser itself has no size limit. Google’s crawlers give it the first 500 KiB of a file.",
    "The parser compares URLs as it receives them. Google’s crawlers give it percent-encoded URLs.",
    "A crawler with several product tokens tries them in order, as Google’s documentation says. The parser itself would join the groups of all of them.",
  ],
  bing: [
    "Bing documents its product tokens, the wildcards * and $, Crawl-delay, and that a file applies to one host. It also says that a group for Bingbot replaces the * group. For everything else, RFC 9309 is used.",
    "Bing’s documentation does not say whether Allow or Disallow wins. Secondary sources name the longest rule, as RFC 9309 does.",
    "A Crawl-delay in the * group also applies to Bingbot if Bingbot has its own group. Nothing else in the * group does.",
    "It is not verified whether Bingbot falls back to a group for msnbot, its former name. Here it does not.",
    "Bing does not document what ends a group, misspelled fields, the byte order mark, percent-encoding or the size limit. RFC 9309 is used.",
  ],
  yandex: [
    "Yandex crawlers read the group of their own name, else the group for Yandex, else the * group. The help warns that some of them ignore the * group, and some also the group for Yandex.",
    "An empty line between User-agent, Disallow and Allow is an error. Here it ends the group, and the rules after it apply to no crawler, as the help’s error message says.",
    "Yandex does not document whether a line of spaces counts as empty. Here it does.",
    "Yandex does not document several groups with the same name, and calls several * groups an error. Here they are joined, as in RFC 9309.",
    "A rule of over 1024 characters and a file of over 2048 rules are errors, and their effect is not documented. Here all rules are read.",
    "A file over 500 KB is ignored, so everything is allowed. Here 1 KB is 1000 bytes.",
    "An Allow without a path is ignored. Until about 2016, the help said that it means Disallow: /.",
    "Yandex does not document how long a rule with wildcards is. Here all of its characters count.",
    "Yandex has ignored Crawl-delay since 22 February 2018.",
    "Yandex does not document the byte order mark, percent-encoding, or /robots.txt itself. RFC 9309 is used.",
  ],
  baidu: [
    "The first matching Allow or Disallow line decides; its length does not matter.",
    "A Disallow without a path allows everything. Here it blocks nothing, and later lines still count.",
    "Baidu does not document an Allow without a path. Here it has no effect, as in RFC 9309.",
    "Only one * group is permitted, and the effect of a second one is not documented. Here groups with the same name are joined, as in RFC 9309.",
    "Some copies of the help write .jpg$, without a slash, for all URLs that end in .jpg. Here a rule that starts with neither a slash nor a star works this way if it ends in $, and otherwise matches nothing.",
    "A file must have a Disallow line, and the effect of a file without one is not documented. Here it blocks nothing.",
    "Baidu does not document whether a line of spaces separates groups. Here it does, as an empty line does.",
    "Baidu does not document upper and lower case in names, rules before any group, the byte order mark, percent-encoding, the size limit, or /robots.txt itself. RFC 9309 is used.",
  ],
  python: [
    "This is Python 3.8 to 3.13.7, and 3.14.0. Versions 3.13.8 to 3.13.13 and 3.14.1 to 3.14.4 choose groups and rules in the same way, but compare percent-encodings and queries differently.",
    "Up to 3.13.7, one byte that is not UTF-8 makes Python reject the whole file. Here the file is read, as later versions do.",
    "A rule or URL that Python considers malformed, such as //[, stops Python with an error. Here such a rule matches nothing.",
  ],
  "python-rfc9309": [
    "Python from 3.14.5 and from 3.15 reads files in the same way. An empty query of a URL (/a?) is dropped here, as in 3.13; from 3.14 on, Python keeps it.",
    "The length of a rule is the length of the part of the URL that it matches, percent-encoded. The last star matches as much as it can, and a final $ does not count.",
    "Python drops a rule with a $ that is not at its end.",
  ],
  protego: [
    "Protego 0.7.0 of September 2026 works differently: it matches product tokens only as whole words, drops fragments, compares queries percent-decoded, and always allows /robots.txt.",
    "Protego receives text, not bytes. A byte order mark at the start spoils the first line, unless Scrapy has removed it. Bytes that are not UTF-8 are dropped here, as in Scrapy.",
    "Only a rule that ends before the =, or has a star in its place, can block a path with =. Protego percent-encodes the = in the URL, but not in the rule.",
    "A final $ in a rule also matches a dollar sign: Disallow: /a$ also blocks URLs that begin with /a%24.",
    "A product token of one letter wins over *. In Protego both are equally strong, and the earlier one wins.",
  ],
  "crawler-commons": [
    "A Crawl-delay of more than 300 seconds blocks everything. Of several in a group, the first counts; of several groups, the shortest.",
    "In crawler-commons such a Crawl-delay blocks even /robots.txt. Here it does not, because crawlers do not ask about that URL.",
    "Product tokens are compared as a whole, which is the default. An option of crawler-commons compares only their beginnings.",
    "If an HTML page has a user-agent line, it is read without its tags; if it has none, everything is allowed. Here this does not depend on the content type text/html.",
    "A file in UTF-16 is read only as far as its characters are in Latin-1.",
    "A URL that java.net.URI rejects (with a bracket in its path, or a % without two digits) is compared as if it were /.",
    "A rule that ends in $ is tried only where its last part first fits: Disallow: /*.php$ does not block /a.php.php.",
  ],
  "robots-parser": [
    "The package gives no verdict for a URL with another scheme, host or port than the file’s. Here such a URL is not governed if Site is filled in, and otherwise counts as part of the site.",
    "The package receives text and does not decode bytes. Here bytes that are not UTF-8 are read as U+FFFD.",
    "The package resolves URLs by the URL Standard. Here its current edition is used, which percent-encodes `^` in a path.",
    "A URL typed without a scheme is read as for the other parsers. The package would treat `example.com/a` as a path.",
  ],
  "www-robotrules": [
    "DuckDuckBot’s help says that it respects WWW::RobotRules. It is not known whether it runs this module.",
    "A Disallow with an absolute URL counts if it is on the site of the robots.txt. Here it must be on the site of the URL in question; for a URL without a host, it always counts.",
    "The module does not know URLs on another host or port. Here they are not governed if Site is filled in, and otherwise count as part of the site.",
    "Square brackets are percent-encoded in rules and URLs, as by URI 5.11 and later. Earlier versions match the same URLs.",
  ],
  "google-2019": [
    "The document calls the names of crawlers case-sensitive, but in its own table Googlebot follows the group “googlebot”. Here upper and lower case do not matter.",
    "The document says that the least restrictive of conflicting rules wins, “including those with wildcards”. But its table calls the verdict on /page.htm with “allow: /page” and “disallow: /*.htm” undefined.",
    "Here the verdict is undefined if an Allow and a Disallow both match, and the longest Allow or the longest Disallow has a wildcard before its end. In all other cases the longer rule wins, and Allow wins a tie.",
    "Google’s current documentation lets the longer rule win here. This is the document of 2019.",
    "The parser that Google released on the same day works differently: it accepts misspelled fields, and counts a trailing wildcard.",
    "A path must start with a slash. A rule whose path does not, even “*”, matches nothing.",
    LENGTH_IN_GOOGLE,
    ENCODING_IN_GOOGLE,
    ROBOTS_TXT_OPEN,
  ],
  "google-pre-2019": [
    "“The order of precedence for rules with wildcards is undefined”: here the verdict is undefined if the longest Allow or the longest Disallow that matches has a wildcard before its end.",
    "Only the table of the Bengali edition shows that Allow wins between rules of equal length (“/folder” against “/folder”). The Portuguese edition has “/folder/” against “/folder” instead.",
    "The document leaves the effect of a misspelled field such as “useragent” undefined, and some parsers may accept it. Here it is ignored.",
    "The Portuguese edition calls field names case-sensitive, the Bengali edition case-insensitive. Here upper and lower case do not matter.",
    "Only one group is valid for a crawler, and the document does not say which of two with the same name. Here it is the first, although the document calls the order of groups irrelevant.",
    "User-agent lines share their rules if they come “directly in sequence”. By the document’s grammar, a sitemap line between them separates them, and an unknown field does not.",
    "Only the Portuguese edition says that a parser may add a missing slash at the start of a path.",
    "The size limit is “500 kilobytes (KB)”, and the rest “may be ignored”. Here that is 500,000 bytes, and the rest is ignored.",
    LENGTH_IN_GOOGLE,
    ENCODING_IN_GOOGLE,
    ROBOTS_TXT_OPEN,
  ],
  "draft-1996": [
    "The first matching rule in the file decides. An empty path matches every URL and blocks none, as in the draft’s example.",
    "A record needs a rule: an Allow, a Disallow, or any other field. User-agent lines without one are ignored, and their crawlers follow “*”.",
    "By the draft’s grammar, a line with any other field is a rule too, so it ends the user-agent lines.",
    "A # anywhere in a line begins a comment, because the grammar excludes it from values.",
    "The draft does not say whether the query belongs to “the path portion of the URL”. Here it does, as in RFC 9309.",
    "The draft does not provide for non-ASCII characters. Here they are compared byte by byte in UTF-8.",
    NOT_IN_THE_1990S,
  ],
  "original-1994": [
    "There is no Allow, wildcard or Crawl-delay: unknown fields are ignored, and “*” and “$” in a path are ordinary characters.",
    "The document recommends “a case insensitive substring match of the name without version information”. As in WWW::RobotRules, the name in the file must be part of the crawler’s name, not the reverse.",
    "The document does not say which of several records for one crawler counts. Here it is the first.",
    "A record needs a Disallow line. One without it is ignored, and its crawlers follow “*”.",
    "Comments follow “Bourne shell conventions”, in which a # inside a word begins no comment. Here a # anywhere begins one, as in every later document.",
    "The document does not say what an empty Disallow means beside other rules. Here it has no effect, as in RFC 9309.",
    "The document does not say what ends the user-agent lines of a record. RFC 9309 is used.",
    "The document does not mention percent-encoding. The path and the URL are compared as they are written.",
    "The document does not say whether the query is compared. Here it is, as in RFC 9309.",
    NOT_IN_THE_1990S,
    ROBOTS_TXT_OPEN,
  ],
};

/** What is to be known of parsers besides their titles. */
export const parserNoteWords = { notes };
