import { files } from "./files.ts";
import { growth } from "./growth.ts";
import { imports } from "./imports.ts";
import { links } from "./links.ts";
import { preferences } from "./preferences.ts";
import type { Property } from "./property.ts";
import { questions } from "./questions.ts";
import { sessions } from "./sessions.ts";

/** Every way into the page. */
export const properties: readonly Property[] = [
  files,
  links,
  questions,
  preferences,
  imports,
  sessions,
];

/** What measures time, and so is no test: `npm run fuzz` tries it as well. */
export const timed: readonly Property[] = [growth];
