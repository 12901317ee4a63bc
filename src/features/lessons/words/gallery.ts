/** The gallery of examples. */
export const galleryWords = {
  heading: "Examples",
  intro:
    "Each is a misunderstanding that has hurt real sites. What is on the page now comes back with Undo.",
  toBeginWith: "To begin with",
  sample: "A shop’s file, with groups, wildcards and a typo",
};
