import fc from "fast-check";

/**
 * Properties try the same inputs in every run, so that a run fails for a change in the project only.
 * `SEED=7 npm run check:unit` tries others.
 */
export const SEED = Number(process.env.SEED ?? 9309);

fc.configureGlobal({ seed: SEED });
