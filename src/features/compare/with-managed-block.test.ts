import { describe, expect, test } from "vitest";
import { openFileText } from "../../core/intents.ts";
import { createSession } from "../../core/session.ts";
import { managedBlockOf } from "../../engine/advise/managed-block.ts";
import { blockText, managedTexts } from "../../engine/advise/managed-texts.ts";
import { decide, parseRobots, preferencesFor } from "../../engine/index.ts";
import { octetsOf } from "../../engine/text/bytes.ts";
import { otherVersionsOf } from "./with-managed-block.ts";

function versionsOf(text: string) {
  const session = createSession([]);
  session.dispatch(openFileText(session.getState(), text));
  return otherVersionsOf(session.getState()).map((version) => version.text);
}

const OWN = "User-agent: *\nDisallow: /\n";

describe("a file with Cloudflare’s block above it:", () => {
  test.each(managedTexts)("of $since", (managed) => {
    const text = blockText(managed) + OWN;
    expect(versionsOf(OWN)).toContain(text);
    const analysis = parseRobots(text);
    expect(managedBlockOf(analysis)).toMatchObject({ first: 1 });
    for (const token of managed.blocked)
      expect(decide(analysis, token, "/a").outcome).toBe("disallow");
    // Its Allow wins the tie against the owner’s Disallow, where it has one.
    const { signals } = managed;
    expect(decide(analysis, "X", "/a").outcome).toBe(signals === null ? "disallow" : "allow");
    expect(preferencesFor(analysis, "X", "/a").training.value).toBe(
      signals === null ? "not-applicable" : "refused",
    );
    // Back to where it came from.
    expect(versionsOf(text)).toEqual([OWN]);
  });

  test("has the 501 bytes that fourteen of 400 sites were found to send", () => {
    expect(octetsOf(blockText(managedTexts[0]).trimEnd())).toBe(501);
  });

  test.each(["\r\n", "\r"])("keeps line endings %j", (end) => {
    const own = OWN.replaceAll("\n", end);
    const block = blockText(managedTexts[0]).replaceAll("\n", end);
    expect(versionsOf(block + own)).toEqual([own]);
  });
});
