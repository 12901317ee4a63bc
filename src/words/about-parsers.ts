import type { AboutDialect, DialectId } from "../engine/parse/dialect.ts";

// The build takes only `about` from each file (config/about-apart.ts).
const files = import.meta.glob<{ readonly about?: AboutDialect }>(
  ["../engine/dialects/*.ts", "!../engine/dialects/*.test.ts"],
  { query: "?about", eager: true },
);

/** What the file of a dialect says of its parser. */
export function aboutParser(id: DialectId): AboutDialect {
  const about = files[`../engine/dialects/${id}.ts`]?.about;
  if (!about) throw new Error(`src/engine/dialects/${id}.ts exports no about`);
  return about;
}
