import { EditorView } from "@codemirror/view";
import { TriangleAlert } from "lucide-react";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { meaningOfAnswer, rulesAreConsulted } from "../core/derived.ts";
import { groupAbove } from "../editor/top-group.ts";
import type { Group } from "../engine/parse/group.ts";
import { Each } from "../ui/later.tsx";
import { Badge } from "../ui/marks.tsx";
import { ReadBy } from "../ui/PanelHead.tsx";
import { useSession, useSessionState } from "../ui/workspace.tsx";
import { numberText, whereOf } from "../words/numbers.ts";
import { excerpt } from "../words/quoting.ts";
import { regionWords } from "../words/regions.ts";
import { belowEditor, overEditor } from "./features.ts";
import { editorPanelWords } from "./words.ts";

/** The region Editor. `viewRef` gives the view to the component that must focus it. `isBare`: without what features add around the text. */
export function EditorPanel(props: { viewRef: RefObject<EditorView | null>; isBare?: boolean }) {
  const { viewRef, isBare = false } = props;
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
        <CurrentGroup />
        {!isBare && <Each components={overEditor} />}
      </header>
      <div className="editor-host" data-paste="file" ref={host} />
      {!isBare && <Each components={belowEditor} />}
    </section>
  );
}

/** What is said above the text while the HTTP response decides by itself. */
function NotConsulted() {
  const reason = useSessionState((state) => meaningOfAnswer(state).reason);
  return (
    <div className="not-consulted" role="status">
      <TriangleAlert className="icon" aria-hidden="true" />
      {editorPanelWords.notConsulted(reason)}
    </div>
  );
}

/** Whether the same is said of two groups: most keys make another one. */
function areSaidAlike(before: Group | null, now: Group | null): boolean {
  if (!before || !now) return before === now;
  return (
    before.index === now.index &&
    before.membership === now.membership &&
    before.ruleCount === now.ruleCount &&
    before.sections.length === now.sections.length &&
    whereOf(before) === whereOf(now)
  );
}

/** The group that is read above the text as it is scrolled, else the one in view: its letter, its first product token, and its lines. */
function CurrentGroup() {
  const group = useSessionState(groupAbove, areSaidAlike);
  const consulted = useSessionState(rulesAreConsulted);
  if (!consulted) return <NotConsulted />;
  if (!group)
    return (
      <>
        <ReadBy isLive />
        {editorPanelWords.noGroup}
      </>
    );
  const others = group.agentCount - 1;
  return (
    <>
      <ReadBy isLive />
      <Badge group={group} />
      <code>
        {`User-agent: ${excerpt(group.agentAt(0)?.name ?? "")}`}
        {others > 0 && ` +${numberText(others)}`}
      </code>
      <span className="where">{editorPanelWords.where(whereOf(group), group.sections.length)}</span>
      <span className="end">{editorPanelWords.rules(group.ruleCount)}</span>
    </>
  );
}
