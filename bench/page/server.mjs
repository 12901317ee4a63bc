import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { text } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";

const types = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/** Where the page gets the script that watches it, and where that tells what it saw. */
export const WATCH = "/watch.js";

/** Another page of the same site, which goes to the watched one. */
export const START = "/start";

/**
 * Serves a folder's files from memory, gzipped beforehand, on a free port; answers its address, how to
 * end it, and how to have its page watched: `watch` takes the source of a function that resolves with
 * what it saw, and puts it before all else into the page from now on; `suffix` is where the page at
 * START goes, after the address. `seen` resolves with what the page tells next.
 */
export async function serve(folder) {
  const files = new Map(filesIn(folder));
  let told = () => {};
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (request.method === "POST") {
      told(JSON.parse(await text(request)));
      return response.writeHead(204).end();
    }
    const file = files.get(pathname === "/" ? "/index.html" : pathname);
    response.writeHead(file ? 200 : 404, file?.headers);
    response.end(file?.body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const html = files.get("/index.html");
  const plain = gunzipSync(html.body).toString();
  const watch = (source, suffix) => {
    const tell = `navigator.sendBeacon("${WATCH}", JSON.stringify(seen))`;
    const script = `(${source})().then((seen) => ${tell});`;
    files.set(WATCH, { headers: headersOf(WATCH), body: gzipSync(script) });
    html.body = gzipSync(plain.replace("<head>", `$&<script src="${WATCH}"></script>`));
    // Not before it is at rest itself.
    const go = `onload = () => setTimeout(() => location.replace(${JSON.stringify(`./${suffix}`)}), 100)`;
    files.set(START, {
      headers: headersOf("start.html"),
      body: gzipSync(`<script>${go}</script>`),
    });
  };
  const seen = () =>
    new Promise((resolve) => {
      told = resolve;
    });
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close: () => server.close(),
    watch,
    seen,
  };
}

function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const address = path.slice(folder.length).replaceAll(sep, "/");
      return [address, { headers: headersOf(path), body: gzipSync(readFileSync(path)) }];
    });
}

function headersOf(path) {
  return {
    "Content-Type": types[extname(path)] ?? "application/octet-stream",
    "Content-Encoding": "gzip",
  };
}
