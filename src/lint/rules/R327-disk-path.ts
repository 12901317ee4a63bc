import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts {
  readonly path: string;
  readonly folder: string;
  readonly url: string;
}

/** R327: a path of the server’s disk, with the folder in which the site lies: no URL has it. */
export const diskPath: Problem<Facts> = {
  code: "R327",
  severity: "warning",
  title: "Folder of the server’s disk in a path",
  inLine: ({ rule }) => {
    const [, folder] = (rule && FOLDER.exec(rule.path)) ?? [];
    if (!rule || folder === undefined) return NOTHING_FOUND;
    const { path, span } = rule;
    const url = path.slice(folder.length) || "/";
    // At the top of the site, everything would be disallowed.
    const fixes = /^\/[*$]?$/.test(url) ? [] : [replacing("plain", span, url)];
    return [{ span, facts: { path, folder, url }, fixes }];
  },
  sentence: ({ path, folder, url }) =>
    `${code(path)} does not match ${code(url)}, because ${code(folder)} is a folder of the server’s disk, and URLs begin below it.`,
  fixLabels: ({ url }) => ({ plain: `Write ${code(url)}` }),
  about: [
    "A server keeps the files of a site in a folder such as public_html, htdocs or /var/www/html. The URLs of the site begin below this folder, so its name is not in them.",
    "In robots.txt, write paths as they are in the address of a page, after the host.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /public_html/private/",
    right: "User-agent: *\nDisallow: /private/",
  },
  source: rfc("2.2.2"),
};

// The folders that Apache, nginx, IIS, cPanel and Plesk come with.
const FOLDER =
  /^(\/(?:public_html|httpdocs|htdocs|wwwroot|inetpub\/wwwroot|(?:var|srv)\/www(?:\/(?:html|htdocs|vhosts\/[^/*?]{1,80}\/httpdocs))?|home\/[^/*?]{1,40}\/public_html|usr\/share\/nginx\/html))(?:\/|$)/i;
