import type { MouseEvent, ReactNode } from "react";

/** A link to a part of the page that can be copied and opened in another tab; pressed here, it opens the part and does not touch the address. */
export function FragmentLink(props: {
  fragment: string;
  isCurrent?: boolean;
  onOpen: () => void;
  children: ReactNode;
}) {
  const { fragment, isCurrent = false, onOpen, children } = props;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={`#${fragment}`} aria-current={isCurrent ? "page" : undefined} onClick={open}>
      {children}
    </a>
  );
}
