import { openPage } from "../session/intents.ts";
import { type Lesson, pageOf } from "../session/lessons/lesson.ts";
import type { Session } from "../session/session.ts";
import { fragment } from "./address.ts";
import { requestIn } from "./fragments.ts";
import type { Notice } from "./notices.ts";

// Most visits open neither link nor lesson, so the code for them comes when it is wanted.
const loadLinks = () => import("./links.ts");
const loadLessons = () => import("../session/lessons/index.ts");

/** What the page shows besides the session because of the address it was opened with. */
export interface Arrival {
  /** What happened, where something must be said. */
  readonly notice: Notice | null;
  readonly lesson: Lesson | null;
  /** The problem whose entry in the reference is to be shown. */
  readonly problem: string | null;
}

/** Opens what the page was opened with, or what is in the address bar now. */
export async function openArrival(session: Session): Promise<Arrival> {
  const text = fragment();
  if (text === "") return NOTHING;
  const request = requestIn(text);
  if (request?.kind === "problem") return { ...NOTHING, problem: request.name };
  if (request?.kind === "example") return openExample(session, request.name);
  const links = await loadLinks().catch(() => null);
  return { ...NOTHING, notice: links ? await links.openLink(session, text) : linksNotLoaded };
}

async function openExample(session: Session, name: string): Promise<Arrival> {
  const loaded = await loadLessons().catch(() => null);
  if (!loaded) return { ...NOTHING, notice: lessonsNotLoaded };
  const lesson = loaded.lessonNamed(name);
  if (!lesson) return { ...NOTHING, notice: noSuchExample };
  session.dispatch(openPage(session.getState(), pageOf(lesson)));
  return { ...NOTHING, lesson };
}

const NOTHING: Arrival = { notice: null, lesson: null, problem: null };

const linksNotLoaded: Notice = {
  text: "The part of the page that opens links could not be loaded. Nothing was lost. Check the connection and reload the page.",
  recovered: null,
};

const lessonsNotLoaded: Notice = {
  text: "The examples could not be loaded. Nothing was lost. Check the connection and reload the page.",
  recovered: null,
};

const noSuchExample: Notice = {
  text: "This link asks for an example that this version does not have. Nothing was loaded and nothing was lost. Choose one under Examples.",
  recovered: null,
};
