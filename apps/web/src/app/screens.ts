import type { ComponentType } from "react";
import type { ScreenKey } from "../lib/screenKeys.ts";

export interface Screen {
  /** Reads the page's chunk; the module exports the page as `Component`. */
  load: () => Promise<{ Component: ComponentType }>;
  /** `bare`: without the sidebar, for full-screen work. `wide`: uses the full width of the content. */
  layout?: "bare" | "wide";
}

/** Menu key → page. An entry of the menu without a page here is neither shown nor routed. */
export const SCREENS: Partial<Record<ScreenKey, Screen>> = {
  jobs: { load: () => import("../features/jobs/pages/JobsPage.tsx") },
  "search-jobs": { load: () => import("../features/jobs/pages/JobsPage.tsx") },
  "job-matches": { load: () => import("../features/jobs/pages/JobMatchesPage.tsx") },
  "saved-jobs": { load: () => import("../features/jobs/pages/SavedJobsPage.tsx") },
  "job-match-details": { load: () => import("../features/jobs/pages/JobMatchDetailsPage.tsx") },
  "recruiting-jobs": { load: () => import("../features/jobs/pages/RecruitingJobsPage.tsx") },
  "recruiting-job-matches": { load: () => import("../features/jobs/pages/RecruitingJobMatchesPage.tsx") },
};
