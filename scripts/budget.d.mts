export const BUDGET: number;
export function weightOf(files: readonly string[]): number;
