import { accountRoutes } from "./features/account/account.routes.ts";
import { applicationsRoutes } from "./features/applications/applications.routes.ts";
import { bulkUploadsRoutes } from "./features/bulk-uploads/bulk-uploads.routes.ts";
import { candidatesRoutes } from "./features/candidates/candidates.routes.ts";
import { careersRoutes } from "./features/careers/careers.routes.ts";
import { companiesRoutes } from "./features/companies/companies.routes.ts";
import { companyRoutes } from "./features/company/company.routes.ts";
import { logoRoutes } from "./features/company/logo.routes.ts";
import { dashboardRoutes } from "./features/dashboard/dashboard.routes.ts";
import { employeeRoleRoutes } from "./features/employee-role/employee-role.routes.ts";
import { employeesRoutes } from "./features/employees/employees.routes.ts";
import { eventsRoutes } from "./features/events/events.routes.ts";
import { expertFinderRoutes } from "./features/expert-finder/expert-finder.routes.ts";
import { filesRoutes } from "./features/files/files.routes.ts";
import { interviewsRoutes } from "./features/interviews/interviews.routes.ts";
import { ownInterviewsRoutes } from "./features/interviews/ownInterviews.routes.ts";
import { preparationRoutes } from "./features/interviews/preparation.routes.ts";
import { scorecardsRoutes } from "./features/interviews/scorecards.routes.ts";
import { invitationsRoutes } from "./features/invitations/invitations.routes.ts";
import { approvalsRoutes } from "./features/jobs/approvals.routes.ts";
import { jobMatchesRoutes } from "./features/jobs/jobMatches.routes.ts";
import { jobsRoutes } from "./features/jobs/jobs.routes.ts";
import { skillsOfTextRoutes } from "./features/jobs/skillsOfText.routes.ts";
import { vacanciesRoutes } from "./features/jobs/vacancies.routes.ts";
import { mailRoutes } from "./features/mail/mail.routes.ts";
import { mailTemplatesRoutes } from "./features/mail-templates/mail-templates.routes.ts";
import { sendingRoutes } from "./features/mail-templates/sending.routes.ts";
import { myApplicationsRoutes } from "./features/my-applications/my-applications.routes.ts";
import { onboardingRoutes } from "./features/onboarding/onboarding.routes.ts";
import { organizationRoutes } from "./features/organization/organization.routes.ts";
import { certificatesRoutes } from "./features/profile/certificates.routes.ts";
import { educationRoutes } from "./features/profile/education.routes.ts";
import { experienceRoutes } from "./features/profile/experience.routes.ts";
import { profileRoutes } from "./features/profile/profile.routes.ts";
import { projectApprovalsRoutes } from "./features/projects/projectApprovals.routes.ts";
import { projectsRoutes } from "./features/projects/projects.routes.ts";
import { resumeReviewRoutes } from "./features/resume-review/resume-review.routes.ts";
import { savedViewsRoutes } from "./features/saved-views/saved-views.routes.ts";
import { sessionRoutes } from "./features/session/session.routes.ts";
import { skillProfilesRoutes } from "./features/skill-profiles/skill-profiles.routes.ts";
import { skillCatalogueRoutes } from "./features/skills/catalogue/skillCatalogue.routes.ts";
import { skillMergesRoutes } from "./features/skills/catalogue/skillMerges.routes.ts";
import { recommendationsRoutes } from "./features/skills/recommendations.routes.ts";
import { skillHistoryRoutes } from "./features/skills/skillHistory.routes.ts";
import { skillsRoutes } from "./features/skills/skills.routes.ts";
import { skillWishesRoutes } from "./features/skills/skillWishes.routes.ts";
import { talentPoolsRoutes } from "./features/talent-pools/talent-pools.routes.ts";
import { unsubscribeRoutes } from "./features/unsubscribe/unsubscribe.routes.ts";
import type { App } from "./platform/http/app.ts";

/** Every feature's routes, in load order. */
export const features: readonly ((app: App) => void)[] = [
  sessionRoutes,
  accountRoutes,
  mailRoutes,
  unsubscribeRoutes,
  companyRoutes,
  logoRoutes,
  companiesRoutes,
  employeeRoleRoutes,
  employeesRoutes,
  organizationRoutes,
  dashboardRoutes,
  filesRoutes,
  onboardingRoutes,
  skillsRoutes,
  skillWishesRoutes,
  skillCatalogueRoutes,
  skillMergesRoutes,
  recommendationsRoutes,
  skillProfilesRoutes,
  jobsRoutes,
  vacanciesRoutes,
  approvalsRoutes,
  skillsOfTextRoutes,
  projectsRoutes,
  projectApprovalsRoutes,
  jobMatchesRoutes,
  applicationsRoutes,
  talentPoolsRoutes,
  expertFinderRoutes,
  candidatesRoutes,
  savedViewsRoutes,
  careersRoutes,
  myApplicationsRoutes,
  interviewsRoutes,
  preparationRoutes,
  ownInterviewsRoutes,
  scorecardsRoutes,
  eventsRoutes,
  certificatesRoutes,
  educationRoutes,
  experienceRoutes,
  profileRoutes,
  resumeReviewRoutes,
  skillHistoryRoutes,
  bulkUploadsRoutes,
  invitationsRoutes,
  mailTemplatesRoutes,
  sendingRoutes,
];
