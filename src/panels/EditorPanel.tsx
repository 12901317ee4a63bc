import { EditorView } from "@codemirror/view";
import { TriangleAlert } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { groupInView } from "../editor/group-map.ts";
import { GROUNDS } from "../session/circumstance-phrases.ts";
import { meaningOfAnswer, rulesAreConsulted } from "../session/derived.ts";
import { counted, excerpt } from "../session/phrases.ts";
import { Badge } from "./Badge.tsx";
import { whereOf } from "./GroupRow.tsx";
import { useSession, useSessionState } from "./workspace.tsx";

/** The region Editor. `viewRef` gives the view to whoever must focus it. */
export function EditorPanel({ viewRef }: { viewRef: RefObject<EditorView | null> }) {
  const session = useSession();
  const host = useRef<HTMLDivElement>(null);
  const consulted = useSessionState(rulesAreConsulted);
  useEffect(() => {
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
    <section className={consulted ? "panel editor" : "panel editor is-idle"} aria-label="Editor">
      <CurrentGroup />
      <div className="editor-host" ref={host} />
    </section>
  );
}

/** What stands above the text while the answer for robots.txt decides by itself. */
function NotConsulted() {
  const reason = useSessionState((state) => meaningOfAnswer(state).reason);
  return (
    <div className="current-group not-consulted" role="status">
      <TriangleAlert className="icon" aria-hidden="true" />
      These rules are not consulted: {GROUNDS[reason]}
    </div>
  );
}

/** The group in view, above the text: its letter, first agent, and where it stands. */
function CurrentGroup() {
  const group = useSessionState(groupInView);
  const consulted = useSessionState(rulesAreConsulted);
  if (!consulted) return <NotConsulted />;
  if (!group) return <div className="current-group">No group here</div>;
  const others = group.agentCount - 1;
  return (
    <div className="current-group">
      <Badge group={group} />
      <code>
        User-agent: {excerpt(group.agentAt(0)?.name ?? "")}
        {others > 0 && ` +${others}`}
      </code>
      <span className="where">
        {group.pieces.length > 1 ? "lines " : ""}
        {whereOf(group)}
        {group.pieces.length > 1 && ", joined"}
      </span>
      <span className="end">{counted(group.ruleCount, "rule")}</span>
    </div>
  );
}
