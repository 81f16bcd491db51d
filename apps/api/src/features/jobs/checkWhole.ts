import { payIssues } from "@vaardig/contract/jobs/vacancies";
import type { StoredVacancy } from "../../domain/jobs/storedVacancy.ts";
import { AppError } from "../../platform/http/appError.ts";

type Whole = Pick<StoredVacancy, "description" | "job_profile_id" | "salary_from" | "salary_to" | "external">;

/**
 * What an administrator decides on has to be whole: a description, a job profile, and a pay range when external people
 * see it. Throws 400 at the field.
 */
export function checkWhole(values: Whole): void {
  const fields = payIssues(values);
  if (values.description === "") fields.description = "description_required";
  if (values.job_profile_id === null) fields.job_profile_id = "job_profile_required";
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
}
