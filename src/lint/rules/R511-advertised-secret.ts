import { lowerCase } from "../../engine/text/characters.ts";
import { code } from "../../words/quoting.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts {
  readonly path: string;
}

/** Longer paths are no addresses that anyone hides. */
const MOST_CHARACTERS = 200;

/** R511: a Disallow that tells where something is that nobody should find. RFC 9309 3: the paths in robots.txt are there for everyone to read. */
export const advertisedSecret: Problem<Facts> = {
  code: "R511",
  severity: "information",
  title: "Path that gives something away",
  inLine: ({ rule }) => {
    if (!rule || rule.allows || rule.path.length > MOST_CHARACTERS) return NOTHING_FOUND;
    const { path, span } = rule;
    // A pattern tells no address, and what a query asks for is no file.
    if (path.includes("*") || path.includes("?")) return NOTHING_FOUND;
    const isSecret = lowerCase(path).split("/").some(isSecretName);
    return isSecret ? [{ span, facts: { path } }] : NOTHING_FOUND;
  },
  sentence: ({ path }) =>
    `Anyone can read in this file that there is something at ${code(path)}, and not everyone who reads it is bound by it.`,
  about: [
    "robots.txt is public, and people who look for backups, keys and admin pages read it first. A Disallow asks well-meaning crawlers to stay away and shows everyone else the way.",
    "Protect such places with a password, or take them off the server. What nobody links to need not be named here.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /old/backup-2019.sql",
    right: "User-agent: *\nDisallow: /old/",
  },
  source: rfc("3"),
};

/** Longer names are headlines, in which any word may stand. */
const MOST_LETTERS = 30;

function isSecretName(name: string): boolean {
  return name.length <= MOST_LETTERS && (WORD.test(name) || HIDDEN.test(name) || ENDING.test(name));
}

const WORD =
  /(?:^|[_.-])(?:secrets?|confidential|credentials?|passwords|passwd|htpasswd|private[_-]?(?:docs?|files?|data|keys?)|backups?|phpmyadmin|(?:db|sql)[_-]?dumps?)(?:$|[_.$-])/;
const HIDDEN = /^\.(?:git|svn|env|ssh|aws)\$?$/;
const ENDING = /\.(?:sql|bak|old|dump|pem|kdbx)(?:\.(?:gz|zip|bz2))?\$?$/;
