import { lowerCase } from "../../text/characters.ts";
import { type LineCheck, NOTHING_FOUND } from "../check.ts";

/** Longer paths are no addresses that anyone hides. */
const MOST_CHARACTERS = 200;

/** R511: a Disallow that tells where something is that nobody should find. RFC 9309 3: the paths in robots.txt are there for everyone to read. */
export const advertisedSecret: LineCheck = {
  code: "R511",
  severity: "information",
  inLine: ({ rule }) => {
    if (!rule || rule.allows || rule.path.length > MOST_CHARACTERS) return NOTHING_FOUND;
    const { path, span } = rule;
    // A pattern tells no address, and what a query asks for is no file.
    if (path.includes("*") || path.includes("?")) return NOTHING_FOUND;
    const isSecret = lowerCase(path).split("/").some(isSecretName);
    return isSecret ? [{ span, facts: { path } }] : NOTHING_FOUND;
  },
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
