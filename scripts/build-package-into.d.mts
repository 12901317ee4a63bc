/** Writes the npm package into a folder. */
export function buildPackageInto(folder: string): Promise<void>;
