import { describe, expect, it } from "vitest";
import { type DrawnPane, movedSplitter } from "./Panes.tsx";

const pane = (share: number, size = share * 10, folded = false): DrawnPane => {
  return { share, size, least: 100, folded };
};

const shares = (panes: readonly DrawnPane[], index: number, by: number) =>
  movedSplitter(panes, index, by).map(({ share }) => Math.round(share * 100) / 100);

describe("movedSplitter", () => {
  it("gives one neighbour what it takes from the other", () => {
    expect(shares([pane(30), pane(40), pane(30)], 0, 50)).toEqual([35, 35, 30]);
    expect(shares([pane(30), pane(40), pane(30)], 1, -50)).toEqual([30, 35, 35]);
  });

  it("stops where a neighbour has the least it can have", () => {
    expect(shares([pane(30), pane(70)], 0, -900)).toEqual([10, 90]);
    expect(shares([pane(30), pane(70)], 0, 900)).toEqual([90, 10]);
  });

  it("moves nothing where its neighbours have no room", () => {
    expect(shares([pane(9), pane(10), pane(81)], 0, 30)).toEqual([9, 10, 81]);
    expect(shares([pane(50), pane(50)], 1, 30)).toEqual([50, 50]);
  });

  it("keeps the share of a folded pane that it does not touch", () => {
    const panes = [pane(30, 580), pane(30, 390), pane(40, 30, true)];
    expect(shares(panes, 0, -97)).toEqual([29.88, 30.12, 40]);
    expect(movedSplitter(panes, 0, -97).map(({ folded }) => folded)).toEqual([false, false, true]);
  });

  it("unfolds a folded neighbour", () => {
    const panes = [pane(60, 970), pane(40, 30, true)];
    const moved = movedSplitter(panes, 0, -20);
    expect(moved.map(({ folded }) => folded)).toEqual([false, false]);
    expect(moved.map(({ share }) => Math.round(share))).toEqual([90, 10]);
  });
});
