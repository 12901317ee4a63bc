import type { Feature } from "../../ui/feature.ts";
import { LiveBar } from "./LiveBar.tsx";
import { liveFile } from "./model.ts";
import { OpenLiveButton } from "./OpenLiveButton.tsx";

/** Opens the robots.txt of a live site as a crawler would see it, by a handler on the page's own server. Builds on compare and draft. */
export const live: Feature = { state: liveFile, besideSite: [OpenLiveButton], bars: [LiveBar] };
