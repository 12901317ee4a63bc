/** What the page has to say of itself. */
export const pageNewsWords = {
  broken:
    "Something in the page did not work. Your file and your table are safe. If the page behaves strangely, download the file and reload.",
  /** Where the trouble was, in a report. */
  thePage: "the page",
  newVersion: "A new version is there. It is used from the next reload on.",
  reload: "Reload",
};
