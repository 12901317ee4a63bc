import { cell, expect, line, open, region, replaceFile, test } from "./support/page.ts";

/** A problem of preferences, what its fix makes of a line, and what Why says of GPTBot then. */
interface Row {
  readonly code: string;
  readonly file: readonly string[];
  readonly says: string;
  /** The fix, and the line that it writes; left out where there is none. */
  readonly fix?: readonly [name: string, line: number, text: string];
  readonly why?: string;
}

const OPEN = ["User-agent: *", "Allow: /"];

const ROWS: readonly Row[] = [
  {
    code: "R514",
    file: [...OPEN, "Content-Usage: ai-train=n"],
    says: "ai-train says nothing here: it is a label of Content-Signal",
    fix: ["Write train-ai=n", 3, "Content-Usage: train-ai=n"],
    why: "TrainingRefused",
  },
  {
    code: "R515",
    file: [...OPEN, "Content-Signal: ai-train=n"],
    says: "ai-train=n says nothing: the values of Content-Signal are yes and no",
    fix: ["Write ai-train=no", 3, "Content-Signal: ai-train=no"],
    why: "TrainingRefused",
  },
  {
    code: "R516",
    file: [...OPEN, "Content-Usage: train-ai = n"],
    says: "Parsers of the draft ignore this whole line",
    fix: ["Write train-ai=n", 3, "Content-Usage: train-ai=n"],
    why: "TrainingRefused",
  },
  {
    code: "R517",
    file: ["Content-Signal: ai-train=no", "", ...OPEN],
    says: "This Content-Signal applies to no crawler: no user-agent line is above it.",
    fix: ["Move to the * group", 3, "Content-Signal: ai-train=no"],
    why: "TrainingRefused",
  },
  {
    code: "R518",
    file: [...OPEN, "Content-Signal: ai-train=no", "", "User-agent: GPTBot", "Allow: /"],
    says: "GPTBot ignores ai-train=no in line 3 of the * group",
    fix: ["Repeat the preference in its group", 6, "Content-Signal: ai-train=no"],
    why: "TrainingRefused",
  },
  {
    code: "R519",
    file: [...OPEN, "Content-Usage: train-ai=y", "Content-Usage: train-ai=n"],
    says: "train-ai=y does not allow training: train-ai=n in line 4 refuses it",
    fix: ["Delete the line", 3, "Content-Usage: train-ai=n"],
    why: "Line 3 (Content-Usage) refuses it.",
  },
  {
    code: "R520",
    file: ["User-agent: *", "Content-Usage: /a/b train-ai=n", "Disallow: /a/"],
    says: "This preference says nothing: line 3 (Disallow: /a/) blocks every URL",
    fix: ["Delete the line", 2, "Disallow: /a/"],
  },
  {
    code: "R521",
    file: [...OPEN, "License: shop.example/licence.xml"],
    says: "This line points to no licence terms: shop.example/licence.xml is not an absolute URL.",
    fix: ["Write the absolute URL", 3, "License: https://shop.example/licence.xml"],
    why: "Line 3 points to https://shop.example/licence.xml.",
  },
  {
    code: "R522",
    file: [...OPEN, "DisallowAITraining: /"],
    says: "Google’s parser reads this line as Disallow, and no crawler is known to read it as an opt-out from AI",
    fix: ["Write Content-Usage: / train-ai=n", 3, "Content-Usage: / train-ai=n"],
    why: "TrainingRefused",
  },
  {
    code: "R523",
    file: [
      "# BEGIN Cloudflare Managed content",
      ...OPEN,
      "# END Cloudflare Managed Content",
      "User-agent: *",
      "Disallow: /",
    ],
    says: "line 3 of Cloudflare’s block allows every URL, and Allow wins a tie.",
    fix: ["Write Disallow: /*", 6, "Disallow: /*"],
    why: "Blocked by line 6",
  },
];

// One page for all, because each row takes a second and a page of its own three.
test("each problem of preferences is told, and its fix writes what was meant", async ({ page }) => {
  await open(page);
  await cell(page, "/", "GPTBot").click();
  const problems = region(page, "Problems");
  for (const { code, file, says, fix, why } of ROWS)
    await test.step(code, async () => {
      await replaceFile(page, file.join("\n"));
      await problems.getByText(says).first().click();
      await expect(problems.getByText(code, { exact: true })).toBeVisible();
      if (fix) {
        const [name, number, text] = fix;
        await problems.getByRole("button", { name, exact: true }).click();
        await expect(line(page, number)).toContainText(text);
        await expect(problems.getByText(says)).toHaveCount(0);
      }
      if (why) await expect(region(page, "Why")).toContainText(why);
    });
});
