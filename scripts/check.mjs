import { beginChecks, plainInCI, summarise } from "./stages.mjs";

plainInCI();
// For the time between two edits; npm test tries the properties with all inputs (test/runs.ts).
process.env.PROPERTY_RUNS ??= "0.25";
const results = [];
for (const { show } of beginChecks(["--tags-filter=!long"])) results.push(await show());
summarise(results);
