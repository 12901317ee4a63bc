import { describe, expect, test } from "vitest";
import type { CommandList } from "../../ui/workspace.tsx";
import { findCommands } from "./find.ts";

function list(heading: string, ...names: readonly string[]): CommandList {
  return { heading, names, run: () => {} };
}

function found(lists: readonly CommandList[], typed: string): readonly string[] {
  return findCommands(lists, typed).map(({ name }) => name);
}

const actions = list("Actions", "Open", "Download", "Reopen", "Examples");
const problems = list("Problems", "R203 Group without rules", "R204 Crawler in several groups");

describe("what is found", () => {
  test("begins with the word, then has a word that does, then contains it", () => {
    expect(found([list("a", "Reopen", "To open", "Open")], "open")).toEqual([
      "Open",
      "To open",
      "Reopen",
    ]);
  });

  test("has every word, in any case and order", () => {
    expect(found([actions, problems], "RULES group")).toEqual(["R203 Group without rules"]);
    expect(found([actions, problems], "r204")).toEqual(["R204 Crawler in several groups"]);
  });

  test("is found by its text, after what is found by its name", () => {
    const texts = ["", "An Allow in Examples opens it.", "", ""];
    expect(found([{ ...actions, texts }], "examples")).toEqual(["Examples", "Download"]);
    expect(found([{ ...actions, texts }], "download opens")).toEqual(["Download"]);
  });

  test("by its text comes after every name that has it, of later lists too", () => {
    const texts = ["", "", "For PerplexityBot.", ""];
    const crawlers = list("Crawlers", "PerplexityBot");
    const all = [{ ...actions, texts }, crawlers];
    expect(found(all, "perplexitybot")).toEqual(["PerplexityBot", "Reopen"]);
  });

  test("is found by a word that means the same", () => {
    const marks = list("Problems", "R109 Byte order mark", "R506 Noindex in robots.txt");
    expect(found([marks], "BOM")).toEqual(["R109 Byte order mark"]);
    expect(found([marks], "search console")).toEqual(["R506 Noindex in robots.txt"]);
    expect(found([marks], "r506 deindex")).toEqual(["R506 Noindex in robots.txt"]);
  });

  test("comes list by list", () => {
    expect(found([problems, actions], "re")).toEqual(["Reopen"]);
    expect(found([problems, actions], "r").slice(0, 2)).toEqual(problems.names);
  });

  test("is the beginning of each list where nothing is typed", () => {
    const many = list("URLs", ...Array.from({ length: 100_000 }, (_, at) => `/${at}`));
    expect(found([actions, many], "")).toEqual([
      ...actions.names,
      "/0",
      "/1",
      "/2",
      "/3",
      "/4",
      "/5",
    ]);
  });

  test("is at most twenty of each list", () => {
    const many = list("URLs", ...Array.from({ length: 100_000 }, (_, at) => `/p/${at}`));
    expect(found([many], "p")).toHaveLength(20);
    expect(found([many], "99999")).toEqual(["/p/99999"]);
  });

  test("is nothing where nothing is called so, whatever was typed", () => {
    for (const typed of ["zzz", "(", "\\", "\ud800"]) expect(found([actions], typed)).toEqual([]);
  });
});
