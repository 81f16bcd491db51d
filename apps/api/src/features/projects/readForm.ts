import type { Body } from "@vaardig/contract/endpoint";
import type { Language } from "@vaardig/contract/limits";
import type { createProject } from "@vaardig/contract/projects/projects";
import { checkPlaces } from "../../domain/jobs/checkPlaces.ts";
import { requiredSkillsOf } from "../../domain/taxonomy/jobProfiles.ts";
import { followMerges, knownSkills } from "../../domain/taxonomy/knownSkills.ts";
import { entriesOf } from "../../domain/taxonomy/skillEntries.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { StoredProject, StoredRole } from "./storedProject.ts";

type Form = Body<typeof createProject>;

/** What a role has that its form does not ask for. */
const BARE = { location: null, headcount: 1, available_from: null, external: false } as const;

/** What a project's form says, as it is stored; `before` are the roles that are there. Throws at the field that cannot be so. */
export async function readForm(
  tx: Tx,
  { companyId, language }: { companyId: string; language: Language },
  form: Form,
  before: StoredRole[] = [],
): Promise<StoredProject> {
  const { name, description, department, startDate, endDate } = form;
  await checkPlaces(
    tx,
    companyId,
    { departmentId: department },
    { department: "department", jobProfile: "" },
  );
  const ids = form.roles.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length)
    throw new AppError("validation_failed", { fields: { roles: "choice" } });
  const roles: StoredRole[] = [];
  for (const [at, role] of form.roles.entries()) {
    const held = role.id ? before.find(({ id }) => id === role.id) : undefined;
    if (role.id && !held)
      throw new AppError("validation_failed", { fields: { [`roles.${at}.id`]: "choice" } });
    const field = `roles.${at}.job_profile_id`;
    const jobProfileId = role.job_profile_id;
    await checkPlaces(tx, companyId, { jobProfileId }, { department: "", jobProfile: field });
    const profile = role.skills ? undefined : await requiredSkillsOf(tx, jobProfileId, language);
    const skills = role.skills
      ? entriesOf(await knownSkills(tx, role.skills, `roles.${at}.skills`))
      : (held?.skills ?? entriesOf(await followMerges(tx, profile?.skills ?? [])));
    const { location, headcount, available_from, external } = held ?? BARE;
    roles.push({
      id: role.id ?? null,
      name: role.role,
      description: role.roleDescription,
      job_profile_id: jobProfileId,
      department_id: department,
      location,
      hours: role.hours,
      salary_from: role.salary?.from ?? null,
      salary_to: role.salary?.to ?? null,
      headcount,
      available_from,
      external,
      starts_on: role.roleStartDate,
      ends_on: role.roleEndDate,
      skills,
    });
  }
  return { name, description, department, startDate, endDate, roles };
}
