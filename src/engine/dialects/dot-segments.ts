/**
 * An absolute path without its `.` and `..` segments (RFC 3986 5.2.4). What would climb above the
 * root is dropped, as the URL Standard has it, or kept, as old resolvers do.
 */
export function withoutDots(path: string, above: "dropped" | "kept"): string {
  const segments = path.split("/").slice(1);
  const left: string[] = [];
  segments.forEach((segment, index) => {
    const climbs = segment === "..";
    if (!climbs && segment !== ".") {
      left.push(segment);
      return;
    }
    const isRoot = left.length === 0 || left.at(-1) === "..";
    if (climbs && isRoot && above === "kept") {
      left.push(segment);
      return;
    }
    if (climbs) left.pop();
    if (index === segments.length - 1) left.push("");
  });
  return `/${left.join("/")}`;
}
