import { agents } from "./agents.ts";
import { groups } from "./groups.ts";
import type { Misunderstanding } from "./misunderstanding.ts";
import { rules } from "./rules.ts";
import { serving } from "./serving.ts";
import { texts } from "./texts.ts";

/** Thirty misunderstandings, each as one or several files, and what crawlers make of them. */
export const misunderstandings: readonly Misunderstanding[] = [
  ...groups,
  ...rules,
  ...agents,
  ...texts,
  ...serving,
];

export type { Misunderstanding } from "./misunderstanding.ts";
