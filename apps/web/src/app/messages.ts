import type validation from "@vaardig/contract/validation.en.json";
import type companies from "../features/companies/companies.en.json";
import type company from "../features/company/company.en.json";
import type employeeRole from "../features/employee-role/employee-role.en.json";
import type jobs from "../features/jobs/jobs.en.json";
import type mail from "../features/mail/mail.en.json";
import type onboarding from "../features/onboarding/onboarding.en.json";
import type session from "../features/session/session.en.json";
import type skillProfiles from "../features/skill-profiles/skill-profiles.en.json";
import type skills from "../features/skills/skills.en.json";
import type common from "../lib/common.en.json";
import type match from "../lib/match.en.json";

/** English words per namespace: what `t` accepts. A new namespace adds one import and one line. */
interface Messages {
  common: typeof common;
  companies: typeof companies;
  company: typeof company;
  "employee-role": typeof employeeRole;
  jobs: typeof jobs;
  mail: typeof mail;
  match: typeof match;
  onboarding: typeof onboarding;
  session: typeof session;
  "skill-profiles": typeof skillProfiles;
  skills: typeof skills;
  validation: typeof validation;
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Messages;
  }
}
