import type validation from "@vaardig/contract/validation.en.json";
import type account from "../features/account/account.en.json";
import type applications from "../features/applications/applications.en.json";
import type candidates from "../features/candidates/candidates.en.json";
import type consent from "../features/candidates/consent.en.json";
import type careers from "../features/careers/careers.en.json";
import type companies from "../features/companies/companies.en.json";
import type company from "../features/company/company.en.json";
import type dashboard from "../features/dashboard/dashboard.en.json";
import type employeeRole from "../features/employee-role/employee-role.en.json";
import type employees from "../features/employees/employees.en.json";
import type events from "../features/events/events.en.json";
import type expertFinder from "../features/expert-finder/expert-finder.en.json";
import type jobs from "../features/jobs/jobs.en.json";
import type mail from "../features/mail/mail.en.json";
import type mailTemplates from "../features/mail-templates/mail-templates.en.json";
import type myApplications from "../features/my-applications/my-applications.en.json";
import type onboarding from "../features/onboarding/onboarding.en.json";
import type organigram from "../features/organization/organigram.en.json";
import type organization from "../features/organization/organization.en.json";
import type profile from "../features/profile/profile.en.json";
import type projects from "../features/projects/projects.en.json";
import type session from "../features/session/session.en.json";
import type skillProfiles from "../features/skill-profiles/skill-profiles.en.json";
import type skillCatalogue from "../features/skills/skill-catalogue.en.json";
import type skills from "../features/skills/skills.en.json";
import type talentPools from "../features/talent-pools/talent-pools.en.json";
import type addTo from "../lib/words/add-to.en.json";
import type apply from "../lib/words/apply.en.json";
import type approval from "../lib/words/approval.en.json";
import type bulkUpload from "../lib/words/bulk-upload.en.json";
import type card from "../lib/words/card.en.json";
import type common from "../lib/words/common.en.json";
import type interviews from "../lib/words/interviews.en.json";
import type invite from "../lib/words/invite.en.json";
import type list from "../lib/words/list.en.json";
import type mailEditor from "../lib/words/mail-editor.en.json";
import type match from "../lib/words/match.en.json";
import type rating from "../lib/words/rating.en.json";
import type requiredSkills from "../lib/words/required-skills.en.json";
import type resumeReview from "../lib/words/resume-review.en.json";
import type savedViews from "../lib/words/saved-views.en.json";
import type spoken from "../lib/words/spoken.en.json";
import type upload from "../lib/words/upload.en.json";

/** English words per namespace: what `t` accepts. A new namespace adds one import and one line. */
interface Messages {
  applications: typeof applications;
  approval: typeof approval;
  projects: typeof projects;
  "required-skills": typeof requiredSkills;
  "add-to": typeof addTo;
  "bulk-upload": typeof bulkUpload;
  candidates: typeof candidates;
  common: typeof common;
  consent: typeof consent;
  "resume-review": typeof resumeReview;
  "saved-views": typeof savedViews;
  apply: typeof apply;
  "my-applications": typeof myApplications;
  careers: typeof careers;
  account: typeof account;
  companies: typeof companies;
  company: typeof company;
  dashboard: typeof dashboard;
  "employee-role": typeof employeeRole;
  "expert-finder": typeof expertFinder;
  "talent-pools": typeof talentPools;
  employees: typeof employees;
  interviews: typeof interviews;
  invite: typeof invite;
  jobs: typeof jobs;
  list: typeof list;
  mail: typeof mail;
  "mail-templates": typeof mailTemplates;
  "mail-editor": typeof mailEditor;
  match: typeof match;
  onboarding: typeof onboarding;
  organigram: typeof organigram;
  organization: typeof organization;
  session: typeof session;
  "skill-profiles": typeof skillProfiles;
  "skill-catalogue": typeof skillCatalogue;
  skills: typeof skills;
  card: typeof card;
  events: typeof events;
  profile: typeof profile;
  rating: typeof rating;
  spoken: typeof spoken;
  upload: typeof upload;
  validation: typeof validation;
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Messages;
  }
}
