import { ROLES, type Role } from "@vaardig/contract/roles";
import type { MenuItem } from "@vaardig/contract/session/session";
import { expect, test } from "vitest";
import { readConfig } from "../../../config.ts";
import { flatMenu } from "../../../test/flatMenu.ts";
import { menuFor } from "./menuFor.ts";

const demo = readConfig({ DEMO: "true" });

function addresses(items: MenuItem[], language: "en" | "nl", above = ""): Record<string, string> {
  return Object.assign(
    {},
    ...items.map((item) => {
      const address = `${above}/${item.segment[language]}`;
      return { [item.key]: address, ...addresses(item.children, language, address) };
    }),
  );
}

test("each role gets exactly the screens that exist for it", () => {
  const dashboard = { dashboard: "/dashboard" };
  const own = {
    personal: "/personal",
    profile: "/personal/profile",
    "my-skills": "/personal/my-skills",
    "your-skills": "/personal/my-skills/your-skills",
  };
  const confirmations = { confirmations: "/personal/confirmations" };
  const details = (list: string) => ({
    "employee-list": list,
    "employee-details": `${list}/:candidateId`,
    "employee-profile": `${list}/:candidateId/profile`,
    "employee-fit": `${list}/:candidateId/fit-with-the-job`,
    "employee-goals": `${list}/:candidateId/goals`,
    "employee-activities": `${list}/:candidateId/activities`,
    "employee-career-path": `${list}/:candidateId/career-path`,
  });
  const employees = {
    employees: "/employees",
    team: "/employees/team",
    certificates: "/employees/certificates",
    "data-requests": "/employees/data-requests",
    ...details("/employees/employee-list"),
  };
  const organigram = { organization: "/organization", organigram: "/organization/organigram" };
  const organization = {
    ...organigram,
    "departments-teams-roles": "/organization/departments,-teams-&-roles",
    "skill-profiles": "/organization/skill-profiles",
    "skill-profile-details": "/organization/skill-profiles/:id",
    "skill-catalogue": "/organization/skill-catalogue",
  };
  const account = {
    account: "/account",
    "account-profile": "/account/profile",
    "account-security": "/account/security",
    "account-preferences": "/account/appearance-and-language",
    "account-notifications": "/account/notifications",
    "account-data": "/account/my-data",
    notifications: "/notifications",
  };
  const career = { "career-path": "/career-path" };
  const requirements = { "job-requirements": "/personal/my-skills/job-requirements" };
  const jobs = {
    "jobs-and-projects": "/jobs-&-projects",
    jobs: "/jobs-&-projects/jobs",
    "job-matches": "/jobs-&-projects/jobs/matches",
    "saved-jobs": "/jobs-&-projects/jobs/saved-jobs",
    "job-match-details": "/jobs-&-projects/jobs/:jobId/details",
    "project-details": "/jobs-&-projects/projects/project-details/:projectId",
    "my-applications": "/jobs-&-projects/my-applications",
    interviews: "/jobs-&-projects/interviews",
  };
  const changeJobs = (above: string) => ({
    "create-job": `${above}/create-job`,
    "edit-job": `${above}/edit-job/:jobId`,
    "recruiting-project": `${above}/projects/:projectId`,
    "edit-project": `${above}/edit-project/:projectId`,
  });
  const ownJobs = {
    recruiting: "/recruiting",
    "recruiting-jobs": "/recruiting/jobs",
    "recruiting-job": "/recruiting/jobs/:jobId",
    "recruiting-job-details": "/recruiting/jobs/:jobId/details",
    "recruiting-job-pipeline": "/recruiting/jobs/:jobId/pipeline",
    ...changeJobs("/recruiting"),
  };
  const learning = {
    "learning-and-development": "/learning-&-development",
    goals: "/learning-&-development/goals",
    "goal-details": "/learning-&-development/goals/goal-details/:goalId",
    "add-goal": "/learning-&-development/goals/add-goal",
    courses: "/learning-&-development/courses",
    "course-matches": "/learning-&-development/courses/matches",
    "my-courses": "/learning-&-development/courses/my-courses",
    "course-details": "/learning-&-development/courses/:courseId/details",
  };
  const skillsAnalysis = { analytics: "/analytics", "skills-analysis": "/analytics/skills-analysis" };
  const hiringAnalysis = { analytics: "/analytics", "recruiting-analysis": "/analytics/recruiting-analysis" };
  const keeping = { "course-catalogue": "/learning-&-development/courses/catalogue" };
  const lineGoals = {
    "line-goals": "/employees/goals",
    "line-goal-details": "/employees/goals/goal-details/:goalId",
  };
  const recruiting = {
    ...ownJobs,
    "recruiting-job-matches": "/recruiting/jobs/:jobId/matches",
    "recruiting-job-message": "/recruiting/jobs/:jobId/message",
    "talent-pool-message": "/recruiting/talent-pools/message/:talentPoolId",
    "candidates-list": "/recruiting/candidates-list",
    "candidate-profile": "/recruiting/profile/:candidateId",
    "candidate-overview": "/recruiting/profile/:candidateId/overview",
    "candidate-tasks": "/recruiting/profile/:candidateId/tasks",
    "candidate-notes": "/recruiting/profile/:candidateId/notes",
    "candidate-status": "/recruiting/profile/:candidateId/status",
    "candidate-mails": "/recruiting/profile/:candidateId/emails",
    "candidate-activities": "/recruiting/profile/:candidateId/activities",
    "talent-pools": "/recruiting/talent-pools",
    "talent-pool-profile": "/recruiting/talent-pools/profile/:talentPoolId",
    "expert-finder": "/recruiting/expert-finder",
    applications: "/recruiting/applications",
  };
  const proposals = {
    "recruiting-jobs": "/jobs-&-projects/proposals",
    "recruiting-job": "/jobs-&-projects/proposals/:jobId",
    "recruiting-job-details": "/jobs-&-projects/proposals/:jobId/details",
    ...changeJobs("/jobs-&-projects"),
  };
  const expected: Record<Role, Record<string, string>> = {
    employee: {
      ...dashboard,
      ...career,
      ...own,
      ...confirmations,
      ...requirements,
      ...jobs,
      ...proposals,
      ...learning,
      ...organigram,
      onboarding: "/onboarding",
    },
    manager: {
      ...dashboard,
      ...career,
      ...own,
      ...confirmations,
      ...requirements,
      team: "/team",
      ...details("/employees"),
      certificates: "/certificates",
      ...lineGoals,
      ...skillsAnalysis,
      ...organization,
      ...jobs,
      ...learning,
      ...ownJobs,
    },
    hr_manager: {
      ...dashboard,
      ...career,
      ...own,
      ...confirmations,
      ...requirements,
      ...organization,
      ...employees,
      ...skillsAnalysis,
      ...hiringAnalysis,
      ...jobs,
      ...learning,
      ...keeping,
      ...recruiting,
    },
    admin: {
      ...dashboard,
      personal: "/personal",
      ...confirmations,
      ...career,
      ...organization,
      ...employees,
      profile: "/employees/profile",
      ...skillsAnalysis,
      ...hiringAnalysis,
      ...jobs,
      ...learning,
      ...keeping,
      ...recruiting,
      settings: "/settings",
      "company-profile": "/settings/company-profile",
      "employee-role": "/settings/employee-role",
      billing: "/settings/billing",
      outbox: "/settings/outbox",
    },
    moderator: {
      personal: "/personal",
      profile: "/personal/profile",
      "candidates-dashboard": "/dashboard",
      ...recruiting,
      ...hiringAnalysis,
      interviews: "/recruiting/interviews",
    },
    freelancer: {
      ...own,
      "search-jobs": "/search-jobs",
      "job-matches": "/search-jobs/matches",
      "saved-jobs": "/search-jobs/saved-jobs",
      "job-match-details": "/jobs/matches/:jobId/details",
      "project-details": "/jobs/projects/:projectId",
      "my-applications": "/my-applications",
      onboarding: "/onboarding",
    },
    staff: {
      companies: "/companies",
      "companies-overview": "/companies/overview",
      "company-details": "/companies/overview/:companyId",
      "add-company": "/companies/add-company",
      "billing-settings": "/companies/billing-settings",
    },
  };
  const { "account-notifications": _told, "account-data": _kept, ...ofStaff } = account;
  for (const role of ROLES)
    expect(addresses(menuFor(role, demo), "en"), role).toEqual({
      ...expected[role],
      ...(role === "staff" ? ofStaff : account),
    });
});

test("settings of external people are their account, at two addresses", () => {
  const places = menuFor("freelancer", demo).filter(({ key }) => key === "account");
  expect(places.map(({ segment, hidden }) => [segment.en, hidden])).toEqual([
    ["settings", false],
    ["account", true],
  ]);
  const [settings, account] = places.map(({ children }) => children.map(({ segment }) => segment.en));
  expect(settings).toEqual(account);
});

test("the outbox is there in a demo without a mail server, nowhere else", () => {
  const keys = (env: Record<string, string>) =>
    flatMenu(menuFor("admin", readConfig(env))).map(({ key }) => key);
  expect(keys({ DEMO: "true" })).toContain("outbox");
  expect(keys({ DEMO: "false" })).not.toContain("outbox");
  expect(keys({ DEMO: "true", SMTP_URL: "smtp://localhost" })).not.toContain("outbox");
});
