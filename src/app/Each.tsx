import type { ComponentType } from "react";

/** One of each, in their order, which never changes. */
export function Each({ components }: { components: readonly ComponentType[] }) {
  return components.map((Component, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
    <Component key={index} />
  ));
}
