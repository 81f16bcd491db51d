import { payIssues } from "@vaardig/contract/jobs/recruitingJobs";
import { dutchToday } from "../../domain/jobs/deadline.ts";
import type { StoredJob } from "../../domain/jobs/storedJob.ts";
import { AppError } from "../../platform/http/appError.ts";

type RequiredField = "description" | "job_profile_id" | "salary_from" | "salary_to" | "external" | "apply_by";
type Whole = Pick<StoredJob, RequiredField>;

/**
 * Throws 400 at the field for a job that is incomplete for a decision: it needs a description, a job profile,
 * a pay range when external people see it, and a deadline that has not passed.
 */
export function validateMerged(values: Whole): void {
  const fields = payIssues(values);
  if (values.description === "") fields.description = "description_required";
  if (values.job_profile_id === null) fields.job_profile_id = "job_profile_required";
  if (values.apply_by && values.apply_by < dutchToday()) fields.apply_by = "deadline_past";
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
}
