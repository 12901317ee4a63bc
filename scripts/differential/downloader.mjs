// Answers for scripts/differential.mjs: a program that copies a site, on a server of this machine. The
// first word is wget, wget2 or httrack; a second one is the program, if it is not the installed one of
// that name. It looks for its own token, so run it with CRAWLER. Each question is a run of the program.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const folder = mkdtempSync(join(tmpdir(), "downloader-"));
/** How each of them asks for the start page and its links, once, without waiting and without the user’s settings. */
const OPTIONS = {
  wget: ["-q", "-r", "-l1", "--delete-after", "-nd", "-P", folder, "--no-config"],
  wget2: ["-q", "-r", "-l1", "--delete-after", "-nd", "-P", folder, "--no-config", "--tries=1"],
  httrack: ["-q", "-r2", "-O", folder, "-I0", "-C0", "-%c0", "-c8", "-R0", "-T5", "-%v0"],
};

const [name, program = name] = process.argv.slice(2);
const options = OPTIONS[name];
if (!options) throw new Error(`name one of ${Object.keys(OPTIONS).join(", ")}`);

let file = Buffer.alloc(0);
let link = "/";
let isFetched = false;

const server = createServer((request, response) => {
  response.setHeader("content-type", request.url === "/robots.txt" ? "text/plain" : "text/html");
  if (request.url === "/robots.txt") response.end(file);
  else if (request.url === "/start-of-the-question")
    response.end(`<a href="${link.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">x</a>`);
  else {
    isFetched = true;
    response.end("x");
  }
}).listen(0, "127.0.0.1");
await once(server, "listening");
const start = `http://127.0.0.1:${server.address().port}/start-of-the-question`;

for await (const line of createInterface({ input: process.stdin })) {
  const { file: given, crawler, url } = JSON.parse(line);
  file = Buffer.from(given, "base64");
  link = new URL(url).href.slice(new URL(url).origin.length);
  isFetched = false;
  const isAnswered = crawler === name && link !== "/robots.txt";
  if (isAnswered) await once(spawn(program, [...options, start], { stdio: "ignore" }), "close");
  console.log(JSON.stringify(isAnswered ? isFetched : null));
}
server.close();
rmSync(folder, { recursive: true });
