import { type ReactNode, useId, useRef } from "react";

/** A button that opens what can be chosen below it; `children` is given how to close it. */
export function Menu(props: { name: string; children: (close: () => void) => ReactNode }) {
  const { name, children } = props;
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className="action opens-menu" popoverTarget={id}>
        {name}
      </button>
      <div ref={menu} id={id} popover="auto" className="menu" role="group" aria-label={name}>
        {children(() => menu.current?.hidePopover())}
      </div>
    </>
  );
}
