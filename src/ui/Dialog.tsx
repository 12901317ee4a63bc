import { X } from "lucide-react";
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { layoutWords } from "../app/words/layout.ts";

/** How whoever shows a dialog closes it. */
export interface DialogHandle {
  close(): void;
}

/** A modal dialog with its heading and the button that closes it; `intro` stands below the heading. It is open for as long as it is drawn. */
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
  const close = () => dialog.current?.close();
  useImperativeHandle(ref, () => ({ close }));
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={className} aria-label={name} onClose={onClose}>
      <header>
        <h2>{heading}</h2>
        {intro && <p>{intro}</p>}
        <button
          type="button"
          className="action only-icon"
          aria-label={layoutWords.close}
          onClick={close}
        >
          <X className="icon" aria-hidden="true" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
