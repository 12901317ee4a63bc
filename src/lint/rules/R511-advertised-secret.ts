import { lowerCase } from "../../engine/text/characters.ts";
import { code } from "../../words/quoting.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

/** Longer paths are not addresses that people hide. */
const MOST_CHARACTERS = 200;

interface Facts {
  readonly path: string;
  /** The parameter whose value is a key or a password; null where it is the path that tells. */
  readonly key: string | null;
}

/** R511: a Disallow that tells where something is that people should not find. RFC 9309 3: listing a path in robots.txt makes it public. */
export const advertisedSecret: Problem<Facts> = {
  code: "R511",
  severity: "information",
  title: "Path that reveals something private",
  inLine: ({ rule }) => {
    if (!rule || rule.allows || rule.path.length > MOST_CHARACTERS) return NOTHING_FOUND;
    const { path, span } = rule;
    const [, key = ""] = KEY.exec(path) ?? [];
    if (key !== "") return [{ span, severity: "warning", facts: { path, key } }];
    // A pattern reveals no address, and a query asks for no file.
    if (path.includes("*") || path.includes("?")) return NOTHING_FOUND;
    const isSecret = lowerCase(path).split("/").some(isSecretName);
    return isSecret ? [{ span, facts: { path, key: null } }] : NOTHING_FOUND;
  },
  sentence: ({ path, key }) =>
    key !== null
      ? `This line makes the value of ${code(key)} public: a robots.txt has no password.`
      : `This line makes the path ${code(path)} public, and a Disallow does not protect it.`,
  about: [
    "robots.txt is public, and people who look for backups, keys and admin pages can read it too. A Disallow asks crawlers to stay away, but shows everyone else where to look.",
    "Protect private files with a password, or remove them from the server. If no page links to a path, the path needs no rule.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /old/backup-2019.sql",
    right: "User-agent: *\nDisallow: /old/",
  },
  source: rfc("3"),
};

// With so many characters, and a digit among them, it is a value and no word.
const KEY =
  /[?&]((?:api|access|auth|secret)?[_-]?(?:key|token|secret|password|passwd|pwd|signature))=(?=[^&*$]*\d)[^&*$]{12,}/i;

/** Longer names are headlines, which may contain any word. */
const MOST_LETTERS = 30;

function isSecretName(name: string): boolean {
  return name.length <= MOST_LETTERS && (WORD.test(name) || HIDDEN.test(name) || ENDING.test(name));
}

const WORD =
  /(?:^|[_.-])(?:secrets?|confidential|credentials?|passwords|passwd|htpasswd|private[_-]?(?:docs?|files?|data|keys?)|backups?|phpmyadmin|(?:db|sql)[_-]?dumps?)(?:$|[_.$-])/;
const HIDDEN = /^\.(?:git|svn|env|ssh|aws)\$?$/;
const ENDING = /\.(?:sql|bak|old|dump|pem|kdbx)(?:\.(?:gz|zip|bz2))?\$?$/;
