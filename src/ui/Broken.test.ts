import { describe, expect, it } from "vitest";
import { type Trouble, troubleReport } from "./Broken.tsx";

const trouble: Trouble = {
  where: "Why",
  error: new TypeError("x is not a function"),
  version: "1.2.3",
  browser: "Mozilla/5.0",
  file: null,
};

describe("troubleReport", () => {
  it("says the version, the part, the browser and the error", () => {
    const report = troubleReport(trouble);
    expect(report).toContain("robots.txt playground 1.2.3: an error in `Why`");
    expect(report).toContain("Browser: `Mozilla/5.0`");
    expect(report.split("TypeError: x is not a function")).toHaveLength(2);
  });

  it("holds the file only where it is given", () => {
    expect(troubleReport(trouble)).not.toContain("The file");
    const withFile = troubleReport({ ...trouble, file: "User-agent: *\n```\n" });
    expect(withFile).toContain("````text\nUser-agent: *\n```\n````\n");
  });

  it("is bounded, and says how much there is", () => {
    const report = troubleReport({ ...trouble, file: "a".repeat(100_000) });
    expect(report.length).toBeLessThan(50_000);
    expect(report).toContain("100,000 characters in all");
  });

  it.each([[null], ["text"], [Symbol("s")], [{ message: "no error" }], [undefined]])(
    "takes %s for thrown",
    (error) => {
      expect(troubleReport({ ...trouble, error })).toContain(`thrown: ${typeof error}`);
    },
  );
});
