import type { Body } from "@vaardig/contract/endpoint";
import { payIssues, type saveJobChanges } from "@vaardig/contract/jobs/recruitingJobs";
import {
  changeOf,
  isChange,
  isMaterial as isMaterialChange,
  type JobChange,
} from "../../domain/approval/changes.ts";
import { presentWorkRecord } from "../../domain/approval/presentWorkRecord.ts";
import { submitChange } from "../../domain/approval/submitChange.ts";
import { checkContacts } from "../../domain/jobs/checkContacts.ts";
import { checkDeadline } from "../../domain/jobs/checkDeadline.ts";
import { checkPlaces } from "../../domain/jobs/checkPlaces.ts";
import { type StoredJob, storedJobs, withCurrentSkills } from "../../domain/jobs/storedJob.ts";
import { resolveSkillEntries } from "../../domain/taxonomy/resolveSkillEntries.ts";
import { entriesOf } from "../../domain/taxonomy/skillEntries.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import type { JobRowWithFacts } from "./jobs.queries.ts";
import { applyJobValues } from "./jobWrites.ts";

type Given = Omit<Body<typeof saveJobChanges>, "id" | "version">;

/** Returns the values after a change; absent fields stay unchanged. Throws at an invalid field. */
async function nextValues(tx: Tx, companyId: string, before: StoredJob, given: Given): Promise<StoredJob> {
  const { skills, ...rest } = given;
  const set = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const next: StoredJob = { ...before, ...set };
  const wrong = payIssues(next);
  if (Object.keys(wrong).length > 0) throw new AppError("validation_failed", { fields: wrong });
  await checkPlaces(
    tx,
    companyId,
    { departmentId: given.department_id, jobProfileId: given.job_profile_id },
    { department: "department_id", jobProfile: "job_profile_id" },
  );
  checkDeadline(given.apply_by, before.apply_by);
  await checkContacts(tx, companyId, given, before);
  if (!skills) return next;
  return { ...next, skills: entriesOf(await resolveSkillEntries(tx, skills)) };
}

/**
 * Saves a change of a checked job. Changes by an administrator and changes that are not material take effect
 * immediately; a material change of an approved job awaits approval, or joins the pending one. Returns the
 * change, null when nothing changed.
 */
export async function saveChanges(
  tx: Tx,
  { viewer, secrets }: { viewer: Viewer; secrets: Secrets },
  row: JobRowWithFacts,
  given: Given,
): Promise<{ change: JobChange; waits: boolean } | null> {
  const { companyId } = viewer;
  const { id, version } = row;
  const inForce = found((await storedJobs(tx, companyId, [id])).get(id));
  const { revision } = await presentWorkRecord<StoredJob>(tx, "vacancy", { companyId, secrets }, id);
  const before = revision ? await withCurrentSkills(tx, revision) : inForce;
  const next = await nextValues(tx, companyId, before, given);
  const isSubmitted = row.status !== "Draft" && row.status !== "Declined";
  if (isSubmitted && before.description !== "" && next.description === "")
    throw new AppError("validation_failed", { fields: { description: "description_required" } });
  const change = changeOf(before, next);
  if (!isChange(change)) return null;
  const hasChange = revision !== null;
  const standing = { id, version, isApproved: row.status === "Approved" || hasChange, hasChange };
  const isMaterial = isMaterialChange(changeOf(inForce, next));
  const waits = await submitChange(tx, viewer, "vacancy", standing, { next, isMaterial });
  if (!waits) await applyJobValues(tx, { companyId, id }, next);
  return { change, waits };
}
