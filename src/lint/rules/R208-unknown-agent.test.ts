import { testProblem } from "../../../test/lint-cases.ts";
import { unknownAgent } from "./R208-unknown-agent.ts";

const TEN_OLD = [
  "User-agent: Alexibot",
  "User-agent: asterias",
  "User-agent: BotALot",
  "User-agent: CheeseBot",
  "User-agent: CherryPicker",
  "User-agent: EmailWolf",
  "User-agent: TeleportPro",
  "User-agent: WebReaper",
  "User-agent: WebStripper",
  "User-agent: WebZip",
];

testProblem(unknownAgent, {
  raises: [
    { file: ["User-agent: GPTBot", ...TEN_OLD], at: ["2:12-20 information"] },
    {
      file: TEN_OLD.flatMap((line) => [line, "Disallow: /"]),
      at: ["1:12-20 information"],
    },
  ],
  leaves: [
    // The catalogue is not of all crawlers.
    { file: TEN_OLD.slice(1) },
    { file: [...TEN_OLD.slice(1), "User-agent: webzip", "User-agent: Googlebot"] },
    { file: ["User-agent: GPTBot", "User-agent: Yandex", "User-agent: msnbot", "User-agent: *"] },
    // Other checks speak of these.
    { file: ["User-agent: A/1", "User-agent: B*", "User-agent: C, D", "User-agent: E (f)"] },
    { file: ["User-agent: Google bot", "User-agent: OpenAI", "User-agent: Googelbot"] },
    { file: ["User-agent: bing", "User-agent: google", "User-agent: ahrefs"], readAs: "python" },
  ],
  meant: [
    ["BackDoorBot", "/", "disallow"],
    ["WebReaper", "/", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
