import type { DialectId } from "../engine/parse/dialect.ts";

/** What a dialect's documents contradict or leave open, and how it is read here. */
export function ReaderNotes({ dialect }: { dialect: DialectId }) {
  return (
    <ul>
      {readerNoteWords.notes[dialect].map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** What each dialect's documents contradict or leave open, and how it is read here; each a sentence. */
const notes: Readonly<Record<DialectId, readonly string[]>> = {
  rfc9309: [
    "A byte order mark is not mentioned; it is passed over.",
    "“Most octets” is counted in the rule, as Google counts, not in what it matched.",
  ],
  google: [
    "The parser has no limit on the size of a file; Google’s crawlers hand it the first 500 KiB.",
    "The parser compares URLs as it is given them; Google’s crawlers give them percent-encoded.",
    "Several tokens of one crawler are tried in order, as Google’s documentation has it; the parser itself would join their groups.",
  ],
  bing: [
    "Bing documents its names, that a group of Bingbot replaces that of *, the wildcards * and $, Crawl-delay, and that a file is for one host. All else is read as RFC 9309.",
    "Which of Allow and Disallow wins is known only from secondary sources, which have the longest; read as RFC 9309.",
    "A Crawl-delay in the group of * also holds for a Bingbot that has a group of its own; nothing else there does.",
    "Whether Bingbot falls back to a group of msnbot, its former name, is not verified; here it does not.",
    "What ends a group or a list of agents, misspelled fields, the byte order mark, percent-encoding and the size of a file are not documented; read as RFC 9309.",
  ],
  yandex: [
    "A robot of Yandex reads the group of its own name, else that of Yandex, else that of *; the help warns that some of its robots ignore the group of *, and some also that of Yandex.",
    "An empty line between User-agent, Disallow and Allow is an error. Here it ends the group, and rules after it belong to no crawler, which is what the help’s error message says of them.",
    "Whether a line of blanks is an empty line is not documented; here it is.",
    "Several groups of one name are not documented, and several of * are an error of unknown effect; read as RFC 9309, which joins them.",
    "A rule over 1024 characters and a file of over 2048 rules are errors of unknown effect; here they are read.",
    "A file over 500 KB is ignored, and everything is allowed; KB is read as 1000 bytes.",
    "An Allow without a path is ignored; until about 2016 the help had it mean Disallow: /.",
    "How the length of a rule with wildcards is counted is not documented; all characters of it are counted.",
    "Crawl-delay is ignored since 22 February 2018.",
    "Byte order mark, percent-encoding and /robots.txt itself are not documented; read as RFC 9309.",
  ],
  baidu: [
    "The first Allow or Disallow line that matches decides; length does not matter.",
    "A Disallow without a path allows everything; here it forbids nothing and hides no line after it.",
    "An Allow without a path is not documented; read as RFC 9309, it says nothing.",
    "Only one group of * is permitted; what becomes of another is not documented. Read as RFC 9309, groups of one name are joined.",
    "Examples in copies of the help write .jpg$, without a slash, for all URLs that end so; here any rule without a slash or star at its start means that if it ends with $, and nothing if it does not.",
    "A file must have a Disallow line; what becomes of one without is not documented. Here its Allow lines allow, and so does all else.",
    "Whether a line of blanks separates groups is not documented; here it does, as an empty line does.",
    "Case in names of crawlers, rules before any group, the byte order mark, percent-encoding, the size of a file and /robots.txt itself are not documented; read as RFC 9309.",
  ],
  python: [
    "Read as Python 3.8 to 3.13.7 and 3.14.0 do; 3.13.8 to 3.13.13 and 3.14.1 to 3.14.4 choose groups and rules in the same way, but compare percent-escapes and queries differently.",
    "Until 3.13.7, a single byte that is not UTF-8 makes Python give up on the whole file; here it is read, as later versions do.",
    "A rule or an address that Python takes for a malformed URL, such as //[, stops it with an error; here such a rule matches nothing.",
  ],
  "python-rfc9309": [
    "Also Python from 3.14.5 and from 3.15. An empty query of a URL (/a?) is dropped, as 3.13 does; from 3.14 on it is kept.",
    "A rule is as long as the part of the URL that it matches, percent-encoded, where the last star takes all it can; a final $ counts nothing.",
    "A rule with a $ that is not at its end is dropped.",
  ],
  protego: [
    "Protego 0.7.0 of September 2026 changes much: names of agents match whole words only, fragments are dropped, queries are compared percent-decoded, and /robots.txt is always allowed.",
    "Protego is given text, not bytes: a byte order mark at its start spoils the first line (Scrapy takes it away before), and bytes that are not UTF-8 are dropped, as Scrapy does.",
    "A path with = in it can be forbidden only by a rule that ends before the = or has a star in its place: Protego escapes it in the URL, but not in the rule.",
    "A rule that ends with $ stands for a dollar sign too: Disallow: /a$ also forbids what begins with /a%24.",
    "An agent of one letter wins over *; in Protego the two are equally strong, and the earlier wins.",
  ],
  "crawler-commons": [
    "A Crawl-delay of more than 300 seconds forbids everything; of several in a group the first counts, of several groups the shortest.",
    "Such a Crawl-delay forbids even /robots.txt in crawler-commons; here it does not, as no crawler asks.",
    "Names are compared whole, which is the default; crawler-commons can be told to compare beginnings.",
    "A file in HTML is read without its tags if a user-agent line is in it, and allows everything otherwise; whether a server sends it as text/html is not asked.",
    "A file in UTF-16 is read as far as its characters are those of Latin-1.",
    "A URL that java.net.URI refuses (a bracket in its path, a % without two digits) is compared as if it were /.",
    "A pattern that ends with $ is tried where its last piece first fits: Disallow: /*.php$ does not forbid /a.php.php.",
  ],
  "robots-parser": [
    "The package gives no answer for a URL of another scheme, host or port than the file’s; here such a URL is not governed where the file’s site is known, and taken for one of the site where it is not.",
    "The package is given text, and has no part in how bytes become text; bytes that are not UTF-8 are read as U+FFFD.",
    "The package resolves URLs by the URL Standard; they are read here by its edition of today, in which `^` in a path is percent-encoded.",
    "What is typed without scheme and double slash is read as in the other dialects; the package would take `example.com/a` for a path.",
  ],
  "www-robotrules": [
    "DuckDuckBot’s help says that it respects WWW::RobotRules; whether it runs this module is not known.",
    "A Disallow with a whole URL counts where it is of the site of the robots.txt; here, of the site of the URL in question, and for a path alone it always counts.",
    "The module does not know about URLs of another host or port; here they are not governed where the file’s site is known, and taken for URLs of the site where it is not.",
    "Square brackets are percent-encoded in rule and URL, as by URI 5.11 and later; both ways they match the same.",
  ],
  "google-2019": [
    "The document calls the names of crawlers case-sensitive, but its own table has Googlebot follow the group “googlebot”; names are compared without regard to case.",
    "The document says that between conflicting rules, “including those with wildcards”, the least restrictive is used, but its table calls the verdict on /page.htm with “allow: /page” and “disallow: /*.htm” undefined.",
    "Read here: the verdict is open where an Allow and a Disallow both match and either of the two longest has a wildcard before its end; else the longer wins, and Allow wins a tie.",
    "Google’s page of today decides that case by length; this is the document of 2019.",
    "The parser that Google released the same day differs: it accepts misspelled fields, and counts a trailing wildcard.",
    "A path must start with a slash; a rule whose path does not, “*” included, matches nothing.",
    "How long a path with characters outside ASCII is, is not documented; they are counted percent-encoded, as Google’s parser counts.",
    "Which percent-encodings are equal is only documented for characters outside ASCII; for the others, read as RFC 9309.",
    "Whether /robots.txt may always be fetched is not documented; read as RFC 9309.",
  ],
  "google-pre-2019": [
    "“The order of precedence for rules with wildcards is undefined”: the verdict is open where either of the longest Allow and the longest Disallow has a wildcard before its end.",
    "That Allow wins between rules of equal length is only in the Bengali edition’s table (“/folder” against “/folder”); the Portuguese has “/folder/” against “/folder” instead.",
    "How a misspelled field such as “useragent” is handled is undefined in the document, and other readers may take it for the right one; it is not read here.",
    "The Portuguese edition calls field names case-sensitive, the Bengali case-insensitive; they are compared without regard to case.",
    "Only one group is valid for a crawler; which of two groups of the same name is not said. The first is read, though the document calls the order of groups irrelevant.",
    "User-agent lines share their rules when they stand “directly in sequence”; a sitemap line between them parts them, as the document’s grammar has it, and unknown fields do not.",
    "That a missing slash at the start of a path may be supplied is only in the Portuguese edition.",
    "The size limit is “500 kilobytes (KB)”, and what is beyond “may be ignored”; read as 500,000 bytes and ignored.",
    "How long a path with characters outside ASCII is, is not documented; they are counted percent-encoded, as Google’s parser counts.",
    "Which percent-encodings are equal is only documented for characters outside ASCII; for the others, read as RFC 9309.",
    "Whether /robots.txt may always be fetched is not documented; read as RFC 9309.",
  ],
  "draft-1996": [
    "The first rule that matches decides, in the order of the file; an empty path matches every URL and forbids none, as the draft’s example has it.",
    "A record needs a rule, an Allow, a Disallow or any other field; agents without one are no record, and obey “*”.",
    "By the draft’s grammar a line with any other field is a rule too, and so ends a list of agents.",
    "A # anywhere in a line begins a comment, for the grammar excludes it from values.",
    "Whether the query belongs to “the path portion of the URL” is not said; read as RFC 9309, it does.",
    "Characters outside ASCII are not provided for; they are compared octet by octet in UTF-8.",
    "Neither a byte order mark nor rules before the first record are mentioned; read as RFC 9309.",
  ],
  "original-1994": [
    "Allow, wildcards and Crawl-delay do not exist: unknown fields are ignored, and “*” and “$” in a path are plain characters.",
    "“A case insensitive substring match of the name without version information is recommended”; that the file’s name is to be found in the robot’s, not the robot’s in the file’s, is how WWW::RobotRules reads it.",
    "Which of several records for one robot counts is not said; the first is read.",
    "A record needs a Disallow line; one without it is no record, and its robots obey “*”.",
    "Comments follow “Bourne shell conventions”, where a # inside a word would be no comment; here a # anywhere begins one, as in every later document.",
    "What an empty Disallow means beside others is not said; read as RFC 9309, it has no effect.",
    "What ends a list of agents within a record is not said; read as RFC 9309.",
    "Percent-encoding is not mentioned: the path and the URL are compared as they are written.",
    "Whether the query belongs to what is compared is not said; read as RFC 9309, it does.",
    "Neither a byte order mark nor rules before the first record are mentioned; read as RFC 9309.",
    "Whether /robots.txt may always be fetched is not said; read as RFC 9309.",
  ],
};

/** What is to be known of readers besides their titles. */
export const readerNoteWords = { notes };
