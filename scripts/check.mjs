import { checks, plainInCI, summarise } from "./stages.mjs";

plainInCI();
// For the time between two edits; npm test tries the properties with all inputs (test/runs.ts).
process.env.PROPERTY_RUNS ??= "0.25";
summarise(await checks(["--tags-filter=!long"]));
