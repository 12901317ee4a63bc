#!/usr/bin/env node
// Starts an installed Firefox for Playwright and stands between the two. Playwright's client for
// WebDriver BiDi asks every new context for emulated media features, a command that Firefox 153
// does not know; it is asked for its status instead, and what a test emulates of media stays the
// system's. All else passes as it is. FIREFOX_PATH says which Firefox.
import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";

const unknown = '"emulation.setMediaFeaturesOverride"';
const instead = '"session.status"'.padEnd(unknown.length);

const firefox = spawn(process.env.FIREFOX_PATH ?? "firefox", process.argv.slice(2), {
  stdio: ["inherit", "inherit", "pipe"],
});
firefox.on("error", (error) => {
  console.error(String(error));
  process.exit(1);
});
firefox.on("exit", (status) => process.exit(status ?? 1));
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => firefox.kill(signal));

let heard = "";
firefox.stderr.on("data", (chunk) => {
  heard += chunk;
  const lines = heard.split("\n");
  heard = lines.pop() ?? "";
  for (const line of lines) announce(line);
});

/** Says where to connect to in Firefox's own words, but with the relay's port. */
async function announce(line) {
  const port = /^WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
  console.error(port ? line.replace(port, String(await relayTo(Number(port)))) : line);
}

function relayTo(port) {
  const server = createServer((client) => {
    const browser = connect(port, "127.0.0.1");
    const filter = filterOf(port);
    client.on("data", (chunk) => {
      for (const part of filter(chunk)) browser.write(part);
    });
    browser.pipe(client);
    for (const socket of [client, browser])
      socket.on("error", () => undefined).on("close", () => client.destroy() && browser.destroy());
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(server.address().port));
  });
}

/** Takes what the client sends, and gives on whole frames: first the request to speak WebSocket, then each message. */
function filterOf(port) {
  let waiting = Buffer.alloc(0);
  let isOpen = false;
  return function* (chunk) {
    waiting = Buffer.concat([waiting, chunk]);
    if (!isOpen) {
      const end = waiting.indexOf("\r\n\r\n");
      if (end < 0) return;
      const request = waiting.toString("latin1", 0, end + 4);
      yield request
        .replace(/^Host: .*$/im, `Host: 127.0.0.1:${port}`)
        .replace(/^Sec-WebSocket-Extensions: .*\r\n/im, "");
      waiting = waiting.subarray(end + 4);
      isOpen = true;
    }
    for (let size = sizeOf(waiting); size <= waiting.length; size = sizeOf(waiting)) {
      yield known(waiting.subarray(0, size));
      waiting = waiting.subarray(size);
    }
  };
}

/** RFC 6455 5.2: two bytes, a longer length where it is 126 or 127, the four bytes of the mask. */
function headOf(frame) {
  return { 126: 8, 127: 14 }[frame[1] & 127] ?? 6;
}

/** How long the frame is that `bytes` begin with; endless while that is not known. */
function sizeOf(bytes) {
  if (bytes.length < 2) return Number.POSITIVE_INFINITY;
  const head = headOf(bytes);
  if (bytes.length < head) return Number.POSITIVE_INFINITY;
  if (head === 8) return head + bytes.readUInt16BE(2);
  return head + (head === 14 ? Number(bytes.readBigUInt64BE(2)) : bytes[1] & 127);
}

/** The frame, asking for something that Firefox knows. As long as before, so that its head stays true. */
function known(frame) {
  const head = headOf(frame);
  const masked = (bytes) => bytes.map((byte, at) => byte ^ frame[head - 4 + (at % 4)]);
  const body = Buffer.from(masked(frame.subarray(head)));
  const at = body.indexOf(unknown);
  if (at < 0) return frame;
  body.write(instead, at);
  return Buffer.concat([frame.subarray(0, head), masked(body)]);
}
