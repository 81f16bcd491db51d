import { createJob, deleteJob, saveJobChanges, saveJobMembers } from "@vaardig/contract/jobs/recruitingJobs";
import { deleteUnused } from "../../domain/approval/deleteUnused.ts";
import { checkAct } from "../../domain/approval/moveApproval.ts";
import { saveTeam } from "../../domain/approval/saveTeam.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { checkContacts } from "../../domain/jobs/checkContacts.ts";
import { checkDeadline } from "../../domain/jobs/checkDeadline.ts";
import { checkPlaces } from "../../domain/jobs/checkPlaces.ts";
import { requiredSkillsOf } from "../../domain/taxonomy/jobProfiles.ts";
import { followMerges, resolveSkillEntries } from "../../domain/taxonomy/resolveSkillEntries.ts";
import { entriesOf } from "../../domain/taxonomy/skillEntries.ts";
import type { App } from "../../platform/http/app.ts";
import { found } from "../../platform/http/appError.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { approvableOf } from "./jobs.policy.ts";
import { insertJob } from "./jobWrites.ts";
import { presentSavedJob } from "./presentDetail.ts";
import { readJob } from "./readJob.ts";
import { saveChanges } from "./saveChanges.ts";
import { validateMerged } from "./validateMerged.ts";

/** Registers the routes for creating, changing and deleting jobs, and for their team. */
export function recruitingJobsRoutes(app: App): void {
  route(app, createJob, async ({ body, viewer, tx, language, services }) => {
    const { companyId, userId: actorId } = viewer;
    const { skills, ...values } = body;
    // A job by an administrator is approved immediately.
    if (viewer.role === "admin") validateMerged(values);
    const { job_profile_id: jobProfileId, department_id: departmentId } = values;
    const fields = { department: "department_id", jobProfile: "job_profile_id" };
    await checkPlaces(tx, companyId, { departmentId, jobProfileId }, fields);
    checkDeadline(values.apply_by);
    await checkContacts(tx, companyId, values);
    const profile = found(await requiredSkillsOf(tx, jobProfileId, language));
    const required = skills ? await resolveSkillEntries(tx, skills) : await followMerges(tx, profile.skills);
    const id = await insertJob(tx, viewer, {
      ...values,
      starts_on: null,
      ends_on: null,
      skills: entriesOf(required),
    });
    await recordEvent(tx, { companyId, actorId, kind: "vacancy.created", subjectId: id });
    if (viewer.role === "admin")
      await recordEvent(tx, { companyId, actorId, kind: "vacancy.approved", subjectId: id });
    return presentSavedJob(tx, { viewer, language, services }, id);
  });

  route(app, saveJobChanges, async ({ body, viewer, tx, language, services }) => {
    const { companyId, userId: actorId } = viewer;
    const { id, version, ...given } = body;
    const row = await readJob(tx, viewer, id);
    checkAct(viewer, approvableOf(row), "edit", version);
    const saved = await saveChanges(tx, { viewer, secrets: services.secrets }, row, given);
    if (saved) {
      const { fields, skills } = saved.change;
      const data = { fields: fields.map(({ field }) => field), skills: skills.length, waits: saved.waits };
      await recordEvent(tx, { companyId, actorId, kind: "vacancy.changed", subjectId: id, data });
    }
    return presentSavedJob(tx, { viewer, language, services }, id);
  });

  route(app, deleteJob, async ({ query, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const row = await readJob(tx, viewer, query.id);
    checkAct(viewer, approvableOf(row), "delete", query.version);
    await deleteUnused(tx, "vacancy", { companyId, id: row.id, version: query.version });
    await recordEvent(tx, { companyId, actorId, kind: "vacancy.deleted", subjectId: row.id });
    return {};
  });

  route(app, saveJobMembers, async (call: Call<typeof saveJobMembers>) => {
    const { body, viewer, tx, language, services } = call;
    const { companyId, userId: actorId } = viewer;
    const { id, version, owner_id, co_owner_ids: coOwnerIds, member_ids: memberIds } = body;
    const row = await readJob(tx, viewer, id);
    checkAct(viewer, approvableOf(row), "assign", version);
    const team = { ownerId: owner_id ?? row.owner_id, coOwnerIds, memberIds };
    await saveTeam(tx, "vacancy", { companyId, id, version }, team);
    await recordEvent(tx, { companyId, actorId, kind: "vacancy.assigned", subjectId: id });
    return presentSavedJob(tx, { viewer, language, services }, id);
  });
}
