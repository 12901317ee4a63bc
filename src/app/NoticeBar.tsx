import { undoDepth } from "@codemirror/commands";
import { TriangleAlert } from "lucide-react";
import { type RefObject, useCallback, useEffect, useLayoutEffect } from "react";
import { useStore } from "zustand";
import { showSamePage } from "../core/intents.ts";
import type { Notice, NoticeAction, NoticeChoice } from "../core/notices.ts";
import { CloseButton } from "../ui/ActionButton.tsx";
import { later } from "../ui/later.tsx";
import { Pick } from "../ui/Pick.tsx";
import { TO_FILE, useFocusAfter } from "../ui/use-focus-after.ts";
import { useSession, useWorkspace } from "../ui/workspace.tsx";
import { partWords } from "../words/regions.ts";

const KeptTexts = later(partWords.keptTexts, () =>
  import("../ui/KeptTexts.tsx").then((module) => module.KeptTexts),
);

/** A notice across the page, until it is closed, or what it offers is taken. A report has a place that is there before it: of a status that comes with its place, some screen readers say nothing. */
export function NoticeBar() {
  const { shown } = useWorkspace();
  const notice = useStore(shown, (now) => now.notice);
  const onNotice = useCallback((next: Notice | null) => shown.setState({ notice: next }), [shown]);
  useEffect(() => {
    // What was pressed is done first.
    const look = () => setTimeout(() => shown.getState().notice ?? giveRoomBack());
    addEventListener("click", look);
    return () => {
      removeEventListener("click", look);
      giveRoomBack();
    };
  }, [shown]);
  const bar = notice && <Bar notice={notice} onNotice={onNotice} />;
  return (
    <>
      <div role="status" className="told">
        {notice?.isReport && bar}
      </div>
      {!notice?.isReport && bar}
    </>
  );
}

function Bar(props: { notice: Notice; onNotice: (next: Notice | null) => void }) {
  const { notice, onNotice } = props;
  const bar = useFocusAfter<HTMLDivElement>(TO_FILE);
  useExpiry(bar, notice, onNotice);
  useUndone(notice, onNotice);
  useRoom(bar);
  useEffect(() => {
    const close = () => {
      onNotice(null);
      giveRoomBack();
    };
    return onFreeEscape(close);
  }, [onNotice]);
  const { follow } = notice;
  useEffect(() => follow?.(onNotice), [follow, onNotice]);
  return (
    <div ref={bar} className="notice is-over" role={notice.isReport ? undefined : "alert"}>
      {!notice.isReport && <TriangleAlert className="icon" aria-hidden="true" />}
      <div>
        <p>{notice.text}</p>
        {/* A screen reader reads a text again whenever it changes, and a progress when it is asked. */}
        {notice.progress !== undefined && (
          <progress value={notice.progress} aria-label={notice.text} />
        )}
        {notice.choice && <Choice choice={notice.choice} onNotice={onNotice} />}
        {notice.action && <Action action={notice.action} onNotice={onNotice} />}
        {notice.recovered && <KeptTexts texts={notice.recovered} />}
      </div>
      <CloseButton onClose={() => onNotice(null)} />
    </div>
  );
}

const ROOM = "--notice-room";

/** Makes the regions leave room for a notice. */
function useRoom(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = bar.current;
    if (!box) return;
    const { style } = document.documentElement;
    const look = () => style.setProperty(ROOM, `${box.offsetHeight}px`);
    const observer = new ResizeObserver(look);
    observer.observe(box);
    look();
    return () => observer.disconnect();
  }, [bar]);
}

/** Gives the regions that room again. A notice that goes by itself leaves it until something is pressed: nothing moves while a person types or reads. */
function giveRoomBack(): void {
  document.documentElement.style.removeProperty(ROOM);
}

/** How long a report stays, in milliseconds; WCAG 2.2 counts 20 s as enough time. */
const EXPIRES_AFTER = 20_000;

/** Takes a report away after a while, unless it is pointed at or has the focus. What did not work, or offers a choice, stays until it is closed. */
function useExpiry(
  bar: RefObject<HTMLElement | null>,
  notice: Notice,
  onNotice: (next: null) => void,
): void {
  useEffect(() => {
    if (!notice.isReport || notice.choice || notice.recovered || notice.action?.stops) return;
    const timer = setInterval(() => {
      if (!bar.current?.matches(":hover, :focus-within")) onNotice(null);
    }, EXPIRES_AFTER);
    return () => clearInterval(timer);
  }, [bar, notice, onNotice]);
}

/** Takes a report away once what it tells is undone. */
function useUndone(notice: Notice, onNotice: (next: null) => void): void {
  const session = useSession();
  useEffect(() => {
    if (!notice.isReport) return;
    const steps = undoDepth(session.getState());
    return session.subscribe((now) => {
      if (undoDepth(now) < steps) onNotice(null);
    });
  }, [session, notice, onNotice]);
}

const BOXES = ["input", "select", "textarea"].join();

/** Calls `act` for Escape where nothing else uses it: no box, and nothing that is open. Returns how to stop. */
function onFreeEscape(act: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, defaultPrevented, isComposing } = event;
    if (key !== "Escape" || defaultPrevented || isComposing) return;
    if (target instanceof Element && target.matches(BOXES)) return;
    if (document.querySelector("dialog[open], :popover-open")) return;
    // One key does one thing: a comparison would close, too.
    event.preventDefault();
    act();
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}

/** What was said is over once something else is done, and so is the button. */
function Action(props: { action: NoticeAction; onNotice: (next: Notice | null) => void }) {
  const { action, onNotice } = props;
  const session = useSession();
  // The next notice may offer nothing.
  const button = useFocusAfter<HTMLButtonElement>(".notice.is-over > button");
  useEffect(() => {
    if (action.stops) return;
    const before = session.getState();
    return session.subscribe((now) => {
      if (!showSamePage(before, now)) onNotice(null);
    });
  }, [session, action.stops, onNotice]);
  const take = () => {
    const next = action.take();
    if (!(next instanceof Promise)) onNotice(next);
    // Without news it takes no other news away.
    else void next.then((later) => later && onNotice(later));
  };
  return (
    <button ref={button} type="button" className="notice-action" onClick={take}>
      {action.label}
    </button>
  );
}

function Choice(props: { choice: NoticeChoice; onNotice: (next: Notice | null) => void }) {
  const { choice, onNotice } = props;
  const { label, options, chosen, take } = choice;
  return (
    <Pick
      label={label}
      value={`${chosen}`}
      // By index, because columns can have the same name.
      choices={options.map((title, index) => ({ id: `${index}`, title }))}
      onPick={(index) => take(Number(index)).then((next) => next && onNotice(next))}
    />
  );
}
