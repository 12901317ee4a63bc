/** The version of the project, which the build writes here. */
export const version: string = import.meta.env.VITE_VERSION ?? "0.0.0";
