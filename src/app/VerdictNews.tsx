import { useEffect, useState } from "react";
import type { Report } from "../engine/decide/report.ts";
import { useWorkspace } from "../ui/workspace.tsx";
import { tellVerdicts } from "./verdict-news.ts";

/** What changed in the table since it was `first`, for those who do not see it change. */
export function VerdictNews({ first }: { first: Report }) {
  const { session, counting } = useWorkspace();
  const [news, setNews] = useState("");
  useEffect(() => tellVerdicts(session, counting, first, setNews), [session, counting, first]);
  return (
    <p className="sr-only" role="status">
      {news}
    </p>
  );
}
