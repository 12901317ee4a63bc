// A file from a stranger can have any number of everything. A check looks at the first ones.

/** Each is looked at once. */
export const MOST_READ = 1000;

/** Each is compared with others, or the engine is asked about it. */
export const MOST_ASKED = 100;

/** For each, the engine reads a file, or a fix writes a line. */
export const MOST_TRIED = 20;
