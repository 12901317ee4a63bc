import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { CloseButton } from "./ActionButton.tsx";

/** How the component that shows a dialog closes it. */
export interface DialogHandle {
  close(): void;
}

/** A modal dialog with its heading and the button that closes it; `intro` comes below the heading. It is open for as long as it is drawn, and read from its heading unless what it holds takes the focus. */
export function Dialog(props: {
  ref?: Ref<DialogHandle>;
  /** For a screen reader, where the heading does not say it. */
  name?: string;
  heading: string;
  intro?: ReactNode;
  className: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { ref, heading, name = heading, intro, className, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => dialog.current?.close();
  useImperativeHandle(ref, () => ({ close }));
  useEffect(() => {
    dialog.current?.showModal();
    // By itself the browser would begin at the button that closes it.
    title.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={className} aria-label={name} onClose={onClose}>
      <header>
        <h2 ref={title} tabIndex={-1}>
          {heading}
        </h2>
        {intro && <p>{intro}</p>}
        <CloseButton onClose={close} />
      </header>
      {children}
    </dialog>
  );
}

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
