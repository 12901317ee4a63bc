import { describe, expect, test } from "vitest";
import type { FailureKind, Hop } from "../../fetch/answer.ts";
import { failed } from "../../fetch/failures.ts";
import { plain } from "../../words/quoting.ts";
import { liveWords } from "./words.ts";

const HTTPS = "https://shop.example/robots.txt";
const HTTP = "http://shop.example/robots.txt";

function answered(url: string, location: string): Hop {
  return { kind: "answered", url, status: 301, location, family: 4, milliseconds: 1 };
}

function broken(url: string, failure: FailureKind): Hop {
  return { kind: "failed", url, failure, milliseconds: 1 };
}

/** What the page says of a failure at the last of these requests. */
function said(failure: FailureKind, hops: readonly Hop[]): string {
  return plain(liveWords.failed(failed(failure, hops)));
}

describe("why there is no response", () => {
  test("where the site itself fails, the advice is about the site", () => {
    const hops = [broken(HTTPS, "tls"), broken(HTTP, "refused")];
    expect(said("refused", hops)).toBe(failed("refused").message);
  });

  test("where a redirect leads to a host that fails, that URL is named and not the site", () => {
    const target = "https://old.example/robots.txt";
    expect(said("dns", [answered(HTTPS, target), broken(target, "dns")])).toBe(
      "The site redirects to “https://old.example/robots.txt”, and the request for that URL failed: no address. If the site is yours, check its redirects and that URL.",
    );
  });

  test("where http leads back to broken https, nobody is told to write http://", () => {
    const hops = [broken(HTTPS, "tls"), answered(HTTP, HTTPS), broken(HTTPS, "tls")];
    expect(said("tls", hops)).not.toContain("http:// before");
  });

  test("where a redirect leads to a private address, the target comes before the refusal", () => {
    const target = "http://10.0.0.1/robots.txt";
    const hops = [answered(HTTP, target), broken(target, "not-allowed")];
    expect(said("not-allowed", hops)).toBe(
      `The site redirects to “${target}”. ${failed("not-allowed").message}`,
    );
  });
});
