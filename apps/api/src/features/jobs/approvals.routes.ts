import {
  approveJob,
  closeJob,
  declineJob,
  discardJobChange,
  holdJob,
  type JobWithWork,
  reopenJob,
  submitJob,
} from "@vaardig/contract/jobs/recruitingJobs";
import { type ApprovalMove, checkAct, moveApproval } from "../../domain/approval/moveApproval.ts";
import { notifyOfDecision } from "../../domain/approval/notifyOfDecision.ts";
import { notifyOfSubmission } from "../../domain/approval/notifyOfSubmission.ts";
import { presentWorkRecord } from "../../domain/approval/presentWorkRecord.ts";
import { type StoredJob, storedJobs, withCurrentSkills } from "../../domain/jobs/storedJob.ts";
import type { App } from "../../platform/http/app.ts";
import { found } from "../../platform/http/appError.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { approvableOf } from "./jobs.policy.ts";
import { applyJobValues } from "./jobWrites.ts";
import { presentSavedJob } from "./presentDetail.ts";
import { readJob } from "./readJob.ts";
import { validateMerged } from "./validateMerged.ts";

type Commanding = Pick<Call<typeof approveJob>, "viewer" | "tx" | "language" | "services">;

async function act(
  { viewer, tx, language, services }: Commanding,
  to: ApprovalMove,
  body: { id: string; version: number; reason?: string },
): Promise<JobWithWork> {
  const { companyId } = viewer;
  const { secrets } = services;
  const row = await readJob(tx, viewer, body.id);
  const record = await presentWorkRecord<StoredJob>(tx, "vacancy", { companyId, secrets }, row.id);
  const { revision, submittedBy } = record;
  const facts = approvableOf(row);
  checkAct(viewer, facts, to, body.version);
  if (to === "submit")
    validateMerged(revision ?? found((await storedJobs(tx, companyId, [row.id])).get(row.id)));
  await moveApproval(tx, viewer, "vacancy", facts, { to, ...body });
  if (to === "approve" && revision)
    await applyJobValues(tx, { companyId, id: row.id }, await withCurrentSkills(tx, revision));
  const about = { noun: "vacancy", id: row.id, name: row.name, isChange: revision !== null } as const;
  if (to === "submit") await notifyOfSubmission(tx, viewer, about);
  if (to === "approve" || to === "decline")
    await notifyOfDecision(tx, services, viewer, submittedBy, { ...about, reason: body.reason ?? null });
  return presentSavedJob(tx, { viewer, language, services }, row.id);
}

/** Registers the commands of approval and publication of a job. */
export function approvalsRoutes(app: App): void {
  route(app, submitJob, (call) => act(call, "submit", call.body));
  route(app, approveJob, (call) => act(call, "approve", call.body));
  route(app, declineJob, (call) => act(call, "decline", call.body));
  route(app, discardJobChange, (call) => act(call, "discard_change", call.body));
  route(app, holdJob, (call) => act(call, "hold", call.body));
  route(app, reopenJob, (call) => act(call, "reopen", call.body));
  route(app, closeJob, (call) => act(call, "close", call.body));
}
