/** What is shown of a term. */
export const termCardWords = {
  /** What leads to the entry. */
  entry: (title: string): string => `Glossary: ${title}`,
};
