#!/usr/bin/env bash
# HTTrack 3.49.4 adds up the rules of robots.txt. Up to 4,093 bytes, with one for each line end, it obeys
# all of them; with one byte more it obeys none, although its log lists them.
# Exits with another status than 0 if that changes. Needs Debian 12 (apt-get, dpkg) and python3.
set -euo pipefail

folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq httrack=3.49.4-1 libhttrack2=3.49.4-1 2>/dev/null
for package in *.deb; do dpkg -x "$package" program; done
libraries=$(dirname "$(find "$folder/program" -name 'libhttrack.so.2' | head -1)")
httrack() { LD_LIBRARY_PATH="$libraries" "$folder/program/usr/bin/httrack" "$@"; }
httrack --version

# The start page links to /forbidden, and robots.txt has that rule and others, of so many bytes in all.
cat >server.py <<'PYTHON'
import http.server, sys
size, asked = int(sys.argv[1]), open(sys.argv[2], "w")
rules = ["/forbidden"]
left = size - len("/forbidden") - 1
while left > 0:
    length = left if left <= 100 else min(100, left - 2)
    rules.append("/" + "x" * (length - 2))
    left -= length
robots = "User-agent: *\n" + "".join(f"Disallow: {rule}\n" for rule in rules)
class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        print(self.path, file=asked, flush=True)
        body = robots if self.path == "/robots.txt" else "<a href='/forbidden'>x</a>"
        self.send_response(200)
        self.send_header("Content-Type", "text/plain" if self.path == "/robots.txt" else "text/html")
        self.end_headers()
        self.wfile.write(body.encode())
    def log_message(self, *_): pass
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
PYTHON

# Whether HTTrack fetches /forbidden where the rules have so many bytes.
fetches() {
  local size=$1 port
  mkfifo "port-$size"
  python3 server.py "$size" "asked-$size" >"port-$size" &
  server=$!
  read -r port <"port-$size"
  httrack "http://127.0.0.1:$port/" -O "copy-$size" -q -r2 -I0 -R0 -%v0 >/dev/null 2>&1
  kill "$server"; wait "$server" 2>/dev/null || true
  server=
  grep -qx /forbidden "asked-$size"
}

fetches 4093 && { echo "4,093 bytes of rules: /forbidden was fetched. That is new."; exit 1; }
echo "4,093 bytes of rules: /forbidden is not fetched."
fetches 4094 || { echo "4,094 bytes of rules: /forbidden was not fetched. That is new."; exit 1; }
echo "4,094 bytes of rules: /forbidden is fetched, and the log says:"
grep -ih "robots" copy-4094/hts-log.txt | cut -c1-100 || true
