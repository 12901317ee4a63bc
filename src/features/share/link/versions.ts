import { type Inflated, inflateInSteps } from "./inflate.ts";

/** Every version that a link was ever made with, oldest first; rows are added, never taken away. */
export const VERSIONS = ["0", "1"] as const;

export type Version = (typeof VERSIONS)[number];

/** How the bodies of one version become frames as this program reads them. */
export interface Upgrader {
  /** The frame in a body that arrived whole; `inflate` as in inflate.ts. */
  readonly frameIn: (
    body: Uint8Array,
    inflate: (body: Uint8Array) => Promise<Inflated>,
  ) => Promise<Inflated>;
  /** The beginning of the frame in a body whose end is missing. */
  readonly beginningIn: (body: Uint8Array) => Inflated;
}

/**
 * An upgrader for each version. Both hold frame 1, in which what an older page did not write yet
 * (site, HTTP answer, expectations) is a field that is absent and has a default; a version with
 * other frames turns them into these here.
 */
export const UPGRADERS: Readonly<Record<Version, Upgrader>> = {
  "0": { frameIn: async (body) => stored(body), beginningIn: stored },
  "1": { frameIn: (body, inflate) => inflate(body), beginningIn: inflateInSteps },
};

/** Whether a character is a version that this program reads. */
export function isVersion(character: string): character is Version {
  return VERSIONS.some((version) => version === character);
}

function stored(body: Uint8Array): Inflated {
  return { kind: "output", bytes: body };
}
