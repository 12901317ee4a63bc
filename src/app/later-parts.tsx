import type { ComponentProps } from "react";
import { whenIdle } from "../ui/browser.ts";
import { inNotice, inPanel, later } from "../ui/later.tsx";
import { partWords, regionWords } from "../words/regions.ts";

type PanelProps = ComponentProps<typeof import("../features/groups/GroupsPanel.tsx").GroupsPanel>;

export const CrawlersPanel = later<PanelProps>(
  regionWords.crawlers,
  () => import("../features/crawlers/CrawlersPanel.tsx").then((module) => module.CrawlersPanel),
  inPanel(regionWords.crawlers),
);

export const GroupsPanel = later<PanelProps>(
  regionWords.groups,
  () => import("../features/groups/GroupsPanel.tsx").then((module) => module.GroupsPanel),
  inPanel(regionWords.groups),
);

/** The first verdict is explained a moment after it is there. */
export const WhyPanel = later<
  ComponentProps<typeof import("../features/why/WhyPanel.tsx").WhyPanel>
>(
  regionWords.why,
  () => import("../features/why/WhyPanel.tsx").then((module) => module.WhyPanel),
  inPanel(regionWords.why),
);

export const ProblemsPanel = later<PanelProps>(
  regionWords.problems,
  () =>
    whenIdle()
      .then(() => import("../features/problems/ProblemsPanel.tsx"))
      .then((module) => module.ProblemsPanel),
  inPanel(regionWords.problems),
);

/** Only phones load it. */
export const PhoneLayout = later<ComponentProps<typeof import("./PhoneLayout.tsx").PhoneLayout>>(
  partWords.smallWindows,
  () => import("./PhoneLayout.tsx").then((module) => module.PhoneLayout),
  (content) => content,
);

export const CompareLayout = later<
  ComponentProps<typeof import("../features/compare/CompareLayout.tsx").CompareLayout>
>(
  partWords.comparison,
  () => import("../features/compare/CompareLayout.tsx").then((module) => module.CompareLayout),
  inPanel(partWords.compare),
);

/** Facts about the file. */
export const StatusBar = later<object>(
  partWords.facts,
  () => import("../features/file/StatusBar.tsx").then((module) => module.StatusBar),
  (content) => <footer className="status">{content}</footer>,
);

export const GalleryDialog = later<
  ComponentProps<typeof import("../features/lessons/GalleryDialog.tsx").GalleryDialog>
>(
  partWords.examples,
  () => import("../features/lessons/GalleryDialog.tsx").then((module) => module.GalleryDialog),
  inNotice,
);

/** What can be done with the table as a whole. */
export const TableMenus = later<ComponentProps<typeof import("./TableMenus.tsx").TableMenus>>(
  partWords.tableMenus,
  () =>
    whenIdle()
      .then(() => import("./TableMenus.tsx"))
      .then((module) => module.TableMenus),
  (content) => content,
);

export const LessonBar = later<
  ComponentProps<typeof import("../features/lessons/LessonBar.tsx").LessonBar>
>(
  partWords.lesson,
  () => import("../features/lessons/LessonBar.tsx").then((module) => module.LessonBar),
  inNotice,
);

export const ReferenceDialog = later<
  ComponentProps<typeof import("../features/problems/ReferenceDialog.tsx").ReferenceDialog>
>(
  partWords.reference,
  () => import("../features/problems/ReferenceDialog.tsx").then((module) => module.ReferenceDialog),
  inNotice,
);

export const KeptTexts = later<
  ComponentProps<typeof import("../features/file/KeptTexts.tsx").KeptTexts>
>(
  partWords.keptTexts,
  () => import("../features/file/KeptTexts.tsx").then((module) => module.KeptTexts),
  (content) => content,
);

/** What the page has to say of itself; verdicts that change before it is there it tells when it comes. */
export const PageNews = later<ComponentProps<typeof import("./PageNews.tsx").PageNews>>(
  partWords.page,
  () =>
    whenIdle()
      .then(() => import("./PageNews.tsx"))
      .then((module) => module.PageNews),
  () => null,
);
