import { EditorView } from "@codemirror/view";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { rulesAreConsulted } from "../core/derived.ts";
import { groupAbove } from "../editor/top-group.ts";
import type { Group } from "../engine/parse/group.ts";
import { whereShown } from "../ui/later.tsx";
import { Badge } from "../ui/marks.tsx";
import { ReadBy } from "../ui/PanelHead.tsx";
import { useSession, useSessionState } from "../ui/workspace.tsx";
import { numberText, whereOf } from "../words/numbers.ts";
import { excerpt } from "../words/quoting.ts";
import { regionWords } from "../words/regions.ts";
import { editorPanelWords } from "./embed-words.ts";

/** The region Editor. `viewRef` gives the view to the component that must focus it. `over`, `below`: what features add around the text. */
export function EditorPanel(props: {
  viewRef: RefObject<EditorView | null>;
  over?: ReactNode;
  below?: ReactNode;
}) {
  const { viewRef, over, below } = props;
  const session = useSession();
  const host = useRef<HTMLDivElement>(null);
  const consulted = useSessionState(rulesAreConsulted);
  // Before the paint, which would otherwise show the panel without its text.
  useLayoutEffect(() => {
    if (!host.current) return;
    const view = new EditorView({
      state: session.getState(),
      parent: host.current,
      dispatchTransactions: session.apply,
    });
    viewRef.current = view;
    const detach = session.attach(view);
    return () => {
      detach();
      viewRef.current = null;
      view.destroy();
    };
  }, [session, viewRef]);
  return (
    <section
      className={consulted ? "panel editor" : "panel editor is-idle"}
      aria-label={regionWords.editor}
    >
      <header className="current-group">
        {/* There before what it tells: some screen readers say nothing of a status that comes with its place. */}
        <div role="status" className="told">
          {consulted ? <ReadBy /> : <NotConsulted />}
        </div>
        {consulted && <CurrentGroup />}
        {over}
      </header>
      <div className="editor-host" data-paste="file" ref={host} />
      {below}
    </section>
  );
}

const NotConsulted = whereShown(regionWords.editor, () =>
  import("./NotConsulted.tsx").then((module) => module.NotConsulted),
);

/** Whether the same is said of two groups: most keys make another one. */
function areSaidAlike(before: Group | null, now: Group | null): boolean {
  if (!before || !now) return before === now;
  return (
    before.membership === now.membership &&
    before.ruleCount === now.ruleCount &&
    whereOf(before) === whereOf(now)
  );
}

/** The group that is read above the text as it is scrolled, else the one in view: its letter, its first product token, and its lines. */
function CurrentGroup() {
  const group = useSessionState(groupAbove, areSaidAlike);
  if (!group) return editorPanelWords.noGroup;
  const others = group.agentCount - 1;
  return (
    <>
      <Badge group={group} />
      <code>
        {"User-agent: "}
        <bdi>{excerpt(group.agentAt(0)?.name ?? "")}</bdi>
        {others > 0 && ` +${numberText(others)}`}
      </code>
      <span className="where">{editorPanelWords.where(whereOf(group), group.sections.length)}</span>
      <span className="end">{editorPanelWords.rules(group.ruleCount)}</span>
    </>
  );
}
