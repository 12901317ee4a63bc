import { expect, test } from "vitest";
import { RuleStatusJob, type StatusesOfGroup } from "./rule-status-job.ts";

const TEXT =
  "User-agent: *\nDisallow: /a\nDisallow: /a*\n\nUser-agent: GPTBot\nDisallow: /\nAllow: /x/\n";

const OF_STAR: StatusesOfGroup = {
  group: 0,
  statuses: [
    { line: 2, liveness: { kind: "dead", shadowedBy: [3] }, redundant: true },
    { line: 3, liveness: { kind: "decides", path: "/a" }, redundant: false },
  ],
};
const OF_GPTBOT: StatusesOfGroup = {
  group: 1,
  statuses: [
    { line: 6, liveness: { kind: "decides", path: "/" }, redundant: false },
    { line: 7, liveness: { kind: "decides", path: "/x/" }, redundant: false },
  ],
};

function jobFor(...groups: readonly number[]): RuleStatusJob {
  return new RuleStatusJob({ text: TEXT, dialect: "rfc9309", breakOctets: 1, groups });
}

test("a job finds the status of the rules of the groups it is given", () => {
  const job = jobFor(1);
  expect(job.takeNews()).toEqual({ groups: [], done: 0, total: 2 });
  expect(job.run(() => false)).toBe(true);
  expect(job.takeNews()).toEqual({ groups: [OF_GPTBOT], done: 2, total: 2 });
});

test("news are told once, and can be sent to and from a worker", () => {
  const job = jobFor(0, 1);
  job.run(() => false);
  const news = job.takeNews();
  expect(structuredClone(news)).toEqual({ groups: [OF_STAR, OF_GPTBOT], done: 4, total: 4 });
  expect(job.takeNews()).toEqual({ groups: [], done: 4, total: 4 });
});

test("a job done in time slices has news group by group", () => {
  const job = jobFor(0, 1);
  const told: StatusesOfGroup[] = [];
  let [slices, asked] = [0, 0];
  while (!job.run(() => ++asked % 2 === 0)) {
    slices++;
    const { groups, done } = job.takeNews();
    told.push(...groups);
    expect(done).toBe(2 * told.length);
  }
  expect(slices).toBeGreaterThan(3);
  expect([...told, ...job.takeNews().groups]).toEqual([OF_STAR, OF_GPTBOT]);
});

test("a group that is not there has no status", () => {
  const job = jobFor(7);
  expect(job.run(() => false)).toBe(true);
  expect(job.takeNews()).toEqual({ groups: [{ group: 7, statuses: [] }], done: 0, total: 0 });
});
