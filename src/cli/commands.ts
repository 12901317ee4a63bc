import { check } from "./check.ts";
import type { Command } from "./command.ts";
import { diff } from "./diff.ts";
import { test } from "./expectations.ts";
import { explain } from "./explain.ts";
import { fetch } from "./fetch.ts";
import { link } from "./link.ts";
import { lint } from "./lint.ts";
import { requests } from "./requests.ts";
import { sitemaps } from "./sitemaps.ts";
import { use } from "./use.ts";

/** Every command, in the order of help. Each has its words in helpWords.commands, by its name. */
export const commands = {
  check,
  explain,
  test,
  lint,
  diff,
  use,
  link,
  fetch,
  sitemaps,
  requests,
} satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;
