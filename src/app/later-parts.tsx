import type { ComponentProps, ReactNode } from "react";
import { later } from "../panels/later.tsx";
import { whenIdle } from "./when-idle.ts";

type PanelProps = ComponentProps<typeof import("../panels/GroupsPanel.tsx").GroupsPanel>;

export const CrawlersPanel = later<PanelProps>(
  "Crawlers",
  () => import("../panels/CrawlersPanel.tsx").then((module) => module.CrawlersPanel),
  inPanel("Crawlers"),
);

export const GroupsPanel = later<PanelProps>(
  "Groups",
  () => import("../panels/GroupsPanel.tsx").then((module) => module.GroupsPanel),
  inPanel("Groups"),
);

/** The first verdict is explained a moment after it is there. */
export const WhyPanel = later<ComponentProps<typeof import("../panels/WhyPanel.tsx").WhyPanel>>(
  "Why",
  () => import("../panels/WhyPanel.tsx").then((module) => module.WhyPanel),
  inPanel("Why"),
);

export const ProblemsPanel = later<PanelProps>(
  "Problems",
  () =>
    whenIdle()
      .then(() => import("../panels/ProblemsPanel.tsx"))
      .then((module) => module.ProblemsPanel),
  inPanel("Problems"),
);

/** Only phones load it. */
export const PhoneLayout = later<ComponentProps<typeof import("./PhoneLayout.tsx").PhoneLayout>>(
  "The page for small windows",
  () => import("./PhoneLayout.tsx").then((module) => module.PhoneLayout),
  (content) => content,
);

export const CompareLayout = later<
  ComponentProps<typeof import("./compare/CompareLayout.tsx").CompareLayout>
>(
  "The comparison",
  () => import("./compare/CompareLayout.tsx").then((module) => module.CompareLayout),
  inPanel("Compare"),
);

export const GalleryDialog = later<
  ComponentProps<typeof import("./GalleryDialog.tsx").GalleryDialog>
>(
  "The examples",
  () => import("./GalleryDialog.tsx").then((module) => module.GalleryDialog),
  inNotice,
);

/** What can be done with the table as a whole. */
export const TableMenus = later<ComponentProps<typeof import("./TableMenus.tsx").TableMenus>>(
  "What can be done with the table",
  () =>
    whenIdle()
      .then(() => import("./TableMenus.tsx"))
      .then((module) => module.TableMenus),
  (content) => content,
);

export const LessonBar = later<ComponentProps<typeof import("./LessonBar.tsx").LessonBar>>(
  "The lesson",
  () => import("./LessonBar.tsx").then((module) => module.LessonBar),
  inNotice,
);

export const ReferenceDialog = later<
  ComponentProps<typeof import("./ReferenceDialog.tsx").ReferenceDialog>
>(
  "The reference of problems",
  () => import("./ReferenceDialog.tsx").then((module) => module.ReferenceDialog),
  inNotice,
);

export const KeptTexts = later<ComponentProps<typeof import("./KeptTexts.tsx").KeptTexts>>(
  "What there is to read",
  () => import("./KeptTexts.tsx").then((module) => module.KeptTexts),
  (content) => content,
);

function inNotice(content: ReactNode) {
  return content && <div className="notice">{content}</div>;
}

function inPanel(name: string) {
  return (content: ReactNode) => (
    <section className="panel" aria-label={name} aria-busy={content === null}>
      {content}
    </section>
  );
}
