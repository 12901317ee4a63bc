import { describe, expect, test } from "vitest";
import { networkFor } from "./file.ts";

const { signal } = new AbortController();
const PUBLIC = "93.184.215.14";
const METADATA = "169.254.169.254";

describe("requests for a site", () => {
  test.each([
    ["a public site", [PUBLIC], { [PUBLIC]: true, "93.184.215.15": false, [METADATA]: false }],
    ["a site of one's own network", ["10.0.0.1"], { "10.0.0.1": true, "10.0.0.2": true }],
    ["a site with both", [PUBLIC, "10.0.0.1"], { "10.0.0.1": false, [METADATA]: false }],
    ["a site without an address", [], { "10.0.0.1": false }],
  ])("lead to addresses of %s as they may", async (_, addresses, allowed) => {
    const { policy } = await networkFor(new URL("http://site.test/"), async () => addresses);
    for (const [address, isAllowed] of Object.entries(allowed))
      expect([address, policy.allowAddress(address)]).toEqual([address, isAllowed]);
  });

  test("go to the addresses that were judged, whatever the DNS says later", async () => {
    const said = [["10.0.0.1"], [PUBLIC]];
    const { transport } = await networkFor(
      new URL("http://site.test/"),
      async () => said.shift() ?? [],
    );
    expect(await transport.resolve("site.test", signal)).toEqual(["10.0.0.1"]);
    expect(await transport.resolve("other.test", signal)).toEqual([PUBLIC]);
  });
});
