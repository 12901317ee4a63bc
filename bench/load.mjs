import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ensureBuild, pathsOf, root, SetupError } from "../scripts/setup.mjs";

const SECONDS = 10;
const CONNECTIONS = 32;
const IDLE = 10_000;
const SLOW = 500;
const ABORTED = 20_000;
const LATER_PARTS = 10;

/**
 * Measures the server of the page over loopback, beside nginx with the same folder where nginx is
 * installed: page loads, idle connections, slow and aborted clients. It needs Linux, whose /proc says
 * what a process uses.
 */
export async function measureLoad() {
  if (process.platform !== "linux") throw new SetupError("This part runs on Linux only.");
  ensureBuild();
  const paths = pagePaths();
  const own = await startOwn();
  const nginx = pathsOf("nginx").length > 0 ? await startNginx() : null;
  try {
    console.log(`${paths.length} files a page load, ${CONNECTIONS} connections, gzip`);
    const ownLoads = await loads("this server", own, paths);
    if (nginx) {
      const others = await loads("nginx", nginx, paths);
      const ratio = (one, other) => `${(one / other).toFixed(2)}x`;
      console.log(
        `this server / nginx: ${ratio(ownLoads.perSecond, others.perSecond)} loads a second, ${ratio(others.processor, ownLoads.processor)} loads a second of processor time`,
      );
    }
    await idle(own);
    await slow(own, paths[1]);
    await aborted(own, paths[1]);
  } finally {
    await own.stop();
    await nginx?.stop();
  }
}

/** What a first visit asks for: the page, its scripts and style sheet, and the largest of its later parts. */
function pagePaths() {
  const folder = join(root, "dist");
  const html = readFileSync(join(folder, "index.html"), "utf8");
  const first = [...html.matchAll(/(?:src|href|data-page)="\.\/(assets\/[^"]+)"/g)].map(
    ([, path]) => path,
  );
  const size = (name) => readFileSync(join(folder, "assets", name)).length;
  const later = readdirSync(join(folder, "assets"))
    .filter((name) => name.endsWith(".js") && !first.includes(`assets/${name}`))
    .sort((a, b) => size(b) - size(a))
    .slice(0, LATER_PARTS);
  return ["/", ...[...first, ...later.map((name) => `assets/${name}`)].map((path) => `/${path}`)];
}

async function startOwn() {
  const port = await freePort();
  return started(process.execPath, ["build/server.mjs", "--port", `${port}`], port);
}

async function startNginx() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const site = readFileSync(join(root, "deploy", "nginx-static.conf"), "utf8")
    .replace("/var/www/robots-txt-playground", join(root, "dist"))
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 12000; }
    http { include /etc/nginx/mime.types; access_log ${folder}/log; sendfile on; tcp_nopush on;
    keepalive_requests 1000000; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
    ${site} }`,
  );
  const server = await started("nginx", ["-c", join(folder, "nginx.conf")], port);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function started(command, args, port) {
  const child = spawn(command, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  while (!(await answers(port))) await pause(50);
  const stop = async () => {
    child.kill();
    if (child.exitCode === null) await once(child, "exit");
  };
  // With nginx, the child of the process does the work.
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim();
  const pid = command === "nginx" ? Number(children.split(" ")[0]) : child.pid;
  return { port, pid, stop };
}

async function loads(name, { port, pid }, paths) {
  const begun = processorTime(pid);
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  const visit = async () => {
    const client = new Client(port);
    while (performance.now() < end) {
      for (const path of paths) await client.get(path);
      done++;
    }
    client.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visit));
  const perSecond = done / SECONDS;
  const processor = (processorTime(pid) - begun) / done;
  console.log(
    `${name}: ${perSecond.toFixed(0)} page loads a second, ${processor.toFixed(2)} ms of processor time each, ${megabytes(pid)}`,
  );
  return { perSecond, processor };
}

async function idle({ port, pid }) {
  const before = megabytes(pid);
  const clients = [];
  for (let count = 0; count < IDLE; count += 500)
    clients.push(...(await Promise.all(Array.from({ length: 500 }, () => Client.open(port)))));
  const client = new Client(port);
  const begun = performance.now();
  await client.get("/");
  const took = (performance.now() - begun).toFixed(1);
  console.log(
    `${IDLE} idle connections: ${before} before, ${megabytes(pid)} with; the page in ${took} ms`,
  );
  for (const other of [client, ...clients]) other.close();
  await pause(500);
}

/** Clients that ask for the largest file and read a kilobyte of it ten times a second. */
async function slow({ port, pid }, path) {
  const before = megabytes(pid);
  const sockets = Array.from({ length: SLOW }, () => {
    const socket = connect(port, "127.0.0.1").pause();
    socket.on("error", () => {}).write(requestFor(path));
    return socket;
  });
  const reading = setInterval(() => {
    for (const socket of sockets) socket.read(1_024);
  }, 100);
  await pause(5_000);
  console.log(`${SLOW} slow clients: ${before} before, ${megabytes(pid)} after 5 s, ${files(pid)}`);
  clearInterval(reading);
  for (const socket of sockets) socket.destroy();
  await pause(500);
}

/** Clients that leave as soon as the first bytes of the largest file are there. */
async function aborted({ port, pid }, path) {
  const one = async () => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write(requestFor(path));
    await once(socket, "data");
    socket.destroy();
  };
  for (const quarter of ["first", "second", "third", "last"]) {
    for (let count = 0; count < ABORTED / 4; count += 50)
      await Promise.all(Array.from({ length: 50 }, one));
    await pause(500);
    console.log(
      `${ABORTED} aborted clients, after the ${quarter} quarter: ${megabytes(pid)}, ${files(pid)}`,
    );
  }
}

function requestFor(path) {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`;
}

/** One connection that asks for a file after the other, and only counts what comes. */
class Client {
  constructor(port) {
    this.socket = connect(port, "127.0.0.1").on("error", () => {});
    this.socket.on("data", (chunk) => this.take(chunk));
    this.left = 0;
  }

  static async open(port) {
    const client = new Client(port);
    await once(client.socket, "connect");
    return client;
  }

  get(path) {
    this.socket.write(requestFor(path));
    return new Promise((resolve) => {
      this.done = resolve;
    });
  }

  // The headers of a response come in one piece.
  take(chunk) {
    let { length } = chunk;
    if (this.left === 0) {
      const head = chunk.indexOf("\r\n\r\n") + 4;
      const [, size] = /content-length: (\d+)/i.exec(chunk.latin1Slice(0, head)) ?? [];
      if (!chunk.latin1Slice(0, 12).endsWith("200") || !size) throw new Error("not a file");
      this.left = Number(size);
      length -= head;
    }
    this.left -= length;
    if (this.left === 0) this.done();
  }

  close() {
    this.socket.destroy();
  }
}

/** Milliseconds of processor time that a process has used. */
function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function megabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return `${Math.round(Number(kilobytes) / 1024)} MB`;
}

function files(pid) {
  return `${readdirSync(`/proc/${pid}/fd`).length} open files`;
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

async function answers(port) {
  const socket = connect(port, "127.0.0.1");
  const isThere = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isThere;
}
