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
  dashboard: { load: () => import("../features/dashboard/pages/DashboardPage.tsx") },
  onboarding: { load: () => import("../features/onboarding/pages/OnboardingPage.tsx"), layout: "bare" },
  "my-skills": { load: () => import("../features/skills/pages/MySkillsPage.tsx") },
  "your-skills": { load: () => import("../features/skills/pages/YourSkillsPage.tsx") },
  "skill-catalogue": { load: () => import("../features/skills/pages/SkillCataloguePage.tsx") },
  "job-requirements": { load: () => import("../features/skill-profiles/pages/JobRequirementsPage.tsx") },
  jobs: { load: () => import("../features/jobs/pages/JobsPage.tsx") },
  "search-jobs": { load: () => import("../features/jobs/pages/JobsPage.tsx") },
  "job-matches": { load: () => import("../features/jobs/pages/JobMatchesPage.tsx") },
  "saved-jobs": { load: () => import("../features/jobs/pages/SavedJobsPage.tsx") },
  "job-match-details": { load: () => import("../features/jobs/pages/JobMatchDetailsPage.tsx") },
  "recruiting-jobs": { load: () => import("../features/jobs/pages/RecruitingJobsPage.tsx") },
  "recruiting-job-matches": { load: () => import("../features/jobs/pages/RecruitingJobMatchesPage.tsx") },
  "departments-teams-roles": {
    load: () => import("../features/organization/pages/OrganizationPage.tsx"),
  },
  organigram: { load: () => import("../features/organization/pages/OrganigramPage.tsx"), layout: "wide" },
  "skill-profiles": { load: () => import("../features/skill-profiles/pages/SkillProfilesPage.tsx") },
  "skill-profile-details": {
    load: () => import("../features/skill-profiles/pages/SkillProfileDetailsPage.tsx"),
  },
  "employee-list": { load: () => import("../features/employees/pages/EmployeeListPage.tsx"), layout: "wide" },
  "employee-details": { load: () => import("../features/employees/pages/EmployeeDetailsPage.tsx") },
  "company-profile": { load: () => import("../features/company/pages/CompanyProfilePage.tsx") },
  "employee-role": { load: () => import("../features/employee-role/pages/EmployeeRolePage.tsx") },
  outbox: { load: () => import("../features/mail/pages/OutboxPage.tsx") },
  "companies-overview": { load: () => import("../features/companies/pages/CompaniesOverviewPage.tsx") },
  profile: { load: () => import("../features/profile/pages/ProfilePage.tsx") },
  "employee-profile": { load: () => import("../features/profile/pages/EmployeeProfilePage.tsx") },
  "employee-activities": { load: () => import("../features/events/pages/EmployeeActivitiesPage.tsx") },
};
