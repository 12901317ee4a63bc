import { describe, expect, test } from "vitest";
import { unreadIn } from "./unread.ts";

describe("what is not read", () => {
  test.each([
    ["a WARC", "WARC/1.1\r\nWARC-Type: response\r\n", "warc"],
    ["the output of curl -i", "HTTP/1.1 301 Moved Permanently\r\nLocation: /a\r\n", "response"],
    ["the same over HTTP/2", "HTTP/2 200 \r\n", "response"],
    ["a HAR", '{\n  "log": {\n    "version": "1.2",', "har"],
    ["an XLSX", "PK\x03\x04\x14\0", "spreadsheet"],
    [
      "the log of Heroku’s router",
      '2026-11-28T10:00:00.1+00:00 heroku[router]: at=info method=GET path="/cart" host=a.example\n',
      "heroku",
    ],
    [
      "a log of Rails",
      'I, [2026-11-28T10:00:00.1 #1]  INFO -- : Started GET "/cart" for 192.0.2.1 at 2026\n',
      "rails",
    ],
    ["a log of morgan", "GET /cart 200 3.1 ms - 12\nHEAD / 304 1.0 ms - -\n", "morgan"],
    ["its short lines", "::ffff:192.0.2.1 - GET /cart HTTP/1.1 200 12 - 3.1 ms\n", "morgan"],
    ["syslog", "Nov 28 10:00:00 host sshd[1]: Accepted publickey for root\n", "log"],
    ["a log with times", "[2026-11-28 10:00:00] Job 17 began\n2026-11-28T10:00:01Z ended\n", "log"],
    ["lines of JSON without a request", '{"level":30,"msg":"listening"}\n', "log"],
  ])("is %s", (_, text, kind) => expect(unreadIn(text)).toBe(kind));

  test.each([
    ["a list", "/a\nhttps://a.example/b\n"],
    ["a letter", "Dear Anna,\n\nhere is the file.\n"],
    ["a path that looks like one", "/WARC/1.0\n/HTTP/1.1 200\n"],
    ["an array", '["/a",\n"/b"]\n'],
    ["a table", "date,url\n2026-11-28 10:00,https://a.example/\n2026-11-28 11:00,/b\n"],
    ["a log that is read", '192.0.2.1 - - [28/Nov/2026 10:00:00] "GET /cart HTTP/1.1" 200 -\n'],
    ["nothing", ""],
  ])("is not %s", (_, text) => expect(unreadIn(text)).toBeNull());
});
