import { lowerCase } from "../engine/text/characters.ts";
import type { Caching, Fetched } from "./answer.ts";
import { base64Of } from "./base64.ts";
import type { Body } from "./body.ts";
import type { Reply } from "./transport.ts";

/** The answer to give for what a site has answered. */
export function fetchedOf(
  { status, header }: Reply,
  { bytes, cut }: Body,
  way: Pick<Fetched, "asked" | "userAgent" | "hops">,
): Fetched {
  const contentType = header("content-type");
  return {
    kind: "fetched",
    ...way,
    status,
    contentType,
    charset: contentType && charsetOf(contentType),
    contentEncoding: header("content-encoding"),
    caching: cachingOf(header),
    retryAfter: header("retry-after"),
    size: bytes.length,
    cut,
    body: base64Of(bytes),
  };
}

function cachingOf(header: Reply["header"]): Caching {
  return {
    cacheControl: header("cache-control"),
    expires: header("expires"),
    age: header("age"),
    etag: header("etag"),
    lastModified: header("last-modified"),
    date: header("date"),
  };
}

/** RFC 9110 8.3.2: the value may be in quotes, and case does not matter. */
function charsetOf(contentType: string): string | null {
  for (const parameter of contentType.split(";").slice(1)) {
    const [name = "", value = ""] = parameter.split("=");
    if (lowerCase(name.trim()) === "charset") return lowerCase(value.trim().replaceAll('"', ""));
  }
  return null;
}
