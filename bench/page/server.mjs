import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { gzipSync } from "node:zlib";

const types = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/** Serves a folder's files from memory, gzipped beforehand, on a free port; answers its address and how to end it. */
export async function serve(folder) {
  const files = new Map(filesIn(folder));
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url ?? "/", "http://localhost");
    const file = files.get(pathname === "/" ? "/index.html" : pathname);
    response.writeHead(file ? 200 : 404, file?.headers);
    response.end(file?.body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const headers = {
        "Content-Type": types[extname(path)] ?? "application/octet-stream",
        "Content-Encoding": "gzip",
      };
      const address = path.slice(folder.length).replaceAll(sep, "/");
      return [address, { headers, body: gzipSync(readFileSync(path)) }];
    });
}
