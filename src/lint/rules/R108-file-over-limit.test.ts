import { expect, test } from "vitest";
import { testProblem } from "../../../test/lint-cases.ts";
import { PLAIN } from "../../engine/decide/request-context.ts";
import { rfc9309 } from "../../engine/dialects/rfc9309.ts";
import { analyse } from "../../engine/parse/analysis.ts";
import { problemsIn } from "../lint-file.ts";
import { fileOverLimit } from "./R108-file-over-limit.ts";

const line = `#${"a".repeat(999)}`;
const lines = (count: number) => Array.from({ length: count }, () => line);

testProblem(fileOverLimit, {
  raises: [
    // Lines of 1,001 octets with their ends.
    { file: lines(512), at: ["512:489-489 warning"] },
    { file: lines(512), readAs: "google", at: ["512:489-489 error"] },
    { file: lines(512), readAs: "google-2019", at: ["512:489-489 error"] },
    { file: lines(500), readAs: "google-pre-2019", at: ["500:501-501 error"] },
    // Yandex, robots-txt: the site is open.
    { file: lines(500), readAs: "yandex", at: ["1:0-0 error"] },
  ],
  leaves: [
    { file: lines(511) },
    { file: lines(499), readAs: "yandex" },
    { file: [""], readAs: "yandex" },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});

test("The place is counted in the bytes of the file, line endings of two bytes included", () => {
  const analysis = analyse(lines(600).join("\n"), rfc9309, 2);
  const found = problemsIn(analysis, { context: PLAIN, urls: [], crawlers: [] });
  expect(found.filter(({ problem }) => problem === fileOverLimit)).toMatchObject([{ line: 511 }]);
});
