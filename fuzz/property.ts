import fc from "fast-check";

/** How much is tried, and how large it may be. */
interface Effort {
  readonly seed: number;
  readonly runs: number;
  /** Of what is tried: from a few parts to hundreds. */
  readonly size: "small" | "medium" | "large";
  /** When to stop, in milliseconds from now; left out: when all is tried. */
  readonly time?: number;
}

/** What came of it. `failure`: what to run it with again, the smallest input found and its error; null where all held. */
interface Tried {
  readonly inputs: number;
  readonly failure: string | null;
}

/** Something that holds for whatever comes in. */
export interface Property {
  /** The way in. */
  readonly name: string;
  try(effort: Effort): Promise<Tried>;
}

/** That `holds` throws for no input. `inputs`: what comes in, made anew for each size. */
export function property<Input>(
  name: string,
  inputs: () => fc.Arbitrary<Input>,
  holds: (input: Input) => void | Promise<void>,
): Property {
  return {
    name,
    async try({ seed, runs, size, time }) {
      fc.configureGlobal({ ...fc.readConfigureGlobal(), baseSize: size });
      const held = fc.asyncProperty(inputs(), async (input) => holds(input));
      const limit = time === undefined ? {} : { interruptAfterTimeLimit: time };
      const details = await fc.check(held, { seed, numRuns: runs, ...limit });
      return { inputs: details.numRuns + details.numSkips, failure: await failureIn(details) };
    },
  };
}

async function failureIn<Input>(details: fc.RunDetails<[Input]>): Promise<string | null> {
  // Interrupted before the first input is no failure.
  if (!details.failed || details.counterexample === null) return null;
  const { errorInstance } = details;
  const error = errorInstance instanceof Error ? (errorInstance.stack ?? "") : `${errorInstance}`;
  return `${await fc.asyncDefaultReportMessage(details)}\n\n${error}`;
}
