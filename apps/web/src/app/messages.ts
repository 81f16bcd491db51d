/** English messages per namespace, the type of `t`. One line per namespace. */
interface Messages {
  analysis: typeof import("../features/analysis/analysis.en.json");
  applications: typeof import("../features/applications/applications.en.json");
  approval: typeof import("../shared/approval/approval.en.json");
  projects: typeof import("../features/projects/projects.en.json");
  "required-skills": typeof import("../shared/required-skills/required-skills.en.json");
  "add-to": typeof import("../shared/add-to/add-to.en.json");
  billing: typeof import("../features/billing/billing.en.json");
  "billing-settings": typeof import("../features/billing/billing-settings.en.json");
  "seat-cost": typeof import("../shared/billing/seat-cost.en.json");
  "bulk-upload": typeof import("../shared/bulk-upload/bulk-upload.en.json");
  candidates: typeof import("../features/candidates/candidates.en.json");
  common: typeof import("../lib/words/common.en.json");
  confirmations: typeof import("../shared/confirmations/confirmations.en.json");
  consent: typeof import("../features/candidates/consent.en.json");
  unsubscribe: typeof import("../features/unsubscribe/unsubscribe.en.json");
  "resume-review": typeof import("../shared/resume-review/resume-review.en.json");
  "saved-views": typeof import("../shared/saved-views/saved-views.en.json");
  apply: typeof import("../shared/apply/apply.en.json");
  "my-applications": typeof import("../features/my-applications/my-applications.en.json");
  certificates: typeof import("../shared/certificates/certificates.en.json");
  "career-path": typeof import("../features/career-path/career-path.en.json");
  careers: typeof import("../features/careers/careers.en.json");
  account: typeof import("../features/account/account.en.json");
  "confirm-identity": typeof import("../shared/confirm-identity/confirm-identity.en.json");
  companies: typeof import("../features/companies/companies.en.json");
  "company-form": typeof import("../shared/company/company-form.en.json");
  company: typeof import("../features/company/company.en.json");
  "course-catalogue": typeof import("../features/courses/course-catalogue.en.json");
  courses: typeof import("../features/courses/courses.en.json");
  "my-data": typeof import("../shared/my-data/my-data.en.json");
  dashboard: typeof import("../features/dashboard/dashboard.en.json");
  "employee-role": typeof import("../features/employee-role/employee-role.en.json");
  "expert-finder": typeof import("../features/expert-finder/expert-finder.en.json");
  "talent-pools": typeof import("../features/talent-pools/talent-pools.en.json");
  employees: typeof import("../features/employees/employees.en.json");
  find: typeof import("../features/find/find.en.json");
  goals: typeof import("../features/goals/goals.en.json");
  "make-goal": typeof import("../shared/goals/make-goal.en.json");
  interviews: typeof import("../shared/interviews/interviews.en.json");
  invite: typeof import("../shared/invite/invite.en.json");
  jobs: typeof import("../features/jobs/jobs.en.json");
  list: typeof import("../lib/words/list.en.json");
  mail: typeof import("../features/mail/mail.en.json");
  "mail-templates": typeof import("../features/mail-templates/mail-templates.en.json");
  "mail-editor": typeof import("../shared/mail-editor/mail-editor.en.json");
  match: typeof import("../shared/match/match.en.json");
  notes: typeof import("../shared/notes/notes.en.json");
  notifications: typeof import("../features/notifications/notifications.en.json");
  onboarding: typeof import("../features/onboarding/onboarding.en.json");
  organigram: typeof import("../features/organization/organigram.en.json");
  organization: typeof import("../features/organization/organization.en.json");
  "search-reading": typeof import("../shared/search-reading/search-reading.en.json");
  session: typeof import("../features/session/session.en.json");
  "skill-profiles": typeof import("../features/skill-profiles/skill-profiles.en.json");
  "skill-catalogue": typeof import("../features/skills/skill-catalogue.en.json");
  skills: typeof import("../features/skills/skills.en.json");
  card: typeof import("../shared/people/card.en.json");
  events: typeof import("../features/events/events.en.json");
  profile: typeof import("../features/profile/profile.en.json");
  tasks: typeof import("../shared/tasks/tasks.en.json");
  rating: typeof import("../shared/skills/rating.en.json");
  team: typeof import("../shared/team/team.en.json");
  spoken: typeof import("../shared/spoken-languages/spoken.en.json");
  upload: typeof import("../lib/words/upload.en.json");
  validation: typeof import("@vaardig/contract/validation.en.json");
}

export {};

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Messages;
  }
}
