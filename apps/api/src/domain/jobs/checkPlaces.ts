import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";

/**
 * Throws at the field when the company does not have the department or job profile; `fields` holds the field
 * names.
 */
export async function checkPlaces(
  tx: Tx,
  companyId: string,
  given: { departmentId?: string | null | undefined; jobProfileId?: string | null | undefined },
  fields: { department: string; jobProfile: string },
): Promise<void> {
  const { rows } = await tx.$client.query<{ department: boolean; profile: boolean }>({
    name: "places_known",
    text: `select $2::uuid is null or exists (select 1 from departments where company_id = $1 and id = $2) as department,
      $3::uuid is null or exists (select 1 from job_profiles where id = $3 and (company_id = $1 or company_id is null)) as profile`,
    values: [companyId, given.departmentId ?? null, given.jobProfileId ?? null],
  });
  const [known] = rows;
  if (!known?.department)
    throw new AppError("validation_failed", { fields: { [fields.department]: "department_unknown" } });
  if (!known.profile)
    throw new AppError("validation_failed", { fields: { [fields.jobProfile]: "job_profile_required" } });
}
