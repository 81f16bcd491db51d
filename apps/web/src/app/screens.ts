import type { ScreenKey } from "../lib/screenKeys.ts";
import type { PageModule } from "./pageOf.ts";

export interface Screen {
  /** Loads the chunk; the module exports only the page. */
  load: () => Promise<PageModule>;
  /** `bare`: full screen without the sidebar. `wide`: full width of the content area. */
  layout?: "bare" | "wide";
  /** Screen where a record is selected; a path without an id redirects there. */
  pickedIn?: ScreenKey;
}

/** Menu key → screen. Menu entries without a screen here are neither shown nor routed. */
export const SCREENS: Partial<Record<ScreenKey, Screen>> = {
  dashboard: { load: () => import("../features/dashboard/pages/DashboardPage.tsx") },
  onboarding: { load: () => import("../features/onboarding/pages/OnboardingPage.tsx"), layout: "bare" },
  "my-skills": { load: () => import("../features/skills/pages/MySkillsPage.tsx") },
  "your-skills": { load: () => import("../features/skills/pages/YourSkillsPage.tsx") },
  "skill-catalogue": { load: () => import("../features/skills/pages/SkillCataloguePage.tsx") },
  "job-requirements": { load: () => import("../features/skill-profiles/pages/JobRequirementsPage.tsx") },
  confirmations: { load: () => import("../features/confirmations/pages/ConfirmationsPage.tsx") },
  "career-path": {
    load: () => import("../features/career-path/pages/CareerPathPage.tsx"),
    layout: "wide",
  },
  jobs: { load: () => import("../features/jobs/pages/JobsPage.tsx") },
  "search-jobs": { load: () => import("../features/jobs/pages/JobsPage.tsx") },
  "job-matches": { load: () => import("../features/jobs/pages/JobMatchesPage.tsx") },
  "saved-jobs": { load: () => import("../features/jobs/pages/SavedJobsPage.tsx") },
  "job-match-details": {
    load: () => import("../features/jobs/pages/JobMatchDetailsPage.tsx"),
    pickedIn: "job-matches",
  },
  "recruiting-jobs": { load: () => import("./JobsScreen.tsx") },
  "create-job": { load: () => import("./CreateJobScreen.tsx") },
  "edit-job": { load: () => import("../features/jobs/pages/EditJobPage.tsx"), pickedIn: "recruiting-jobs" },
  "recruiting-job": { load: () => import("../features/jobs/pages/RecruitingJobPage.tsx") },
  "recruiting-job-details": { load: () => import("../features/jobs/pages/RecruitingJobDetailsPage.tsx") },
  "recruiting-job-message": { load: () => import("../features/mail-templates/pages/JobMessagePage.tsx") },
  "recruiting-job-matches": { load: () => import("../features/jobs/pages/RecruitingJobMatchesPage.tsx") },
  "project-details": {
    load: () => import("../features/projects/pages/ProjectDetailsPage.tsx"),
    pickedIn: "job-matches",
  },
  "recruiting-project": {
    load: () => import("../features/projects/pages/RecruitingProjectPage.tsx"),
    pickedIn: "recruiting-jobs",
  },
  "edit-project": {
    load: () => import("../features/projects/pages/EditProjectPage.tsx"),
    pickedIn: "recruiting-jobs",
  },
  "candidates-dashboard": {
    load: () => import("../features/applications/pages/CandidatesDashboardPage.tsx"),
    layout: "wide",
  },
  "recruiting-job-pipeline": { load: () => import("../features/applications/pages/JobPipelinePage.tsx") },
  applications: {
    load: () => import("../features/applications/pages/ApplicationsPage.tsx"),
    layout: "wide",
  },
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
  "candidates-list": {
    load: () => import("../features/candidates/pages/CandidatesListPage.tsx"),
    layout: "wide",
  },
  "candidate-profile": {
    load: () => import("../features/candidates/pages/CandidateProfilePage.tsx"),
    pickedIn: "candidates-list",
  },
  "candidate-overview": { load: () => import("../features/profile/pages/EmployeeProfilePage.tsx") },
  "candidate-tasks": { load: () => import("../features/candidates/pages/CandidateTasksPage.tsx") },
  "candidate-notes": { load: () => import("../features/candidates/pages/CandidateNotesPage.tsx") },
  "candidate-status": { load: () => import("../features/candidates/pages/CandidateStatusPage.tsx") },
  "candidate-mails": { load: () => import("../features/mail-templates/pages/CandidateMailsPage.tsx") },
  "candidate-activities": { load: () => import("../features/events/pages/CandidateActivitiesPage.tsx") },
  "talent-pools": { load: () => import("../features/talent-pools/pages/TalentPoolsPage.tsx") },
  "talent-pool-profile": {
    load: () => import("../features/talent-pools/pages/TalentPoolPage.tsx"),
    pickedIn: "talent-pools",
  },
  "talent-pool-message": {
    load: () => import("../features/mail-templates/pages/PoolMessagePage.tsx"),
    pickedIn: "talent-pools",
  },
  "expert-finder": { load: () => import("../features/expert-finder/pages/ExpertFinderPage.tsx") },
  "company-profile": { load: () => import("../features/company/pages/CompanyProfilePage.tsx") },
  "employee-role": { load: () => import("../features/employee-role/pages/EmployeeRolePage.tsx") },
  billing: { load: () => import("../features/billing/pages/BillingPage.tsx") },
  "billing-settings": { load: () => import("../features/billing/pages/BillingSettingsPage.tsx") },
  outbox: { load: () => import("../features/mail/pages/OutboxPage.tsx") },
  "company-details": { load: () => import("./CompanyScreen.tsx") },
  "add-company": { load: () => import("../features/companies/pages/AddCompanyPage.tsx") },
  "companies-overview": { load: () => import("../features/companies/pages/CompaniesOverviewPage.tsx") },
  "my-applications": { load: () => import("../features/my-applications/pages/MyApplicationsPage.tsx") },
  interviews: { load: () => import("../features/interviews/pages/InterviewsPage.tsx") },
  courses: { load: () => import("../features/courses/pages/CoursesPage.tsx") },
  "course-matches": { load: () => import("../features/courses/pages/CourseMatchesPage.tsx") },
  "my-courses": { load: () => import("../features/courses/pages/MyCoursesPage.tsx") },
  "course-catalogue": { load: () => import("../features/courses/pages/CourseCataloguePage.tsx") },
  "course-details": {
    load: () => import("../features/courses/pages/CourseDetailsPage.tsx"),
    pickedIn: "course-matches",
  },
  account: { load: () => import("../features/account/pages/AccountPage.tsx") },
  "account-profile": { load: () => import("../features/account/pages/AccountProfilePage.tsx") },
  "account-security": { load: () => import("../features/account/pages/SecurityPage.tsx") },
  "account-preferences": { load: () => import("../features/account/pages/PreferencesPage.tsx") },
  "account-notifications": {
    load: () => import("../features/notifications/pages/NotificationSettingsPage.tsx"),
  },
  notifications: { load: () => import("../features/notifications/pages/NotificationsPage.tsx") },
  "account-data": { load: () => import("../features/account/pages/MyDataPage.tsx") },
  profile: { load: () => import("../features/profile/pages/ProfilePage.tsx") },
  "employee-profile": { load: () => import("../features/profile/pages/EmployeeProfilePage.tsx") },
  "employee-goals": { load: () => import("../features/goals/pages/EmployeeGoalsPage.tsx") },
  goals: { load: () => import("../features/goals/pages/GoalsPage.tsx") },
  "goal-details": { load: () => import("../features/goals/pages/GoalDetailsPage.tsx"), pickedIn: "goals" },
  "add-goal": { load: () => import("../features/goals/pages/AddGoalPage.tsx") },
  "line-goals": { load: () => import("../features/goals/pages/LineGoalsPage.tsx") },
  "line-goal-details": {
    load: () => import("../features/goals/pages/GoalDetailsPage.tsx"),
    pickedIn: "line-goals",
  },
  "employee-career-path": { load: () => import("../features/career-path/pages/EmployeeCareerPathPage.tsx") },
  "employee-fit": { load: () => import("../features/skill-profiles/pages/PersonFitPage.tsx") },
  certificates: {
    load: () => import("../features/certificates/pages/CertificatesPage.tsx"),
    layout: "wide",
  },
  "skills-analysis": {
    load: () => import("../features/analysis/pages/SkillsAnalysisPage.tsx"),
    layout: "wide",
  },
  "recruiting-analysis": { load: () => import("../features/analysis/pages/RecruitingAnalysisPage.tsx") },
  "data-requests": { load: () => import("../features/data-requests/pages/DataRequestsPage.tsx") },
  team: { load: () => import("../features/team/pages/TeamPage.tsx"), layout: "wide" },
  "employee-activities": { load: () => import("../features/events/pages/EmployeeActivitiesPage.tsx") },
};
