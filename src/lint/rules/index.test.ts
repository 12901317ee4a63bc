import { expect, test } from "vitest";
import { problems } from "../run.ts";

const files = Object.keys(import.meta.glob("./R*.ts")).sort();
const codes = problems.map(({ code }) => code);

test("problems stand in the order of their codes, each once", () => {
  expect(codes).toEqual([...new Set(codes)].sort());
});

test("every problem is in a file that begins with its code, with a test beside it", () => {
  const ofProblems = files.filter((file) => !file.endsWith(".test.ts"));
  expect(ofProblems.map((file) => file.slice("./".length, "./R101".length))).toEqual(codes);
  const ofTests = files.filter((file) => file.endsWith(".test.ts"));
  expect(ofTests).toEqual(ofProblems.map((file) => file.replace(/\.ts$/, ".test.ts")));
});
