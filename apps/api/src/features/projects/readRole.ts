import type { Body } from "@vaardig/contract/endpoint";
import type { Language } from "@vaardig/contract/limits";
import type { saveProject } from "@vaardig/contract/projects/projects";
import { checkPlaces } from "../../domain/jobs/checkPlaces.ts";
import { requiredSkillsOf } from "../../domain/taxonomy/jobProfiles.ts";
import { followMerges, resolveSkillEntries } from "../../domain/taxonomy/resolveSkillEntries.ts";
import { entriesOf } from "../../domain/taxonomy/skillEntries.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { StoredRole } from "./storedProject.ts";

type GivenRole = NonNullable<Body<typeof saveProject>["roles"]>[number];

/** Initial values of a new role. */
const BARE: StoredRole = {
  id: null,
  name: "",
  description: "",
  job_profile_id: null,
  department_id: null,
  location: null,
  hours: null,
  salary_from: null,
  salary_to: null,
  headcount: 1,
  available_from: null,
  apply_by: null,
  hiring_manager_id: null,
  contact_id: null,
  external: false,
  starts_on: null,
  ends_on: null,
  skills: [],
};

interface Reading {
  companyId: string;
  language: Language;
  /** Index in the list, used in the field names of errors. */
  at: number;
  /** The existing roles. */
  held: StoredRole[];
}

async function skillsOf(
  tx: Tx,
  { language, at }: Reading,
  role: GivenRole,
  before: StoredRole | undefined,
): Promise<StoredRole["skills"]> {
  if (role.skills) return entriesOf(await resolveSkillEntries(tx, role.skills, `roles.${at}.skills`));
  if (before) return before.skills;
  const { job_profile_id: profileId } = role;
  const profile = profileId ? await requiredSkillsOf(tx, profileId, language) : undefined;
  return entriesOf(await followMerges(tx, profile?.skills ?? []));
}

/** Returns the stored form of a role's form values; absent values of an existing role stay unchanged. */
export async function readRole(tx: Tx, reading: Reading, role: GivenRole): Promise<StoredRole> {
  const { companyId, at, held } = reading;
  const before = role.id ? held.find(({ id }) => id === role.id) : undefined;
  if (role.id && !before)
    throw new AppError("validation_failed", { fields: { [`roles.${at}.id`]: "choice" } });
  const kept = before ?? BARE;
  const jobProfileId = role.job_profile_id;
  const field = `roles.${at}.job_profile_id`;
  await checkPlaces(tx, companyId, { jobProfileId }, { department: "", jobProfile: field });
  const pay =
    role.salary === undefined
      ? {}
      : { salary_from: role.salary?.from ?? null, salary_to: role.salary?.to ?? null };
  return {
    ...kept,
    name: role.role ?? kept.name,
    description: role.roleDescription ?? kept.description,
    job_profile_id: jobProfileId ?? kept.job_profile_id,
    hours: role.hours === undefined ? kept.hours : role.hours,
    ...pay,
    starts_on: role.roleStartDate ?? kept.starts_on,
    ends_on: role.roleEndDate ?? kept.ends_on,
    skills: await skillsOf(tx, reading, role, before),
  };
}
