import { percentEncode } from "../url.ts";
import { joinPath, splitUrl, unquote, wholeUrl } from "./python-paths.ts";

/** _quote_path of Protego's _utils.py: the path requoted; parameters, query and fragment as they are. */
export function quotedPath(url: string): string {
  const requoted = requote(
    wholeUrl(url),
    /%2[5Ff]|(?:%(?!2[5Ff])[0-9A-Fa-f]{2})+/g,
    /[^\w.~/%-]/gu,
  );
  return requoted || "/";
}

/** _quote_pattern of Protego's _utils.py. What a final `?`, `;` or `$` ends goes before parameters and query, which it should follow. */
export function quotedPattern(value: string): string {
  if (QUOTED.test(value)) return value;
  const path = /^https?:\/\//.test(value) ? `/${value}` : value;
  const pattern = path.startsWith("//") ? `//${path}` : path;
  const end = /[?;$]$/.exec(pattern)?.[0] ?? "";
  return requote(
    pattern.slice(0, pattern.length - end.length),
    /%2[45AFaf]|(?:%(?!2[45AFaf])[0-9A-Fa-f]{2})+/g,
    /[^\w.~/*%=-]/gu,
    end,
  );
}

// What is its own quotation, as nearly every rule is.
const QUOTED = /^\/(?!\/)(?:[\w.~/*=-]|%2[45AF])*\$?$/;

/** Escapes of the path decoded, but for those that `escapes` finds alone, and all that `unsafe` finds escaped again; `end` after the path. */
function requote(url: string, escapes: RegExp, unsafe: RegExp, end = ""): string {
  const { path: pathAndParameters, ...parts } = splitUrl(url);
  const { path, parameters } = splitParameters(pathAndParameters);
  const quoted = path
    .replace(escapes, (found) => (/^%2[45AF]$/i.test(found) ? found.toUpperCase() : unquote(found)))
    .replace(unsafe, percentEncode);
  return joinPath({ ...parts, path: quoted + end + (parameters && `;${parameters}`) });
}

/** urllib.parse._splitparams. */
function splitParameters(path: string): { readonly path: string; readonly parameters: string } {
  const semicolon = path.indexOf(";", Math.max(path.lastIndexOf("/"), 0));
  if (semicolon < 0) return { path, parameters: "" };
  return { path: path.slice(0, semicolon), parameters: path.slice(semicolon + 1) };
}
