import type validation from "@vaardig/contract/validation.en.json";
import type jobs from "../features/jobs/jobs.en.json";
import type session from "../features/session/session.en.json";
import type common from "../lib/common.en.json";
import type match from "../lib/match.en.json";

/** English words per namespace: what `t` accepts. A new namespace adds one import and one line. */
interface Messages {
  common: typeof common;
  jobs: typeof jobs;
  match: typeof match;
  session: typeof session;
  validation: typeof validation;
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Messages;
  }
}
