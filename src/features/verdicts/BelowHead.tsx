// @chunk panels
import { Bar } from "../requests/with-log.tsx";
import { SiteOffer } from "../sites/SiteOffer.tsx";

/** Between the head of the table and its rows: what a log says, and the offer to take the site of the URLs. */
export function BelowHead() {
  return (
    <>
      <Bar />
      <SiteOffer />
    </>
  );
}
