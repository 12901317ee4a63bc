import { damagedDrafts } from "./damaged-drafts.ts";
import { files } from "./files.ts";
import { fixes } from "./fixes.ts";
import { growth } from "./growth.ts";
import { imports } from "./imports.ts";
import { links } from "./links.ts";
import { nearMisses } from "./near-misses.ts";
import { preferences } from "./preferences.ts";
import type { Property } from "./property.ts";
import { questions } from "./questions.ts";
import { sessions } from "./sessions.ts";

/** Every way into the page, and the fixes that it offers. */
export const properties: readonly Property[] = [
  files,
  fixes,
  links,
  questions,
  nearMisses,
  preferences,
  imports,
  sessions,
  damagedDrafts,
];

/** What measures time, and so is no test: `npm run fuzz` tries it as well. */
export const timed: readonly Property[] = [growth];
