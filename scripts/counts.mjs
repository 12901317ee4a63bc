const none = { passed: 0, failed: 0, skipped: 0, repeated: 0 };

/** The counts of a stage that is one check: it passed or it failed. */
export function countCheck(passed) {
  return passed ? { ...none, passed: 1 } : { ...none, failed: 1 };
}

/** Counts the tests of a Vitest JSON report; a file that failed outside its tests is one failure. */
export function countVitest(report) {
  return report.testResults.map(countFile).reduce(add, none);
}

function countFile({ status, assertionResults }) {
  const statuses = assertionResults.map((test) => test.status);
  const passed = statuses.filter((status) => status === "passed").length;
  const failed = statuses.filter((status) => status === "failed").length;
  return {
    passed,
    failed: status === "failed" ? Math.max(failed, 1) : failed,
    skipped: statuses.length - passed - failed,
    repeated: 0,
  };
}

/** Counts the tests of a Playwright JSON report. `repeated`: those that passed only when they were run once more, which are among the passed. */
export function countPlaywright({ stats }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    repeated: stats.flaky,
  };
}

/** The counts of a runner that ended with `status`: one that failed, or ran nothing, has a failure. */
export function settle(counts, status) {
  const { passed, failed } = counts ?? none;
  const mustFail = status !== 0 || passed + failed === 0;
  return { ...(counts ?? none), failed: mustFail ? Math.max(failed, 1) : failed };
}

/** The sum of two counts. */
function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    repeated: a.repeated + b.repeated,
  };
}

/** The counts of all stages. */
export function total(stages) {
  return stages.map(({ counts }) => counts).reduce(add, none);
}

/** Counts as text: `3 passed, 0 failed`, and the skipped ones when there are any. */
export function countsText({ passed, failed, skipped }) {
  const text = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${text}, ${skipped} skipped` : text;
}

/** The counts of a stage, with the tests that passed only when repeated, when there are any. */
export function stageText(counts) {
  const text = countsText(counts);
  return counts.repeated > 0 ? `${text} (${counts.repeated} only when repeated)` : text;
}
