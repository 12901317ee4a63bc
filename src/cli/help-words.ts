/** What help says of a command. Lines that begin with a space are shown as they are. */
interface CommandHelp {
  /** What it answers, without a full stop. */
  readonly summary: string;
  readonly about: readonly string[];
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
      "FILE is a path, “-” for stdin, or the URL of a site. Then the HTTP response counts, as on the page: most parsers block everything after a 503. FILE may also be a link that the page made.",
      "The results are on stdout, all else is on stderr. Colours are used only on a terminal, and never where NO_COLOR is set.",
    ],
    status: ["0  all allowed, met, clean or the same", "1  not all", STATUS_2],
    examples: [
      " robots-txt check robots.txt --agent GPTBot --url /blog/",
      " robots-txt explain https://example.com --agent Googlebot --url /search",
      " robots-txt lint robots.txt --fail-on warning",
      "“robots-txt COMMAND --help” has more.",
    ],
  },

  options: {
    agent: { value: "TOKEN", about: "A crawler, by its product token. May be repeated." },
    exact: {
      value: "",
      about:
        "Only this token counts, as for a parser’s own tool. Without --exact, a crawler of the catalogue also looks for the tokens that it falls back to.",
    },
    url: { value: "URL", about: "A URL or a path. May be repeated." },
    urls: {
      value: "LIST",
      about:
        "A file of URLs, or - for stdin: a URL on each line, a CSV file with --column, or a sitemap; gzip is recognized.",
    },
    column: {
      value: "NAME",
      about: "The column of a CSV file that has the URLs, by its name or number.",
    },
    "read-as": {
      value: "ID",
      about:
        "The parser: rfc9309 (default), google, bing, and others; each-as-itself for each crawler’s own.",
    },
    site: {
      value: "SITE",
      about: "The site of the file. URLs of other sites are then not governed by it.",
    },
    status: {
      value: "CODE",
      about: "The response for robots.txt: a status code such as 503, or unreachable.",
    },
    "fail-on": {
      value: "LEVEL",
      about: "The least severe problem that gives exit status 1: error (default), warning or note.",
    },
    page: { value: "ADDRESS", about: "The URL of a playground, which the link opens." },
    format: { value: "FORMAT", about: "How the result is written:" },
    help: { value: "", about: "Shows this page." },
    version: { value: "", about: "Shows the version." },
  },

  commands: {
    check: {
      summary: "may these crawlers fetch these URLs?",
      about: [
        "Writes a verdict for each URL and crawler, in the order asked: URL by URL, and for each URL crawler by crawler.",
        "LIST is read as a stream. Its length does not matter, and results are written while it is read. A line that cannot be a URL is left out; then the exit status is 2, and a sentence says so.",
      ],
      status: ["0  every verdict is allowed", "1  at least one is not", STATUS_2],
      examples: [
        " robots-txt check robots.txt --agent GPTBot --agent CCBot --url /blog/",
        " robots-txt check robots.txt --agent Googlebot --urls sitemap.xml.gz",
        " cat urls.txt | robots-txt check robots.txt -a bingbot --urls - -f ndjson",
      ],
    },
    explain: {
      summary: "why may a crawler fetch a URL, or why not?",
      about: [
        "Says what the page says under Why: the reason in a sentence, every rule that matches, the rules that nearly match, and the parsers that decide differently.",
      ],
      status: ["0  every verdict is allowed", "1  at least one is not", STATUS_2],
      examples: [" robots-txt explain robots.txt --agent Googlebot --url /search?q=a"],
    },
    test: {
      summary: "does a file give the verdicts that are expected of it?",
      about: [
        "EXPECTATIONS is a CSV or JSON file that the page exports, “-” for stdin, or a link that the page made. A CSV file has the columns user_agent, url and expected (allow or block).",
        "Where a row has no user agent, it is about each --agent.",
      ],
      status: ["0  everything is as expected", "1  something is not", STATUS_2],
      examples: [
        " robots-txt test robots.txt robots-expectations.csv",
        " robots-txt test robots.txt robots-expectations.csv -f junit > report.xml",
      ],
    },
    lint: {
      summary: "which problems do these files have?",
      about: [
        "Finds the problems that the page shows, with the same codes and sentences. With --url, checks also look at these URLs.",
      ],
      status: ["0  no problem as severe as --fail-on", "1  at least one", STATUS_2],
      examples: [
        " robots-txt lint robots.txt --fail-on warning",
        " robots-txt lint robots.txt --format sarif > report.sarif",
      ],
    },
    diff: {
      summary: "what changes in meaning from one file to another?",
      about: [
        "For every known crawler, finds a shortest URL that the two files decide differently, or proves that there is none. With --agent, only for these crawlers. Also says which groups changed.",
        "If the search reaches its limit for a crawler, the result says “undecided”, and the exit status is 1.",
      ],
      status: [
        "0  no verdict changes for any crawler checked (proven)",
        "1  a verdict changes, or it is undecided",
        STATUS_2,
      ],
      examples: [
        " robots-txt diff https://example.com robots.txt",
        " git show main:robots.txt | robots-txt diff - robots.txt --format markdown",
      ],
    },
    link: {
      summary: "a link that opens the file on the page",
      about: [
        "Writes a link with the file, the URLs, the crawlers and the settings. Everything is in the part after the “#”, which browsers never send to a server. Without --page, only this part is written.",
      ],
      status: ["0  the link is on stdout", STATUS_2],
      examples: [
        " robots-txt link robots.txt --agent GPTBot --url /blog/ --page https://example.com/",
      ],
    },
    fetch: {
      summary: "the robots.txt of a live site",
      about: [
        "Writes the file to stdout, byte for byte, and the requests and the response to stderr; with --format json, all of it to stdout.",
        "With --agent, the User-Agent header also names this crawler of the catalogue. It follows up to five redirects, reads 512 KiB of the file, and waits 10 seconds.",
      ],
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
  } satisfies Readonly<Record<string, CommandHelp>>,
};
