import { BlockList } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileAnswers } from "../../test/fetch/hostile-sites.ts";
import { runs } from "../../test/runs.ts";
import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";

/** The first and the last address of each block that is not public, and its neighbours, which are. */
const IPV4_BLOCKS: readonly (readonly [
  first: string,
  last: string,
  neighbours: readonly string[],
])[] = [
  ["0.0.0.0", "0.255.255.255", ["1.0.0.0"]],
  ["10.0.0.0", "10.255.255.255", ["9.255.255.255", "11.0.0.0"]],
  ["100.64.0.0", "100.127.255.255", ["100.63.255.255", "100.128.0.0"]],
  ["127.0.0.0", "127.255.255.255", ["126.255.255.255", "128.0.0.0"]],
  ["168.63.129.16", "168.63.129.16", ["168.63.129.15", "168.63.129.17"]],
  ["169.254.0.0", "169.254.255.255", ["169.253.255.255", "169.255.0.0"]],
  ["172.16.0.0", "172.31.255.255", ["172.15.255.255", "172.32.0.0"]],
  ["192.0.0.0", "192.0.0.255", ["191.255.255.255", "192.0.1.0"]],
  ["192.0.2.0", "192.0.2.255", ["192.0.1.255", "192.0.3.0"]],
  ["192.88.99.0", "192.88.99.255", ["192.88.98.255", "192.88.100.0"]],
  ["192.168.0.0", "192.168.255.255", ["192.167.255.255", "192.169.0.0"]],
  ["198.18.0.0", "198.19.255.255", ["198.17.255.255", "198.20.0.0"]],
  ["198.51.100.0", "198.51.100.255", ["198.51.99.255", "198.51.101.0"]],
  ["203.0.113.0", "203.0.113.255", ["203.0.112.255", "203.0.114.0"]],
  ["224.0.0.0", "255.255.255.255", ["223.255.255.255"]],
];

const PUBLIC_IPV6 = [
  "2606:4700:4700::1111",
  "2a00:1450:4001:82f::200e",
  "2001:200::",
  "2001:4860:4860::8888",
  "2001:DB9::1",
  "2003::1",
  "3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
];

const OTHER_IPV6 = [
  "1fff:ffff::1",
  "4000::1",
  "64:ff9b::8.8.8.8",
  "::ffff:8.8.8.8",
  "::8.8.8.8",
  "2001:1ff:ffff::1",
  "2001:db8:ffff::1",
  "2002:808:808::1",
  "3fff:fff::1",
  "fe80::1",
];

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));

/** IPv6 addresses in and around the blocks that are told apart. */
const NEAR_SPECIAL = fc
  .tuple(
    fc.constantFrom("2000", "2001", "2002", "3ffe", "3fff"),
    fc.oneof(fc.constantFrom("0", "1ff", "200", "db7", "db8", "db9", "fff", "1000"), group),
    fc.array(group, { minLength: 6, maxLength: 6 }),
  )
  .map(([first, second, rest]) => [first, second, ...rest].join(":"));

describe("isPublicAddress", () => {
  it.each(IPV4_BLOCKS)("denies %s to %s", (first, last, neighbours) => {
    expect([first, last].filter(isPublicAddress)).toEqual([]);
    expect(neighbours.filter(isPublicAddress)).toEqual(neighbours);
  });

  it("confirms what hosts of the internet have in IPv6, and nothing else", () => {
    expect(PUBLIC_IPV6.filter(isPublicAddress)).toEqual(PUBLIC_IPV6);
    expect(OTHER_IPV6.filter(isPublicAddress)).toEqual([]);
  });

  it("confirms of no list of hostile answers every address", () => {
    expect(hostileAnswers.filter((addresses) => addresses.every(isPublicAddress))).toEqual([]);
  });

  it("says of any IPv4 address what Node's BlockList says", () => {
    const blocks = new BlockList();
    for (const [first, last] of IPV4_BLOCKS) blocks.addRange(first, last, "ipv4");
    const property = fc.property(fc.ipV4(), (address) => {
      expect(isPublicAddress(address)).toBe(!blocks.check(address, "ipv4"));
    });
    fc.assert(property, { endOnFailure: true, numRuns: runs(500) });
  });

  it("says of any IPv6 address what Node's BlockList says", () => {
    const open = new BlockList();
    open.addSubnet("2000::", 3, "ipv6");
    const special = new BlockList();
    special.addSubnet("2001::", 23, "ipv6");
    special.addSubnet("2001:db8::", 32, "ipv6");
    special.addSubnet("2002::", 16, "ipv6");
    special.addSubnet("3fff::", 20, "ipv6");
    const property = fc.property(fc.oneof(fc.ipV6(), NEAR_SPECIAL), (address) => {
      const expected = open.check(address, "ipv6") && !special.check(address, "ipv6");
      expect(isPublicAddress(address)).toBe(expected);
    });
    fc.assert(property, { endOnFailure: true, numRuns: runs(500) });
  });
});

describe("isLoopbackAddress", () => {
  it.each(["127.0.0.1", "127.1.2.3", "::1", "0:0:0:0:0:0:0:1", "::ffff:127.0.0.1"])(
    "confirms %s",
    (address) => expect(isLoopbackAddress(address)).toBe(true),
  );

  it.each(["0.0.0.0", "::", "128.0.0.1", "::ffff:10.0.0.1", "::2", "localhost", ""])(
    "denies %j",
    (address) => expect(isLoopbackAddress(address)).toBe(false),
  );
});
