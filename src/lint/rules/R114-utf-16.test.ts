import { testProblem } from "../../../test/lint-cases.ts";
import { utf16 } from "./R114-utf-16.ts";

const text = ["User-agent: *", "Disallow: /a"].join("\n");
const little = [...text].map((character) => `${character}\0`).join("");
const big = [...text].map((character) => `\0${character}`).join("");

testProblem(utf16, {
  raises: [
    { file: [`\udcff\udcfe${little}`], at: ["1:0-28 error"] },
    { file: [`\udcfe\udcff${big}`], readAs: "google", at: ["1:0-29 error"] },
    { file: [little], at: ["1:0-26 error"] },
    { file: [`\ufffd\ufffd${little}`], at: ["1:0-28 error"] },
    // SimpleRobotRulesParser, parseContent: UTF-16 by its mark.
    { file: [`\udcff\udcfe${little}`], readAs: "crawler-commons", at: ["1:0-28 warning"] },
  ],
  leaves: [
    { file: [text] },
    { file: [`\ufeff${text}`] },
    { file: ["\udcffUser-agent: *"] },
    { file: ["User-agent: *\0\0\0\0"] },
    { file: [""] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
