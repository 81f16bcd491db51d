import type { Change } from "@vaardig/contract/jobs/jobWork";
import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import { inLanguage } from "../taxonomy/jobProfiles.ts";
import { skillsById } from "../taxonomy/skillsById.ts";
import type { ChangedField, JobChange } from "./changes.ts";

/** Fields that hold ids, with the field name used once the id is replaced by a name. */
const NAMED: Record<string, string> = {
  department_id: "department",
  department: "department",
  job_profile_id: "job_profile",
  hiring_manager_id: "hiring_manager",
  contact_id: "contact",
};

/** Returns the names of departments, job profiles and people by id; deleted ones are left out. */
export async function namesById(
  tx: Tx,
  companyId: string,
  ids: (string | null)[],
  language: Language,
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const { rows } = await tx.$client.query<{
    id: string;
    name: string | null;
    labels: Record<string, string>;
  }>({
    name: "names_of_places",
    text: `select id, name, null::jsonb as labels from departments where company_id = $1 and id = any($2::uuid[])
      union all select u.id, ${fullName("u")}, null from users u where u.company_id = $1 and u.id = any($2::uuid[])
      union all select id, null, labels from job_profiles where id = any($2::uuid[])`,
    values: [companyId, wanted],
  });
  return new Map(rows.map(({ id, name, labels }) => [id, name ?? inLanguage(labels, language)]));
}

/** Converts changed fields to the wire format, with names in place of ids. */
export async function presentFields(
  tx: Tx,
  companyId: string,
  fields: ChangedField[],
  language: Language,
): Promise<Change["fields"]> {
  const ids = fields.filter(({ field }) => NAMED[field]).flatMap(({ from, to }) => [from, to]);
  const names = await namesById(
    tx,
    companyId,
    ids.map((id) => (typeof id === "string" ? id : null)),
    language,
  );
  const nameOf = (id: unknown) => (typeof id === "string" ? (names.get(id) ?? null) : null);
  return fields.map(({ field, from, to }) => {
    const name = NAMED[field];
    return name ? { field: name, from: nameOf(from), to: nameOf(to) } : { field, from, to };
  });
}

/** Converts a change to the wire format, with names in `language`. */
export async function presentChange(
  tx: Tx,
  companyId: string,
  { fields, skills }: JobChange,
  language: Language,
): Promise<Change> {
  const byId = await skillsById(
    tx,
    skills.map(({ skillId }) => skillId),
    language,
  );
  return {
    fields: await presentFields(tx, companyId, fields, language),
    skills: skills.flatMap(({ skillId, from, to }) => {
      const skill = byId.get(skillId);
      return skill ? [{ skill, from, to }] : [];
    }),
  };
}
