import type { Language } from "@vaardig/contract/limits";
import { ROLE_HOME, type Role } from "@vaardig/contract/roles";
import type { Config } from "../../config.ts";

interface Reader {
  systemRole: Role;
  language: Language;
  account: boolean;
  /** My applications shows an application for the job. */
  follows: boolean;
  /** The company's part of its public URL. */
  slug: string;
}

const SEGMENTS = {
  en: { jobs: "jobs", area: "jobs-&-projects", mine: "my-applications" },
  nl: { jobs: "vacatures", area: "vacatures-&-projecten", mine: "mijn-sollicitaties" },
} as const;

/**
 * Returns the link in an email about a job: to the job for a person who finds nothing about it under their
 * applications, otherwise there; to the public careers page for a person without an account.
 */
export function personLink(
  { publicUrl }: Pick<Config, "publicUrl">,
  { systemRole, language, account, follows, slug }: Reader,
  vacancyId: string | null,
): string {
  const toJob = vacancyId !== null && !follows;
  if (!account) return `${publicUrl}/careers/${slug}${toJob ? `/${vacancyId}` : ""}`;
  const { jobs, area, mine } = SEGMENTS[language];
  const home = publicUrl + ROLE_HOME[systemRole];
  if (systemRole === "moderator" || systemRole === "staff") return home;
  if (systemRole === "freelancer") return `${home}/${toJob ? `${jobs}/matches/${vacancyId}` : mine}`;
  return `${home}/${area}/${toJob ? `${jobs}/${vacancyId}/details` : mine}`;
}
