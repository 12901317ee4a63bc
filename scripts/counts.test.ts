import { describe, expect, it } from "vitest";
import { countPlaywright, countsText, countVitest, settle, stageText, total } from "./counts.mjs";

const counted = (passed: number, failed: number, skipped = 0, repeated = 0) => ({
  passed,
  failed,
  skipped,
  repeated,
});

describe("countVitest", () => {
  it("counts tests by status, pending and todo as skipped", () => {
    const statuses = ["passed", "passed", "failed", "pending", "todo"];
    const assertionResults = statuses.map((status) => ({ status }));
    const report = { testResults: [{ status: "failed", assertionResults }] };
    expect(countVitest(report)).toEqual(counted(2, 1, 2));
  });

  it("counts a file that could not be loaded as one failure", () => {
    const files = [
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{ status: "passed" }] },
    ];
    expect(countVitest({ testResults: files })).toEqual(counted(1, 1));
  });
});

describe("countPlaywright", () => {
  it("counts a test that passed only when repeated as passed, and apart", () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats })).toEqual(counted(4, 1, 2, 1));
  });
});

describe("settle", () => {
  it("leaves the counts of a runner that ended well alone", () => {
    expect(settle(counted(3, 0, 1), 0)).toEqual(counted(3, 0, 1));
  });

  it("does not count a failure twice", () => {
    expect(settle(counted(3, 2), 1)).toEqual(counted(3, 2));
  });

  it("counts a runner that failed without a failed test as one failure", () => {
    expect(settle(counted(3, 0), 1)).toEqual(counted(3, 1));
  });

  it("counts a runner without a report as one failure", () => {
    expect(settle(undefined, 0)).toEqual(counted(0, 1));
  });

  it("counts a runner that ran no test as one failure", () => {
    expect(settle(counted(0, 0, 4), 0)).toEqual(counted(0, 1, 4));
  });
});

describe("countsText", () => {
  it("names the skipped tests only when there are any", () => {
    expect(countsText(counted(3, 0))).toBe("3 passed, 0 failed");
    expect(countsText(counted(3, 1, 2))).toBe("3 passed, 1 failed, 2 skipped");
  });

  it("names the tests that passed only when repeated beside their stage", () => {
    expect(stageText(counted(3, 0))).toBe("3 passed, 0 failed");
    expect(stageText(counted(3, 0, 0, 1))).toBe("3 passed, 0 failed (1 only when repeated)");
  });

  it("sums the stages", () => {
    const stages = [{ counts: counted(1, 0) }, { counts: counted(20, 1, 2) }];
    expect(countsText(total(stages))).toBe("21 passed, 1 failed, 2 skipped");
  });
});
