import type { App } from "./app.ts";
import { companiesRoutes } from "./features/companies/companies.routes.ts";
import { companyRoutes } from "./features/company/company.routes.ts";
import { employeeRoleRoutes } from "./features/employee-role/employee-role.routes.ts";
import { filesRoutes } from "./features/files/files.routes.ts";
import { jobMatchesRoutes } from "./features/jobs/jobMatches.routes.ts";
import { jobsRoutes } from "./features/jobs/jobs.routes.ts";
import { mailRoutes } from "./features/mail/mail.routes.ts";
import { onboardingRoutes } from "./features/onboarding/onboarding.routes.ts";
import { sessionRoutes } from "./features/session/session.routes.ts";
import { skillProfilesRoutes } from "./features/skill-profiles/skill-profiles.routes.ts";
import { recommendationsRoutes } from "./features/skills/recommendations.routes.ts";
import { skillsRoutes } from "./features/skills/skills.routes.ts";
import { skillWishesRoutes } from "./features/skills/skillWishes.routes.ts";

/** Every feature's routes, in load order. */
export const features: readonly ((app: App) => void)[] = [
  sessionRoutes,
  mailRoutes,
  companyRoutes,
  companiesRoutes,
  employeeRoleRoutes,
  filesRoutes,
  onboardingRoutes,
  skillsRoutes,
  skillWishesRoutes,
  recommendationsRoutes,
  skillProfilesRoutes,
  jobsRoutes,
  jobMatchesRoutes,
];
