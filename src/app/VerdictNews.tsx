import { useEffect, useState } from "react";
import type { Report } from "../engine/report.ts";
import { useWorkspace } from "../panels/workspace.tsx";
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
