/** What help says of a command. Lines that begin with a space are shown as they are. */
export interface CommandHelp {
  /** How it is called: its operands, and the options that it needs. */
  readonly call: string;
  /** What it answers, without a full stop. */
  readonly summary: string;
  readonly about: readonly string[];
  /** Options that mean something else than for other commands. */
  readonly options?: Readonly<Record<string, string>>;
  readonly status: readonly string[];
  readonly examples: readonly string[];
}

const STATUS_2 = "2  the command or its input is not usable; a sentence on stderr says why";

/** The manual page of the program and of each command. */
export const helpWords = {
  overview: {
    heads: {
      name: "NAME",
      synopsis: "SYNOPSIS",
      commands: "COMMANDS",
      about: "DESCRIPTION",
      options: "OPTIONS",
      files: "FILES",
      status: "EXIT STATUS",
      examples: "EXAMPLES",
    },
    name: "robots-txt: may this crawler fetch this URL, and which line says so?",
    files: [
      "FILE is a path, “-” for stdin, or the URL of a site. For a site, the HTTP response counts too: most parsers block everything after a 503. FILE may also be a link to the playground, which holds a file.",
      "",
      "Results are on stdout; messages and progress are on stderr. Colours are used only on a terminal, and never if NO_COLOR is set.",
    ],
    status: [
      "0  everything is allowed, as expected, clean or the same",
      "1  a URL is blocked, a use is refused, a result is not as expected, or there is a problem or a difference",
      STATUS_2,
    ],
    examples: [
      " robots-txt check robots.txt --agent GPTBot --url /blog/",
      " robots-txt explain https://example.com --agent Googlebot --url /search",
      " robots-txt lint robots.txt --fail-on warning",
      "“robots-txt COMMAND --help” has more.",
    ],
  },

  options: {
    agent: {
      value: "TOKEN",
      about: "A crawler, by its product token or its User-Agent header. May be repeated.",
    },
    exact: {
      value: "",
      about:
        "Looks only for this token. Without --exact, a known crawler also looks for the tokens it falls back to: Googlebot-Image looks for Googlebot.",
    },
    url: { value: "URL", about: "A URL or a path. May be repeated." },
    urls: {
      value: "LIST",
      about:
        "A file with URLs, or - for stdin: one URL on each line, a CSV file (with --column), a sitemap, or a server log. Each may be compressed with gzip.",
    },
    column: {
      value: "NAME",
      about: "The column with the URLs in a CSV file, by name or by number from 1.",
    },
    "read-as": {
      value: "ID",
      about:
        "The parser. Without it, rfc9309; with each-as-itself, each crawler’s own. The others are",
    },
    site: {
      value: "SITE",
      about: "The site of the file. The file does not govern URLs of other sites.",
    },
    status: {
      value: "CODE",
      about:
        "The HTTP response for robots.txt: a status code such as 503, or unreachable, html (an HTML page) or too-large.",
    },
    "fail-on": {
      value: "LEVEL",
      about: "Problems from this level on give exit status 1: error (default), warning or note.",
    },
    allow: {
      value: "CODES",
      about: "Problems with these codes are meant, and do not count, for example R408.",
    },
    page: { value: "ADDRESS", about: "The URL of the playground that the link opens." },
    by: {
      value: "WHAT",
      about: "What a record is about: crawler (default), url or rule.",
    },
    ranges: {
      value: "LIST",
      about:
        "A list of addresses that an operator publishes (JSON with “prefixes”). Keep its file name, such as gptbot.json, or write TOKEN=LIST. May be repeated.",
    },
    partial: {
      value: "",
      about: "Writes what was counted, for --merge. FILE is not read.",
    },
    merge: {
      value: "",
      about: "Each LOG is a result of --partial, and all of them are added up.",
    },
    format: { value: "FORMAT", about: "How the result is written:" },
    help: { value: "", about: "Shows this page." },
    version: { value: "", about: "Shows the version." },
  },

  commands: {
    check: {
      call: "FILE --agent TOKEN {--url URL | --urls LIST}",
      summary: "may these crawlers fetch these URLs?",
      about: [
        "Writes a verdict for each URL and crawler, in the order given: URL by URL, and for each URL, crawler by crawler.",
        "",
        "LIST can have any length: its first 256 KiB show what it is, and from then on, the command writes verdicts while it reads. A line that cannot be a URL gets no verdict: stderr names the line, and the exit status is 1.",
      ],
      status: [
        "0  every verdict is allowed",
        "1  at least one is not, or an entry of LIST has no verdict or is missing",
        STATUS_2,
      ],
      examples: [
        " robots-txt check robots.txt --agent GPTBot --agent CCBot --url /blog/",
        " robots-txt check robots.txt --agent Googlebot --urls sitemap.xml.gz",
        " cat urls.txt | robots-txt check robots.txt -a bingbot --urls - -f ndjson",
      ],
    },
    explain: {
      call: "FILE --agent TOKEN --url URL",
      summary: "why may a crawler fetch a URL, or why not?",
      about: [
        "Gives the reason in a sentence, every rule that matches, the rules that nearly match, and the parsers that decide differently. The words are those of Why in the playground.",
      ],
      status: ["0  every verdict is allowed", "1  at least one is not", STATUS_2],
      examples: [" robots-txt explain robots.txt --agent Googlebot --url '/search?q=a'"],
    },
    test: {
      call: "FILE EXPECTATIONS",
      summary: "does a file give the verdicts that are expected of it?",
      about: [
        "EXPECTATIONS is a CSV or JSON file, “-” for stdin, or a link to the playground. The playground exports such files and links. A CSV file has the columns user_agent, url and expected (allow or block). A row about a use has training, input or search in a column purpose, and expects allowed or refused. A row about a line of the file has it in a column line_text, and expects yes, no or only. With only, no other line may have this field. “...” at the end of the line stands for any text.",
        "",
        "A row without a user agent applies to each --agent; about a line, it applies to the whole file.",
        "",
        "An export and a link also say how the file is read. Without --read-as, the command reads it that way, and says so.",
      ],
      status: [
        "0  everything is as expected",
        "1  a verdict, a use or a line is not as expected",
        STATUS_2,
      ],
      examples: [
        " robots-txt test robots.txt robots-expectations.csv",
        " robots-txt test robots.txt robots-expectations.csv -f junit > report.xml",
      ],
    },
    lint: {
      call: "FILE...",
      summary: "which problems do these files have?",
      about: [
        "Finds the problems that the playground finds, with the same codes and sentences. Some checks also look at the URLs of --url.",
        "",
        "A file that blocks the whole site for search engines fails (R408). If that is meant, as on a test system, add --allow R408.",
      ],
      status: [
        "0  no problem as severe as --fail-on, or only problems of --allow",
        "1  at least one",
        STATUS_2,
      ],
      examples: [
        " robots-txt lint robots.txt --fail-on warning",
        " robots-txt lint robots.txt --format sarif > report.sarif",
      ],
    },
    diff: {
      call: "OLD NEW",
      summary: "what changes in meaning from one file to another?",
      about: [
        "For each known crawler, finds a shortest URL that the two files decide differently, or proves that there is none. With --agent, it does so only for these crawlers; without --agent, it also says which groups changed.",
        "",
        "If the search reaches its limit for a crawler, the result is “undecided”, and the exit status is 1.",
        "",
        "With --urls and --agent, it compares the verdicts on a list of URLs instead. It groups those that change by the lines that decide.",
      ],
      status: [
        "0  no verdict changes for any crawler checked (proven), or on any URL of --urls",
        "1  a verdict changes, or it is undecided",
        STATUS_2,
      ],
      examples: [
        " robots-txt diff https://example.com robots.txt",
        " git show main:robots.txt | robots-txt diff - robots.txt --format markdown",
        " robots-txt diff old.txt robots.txt --urls urls.txt --agent Googlebot --format csv",
      ],
    },
    use: {
      call: "FILE --agent TOKEN --url URL",
      summary: "what may a page be used for, once a crawler has fetched it?",
      about: [
        "Answers for three purposes: training, AI answers (input) and search. It reads Content-Usage, Content-Signal and License lines. The words are those of “Use of the page” in the playground.",
        "",
        "It also reads the group of a purpose token, such as __usage_ai-training, which is for every crawler.",
        "",
        "All of these come from drafts or vendors’ documents. No answer says that a crawler obeys them.",
      ],
      status: [
        "0  the crawlers may fetch every URL, and no use is refused",
        "1  a use is refused, or a crawler may not fetch a URL",
        STATUS_2,
      ],
      examples: [
        " robots-txt use robots.txt --agent GPTBot --url /blog/",
        " robots-txt use https://example.com -a GPTBot -a CCBot -u / --format csv",
      ],
    },
    link: {
      call: "FILE",
      summary: "a link that opens the file in the playground",
      about: [
        "Writes a link that holds the file, the URLs, the crawlers and the settings. They are all in the part after the “#”, which browsers never send to a server. Without --page, only this part is written.",
      ],
      status: ["0  the link is on stdout", STATUS_2],
      examples: [
        " robots-txt link robots.txt --agent GPTBot --url /blog/ --page https://example.com/",
      ],
    },
    fetch: {
      call: "SITE",
      summary: "the robots.txt of a live site",
      about: [
        "Writes the file to stdout, byte for byte, and each request with its response to stderr. On a terminal, characters that would act on it are shown instead. With --format json, everything is on stdout.",
        "",
        "The command follows up to five redirects, reads up to 512 KiB of the file, and waits up to 10 seconds.",
      ],
      options: {
        agent: "A crawler of the catalogue. The request has its User-Agent header. Only one.",
      },
      status: [
        "0  the site sent a file",
        "1  the site sent another response, such as 404",
        STATUS_2,
      ],
      examples: [
        " robots-txt fetch example.com > robots.txt",
        " robots-txt fetch https://example.com --agent Googlebot --format json",
      ],
    },
    sitemaps: {
      call: "SITE",
      summary: "which URLs do the sitemaps of a live site list, and which of them are blocked?",
      about: [
        "Reads the sitemaps that the robots.txt of the site names, or /sitemap.xml if it names none. Writes each listed URL once. With --agent, it writes only the URLs that a crawler may not fetch, with the deciding rule.",
        "",
        "Sitemaps can be XML, text, RSS or Atom, also with gzip. Indexes are followed to level 3. The command reads up to 50 MiB and 50,000 URLs of each sitemap, and in all up to 500 sitemaps and 100,000 URLs.",
        "",
        "What became of each sitemap is on stderr, with the number of blocked URLs for each crawler.",
      ],
      status: [
        "0  no listed URL or sitemap is blocked for these crawlers",
        "1  at least one is blocked",
        STATUS_2,
        "   or a sitemap could not be read to its end",
      ],
      examples: [
        " robots-txt sitemaps example.com > urls.txt",
        " robots-txt sitemaps https://example.com -a Googlebot -a GPTBot -f csv",
      ],
    },
    requests: {
      call: "FILE LOG...",
      summary: "which URLs did crawlers request, and which of them does the file block?",
      about: [
        "Counts the requests of each crawler in server logs, and says how many were for URLs that FILE blocks for it. “Requested though blocked” does not accuse a crawler. The file may be younger than the request, and a copy of robots.txt may be a day old. Any client can send the name of a crawler.",
        "",
        "LOG is a path, or - for stdin, and may be compressed with gzip. The format is recognised. It may be Common or Combined (Apache, nginx, lighttpd, H2O, varnishncsa), also with a host, or W3C (IIS, CloudFront). It may be that of HAProxy, AWS ALB, Squid or Traffic Server. It may be JSON lines of Caddy, Traefik, Cloudflare, Google Cloud or nginx, or a HAR of a browser. Each of them may have a prefix of syslog, journald, Docker or Kubernetes.",
        "",
        "Without --site, the host that most requests went to is the site of FILE.",
        "",
        "To count a long log in parts, use --partial for each part, and then --merge with all results. The output is the same, byte for byte.",
      ],
      options: { agent: "Only this crawler, by its product token. May be repeated." },
      status: [
        "0  no crawler requested what is blocked for it; with --partial, the counts are on stdout",
        "1  at least one did",
        STATUS_2,
      ],
      examples: [
        " robots-txt requests robots.txt access.log access.log.1.gz",
        " robots-txt requests robots.txt access.log --by rule --agent Googlebot",
        " robots-txt requests robots.txt - --partial < access.log > part.ndjson",
        " robots-txt requests robots.txt --merge part-*.ndjson --format json",
      ],
    },
  } satisfies Readonly<Record<string, CommandHelp>>,
};
