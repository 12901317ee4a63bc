import { checks, plainInCI, summarise } from "./stages.mjs";

plainInCI();
summarise(await checks(["--tags-filter=!long"]));
