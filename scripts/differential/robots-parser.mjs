// Answers for scripts/differential.mjs: robots-parser of npm, as installed here.
import { createInterface } from "node:readline";
import robotsParser from "robots-parser";

for await (const line of createInterface({ input: process.stdin })) {
  const { file, crawler, url } = JSON.parse(line);
  const robots = robotsParser(
    new URL("/robots.txt", url).href,
    Buffer.from(file, "base64").toString("utf8"),
  );
  console.log(JSON.stringify(robots.isAllowed(url, crawler) ?? null));
}
