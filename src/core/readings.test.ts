import { expect, test } from "vitest";
import { collectGarbage } from "../../test/garbage.ts";
import { google } from "../engine/dialects/google.ts";
import { rfc9309 } from "../engine/dialects/rfc9309.ts";
import { Readings } from "./readings.ts";

test("what a parser read of an earlier text is kept until it reads the present one", async () => {
  const { before, now } = edited();
  const left = () => before.flatMap((analysis) => analysis.deref()?.dialect.id ?? []);
  await collectGarbage();
  expect(left()).toEqual(["rfc9309", "google"]);
  now.by(rfc9309);
  await collectGarbage();
  expect(left()).toEqual(["google"]);
  now.by(google);
  await collectGarbage();
  expect(left()).toEqual([]);
});

function edited() {
  const text = "User-agent: *\nDisallow: /a\n";
  const readings = Readings.of(text, 1);
  const before = [rfc9309, google].map((dialect) => new WeakRef(readings.by(dialect)));
  const edit = { from: 0, to: text.length, insert: "User-agent: b\n" };
  return { before, now: readings.edited([edit], 1) };
}
