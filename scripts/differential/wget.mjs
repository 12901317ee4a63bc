// Answers for scripts/differential.mjs: the installed GNU Wget, on a server of this machine. It looks
// for the token wget, so run it with CRAWLER=wget. Each question is a run of the program.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { createInterface } from "node:readline";

let file = Buffer.alloc(0);
let link = "/";
let isFetched = false;

const server = createServer((request, response) => {
  if (request.url === "/robots.txt") response.end(file);
  else if (request.url === "/start-of-the-question") {
    response.setHeader("content-type", "text/html");
    response.end(`<a href="${link.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">x</a>`);
  } else {
    isFetched = true;
    response.end();
  }
}).listen(0, "127.0.0.1");
await once(server, "listening");
const start = `http://127.0.0.1:${server.address().port}/start-of-the-question`;
const options = ["-q", "-r", "-l1", "--delete-after", "-nd", "-P", tmpdir(), "--no-config"];

for await (const line of createInterface({ input: process.stdin })) {
  const { file: given, crawler, url } = JSON.parse(line);
  file = Buffer.from(given, "base64");
  link = new URL(url).href.slice(new URL(url).origin.length);
  isFetched = false;
  const isAnswered = crawler === "wget" && link !== "/robots.txt";
  if (isAnswered) await once(spawn("wget", [...options, start], { stdio: "ignore" }), "close");
  console.log(JSON.stringify(isAnswered ? isFetched : null));
}
server.close();
