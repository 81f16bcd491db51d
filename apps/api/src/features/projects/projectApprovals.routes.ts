import {
  approveProject,
  closeProject,
  declineProject,
  discardProjectChange,
  holdProject,
  type ProjectDetail,
  reopenProject,
  submitProject,
} from "@vaardig/contract/projects/projects";
import { type ApprovalMove, moveApproval } from "../../domain/approval/moveApproval.ts";
import { notifyOfDecision } from "../../domain/approval/notifyOfDecision.ts";
import { notifyOfSubmission } from "../../domain/approval/notifyOfSubmission.ts";
import { presentWorkRecord } from "../../domain/approval/presentWorkRecord.ts";
import type { App } from "../../platform/http/app.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { presentSavedProject } from "./presentProject.ts";
import { approvableOf } from "./projects.policy.ts";
import { alignRoles, applyProjectValues } from "./projectWrites.ts";
import { readProject } from "./readProject.ts";
import { projectAsOfNow, type StoredProject } from "./storedProject.ts";

type Commanding = Pick<Call<typeof approveProject>, "viewer" | "tx" | "language" | "services">;

async function act(
  call: Commanding,
  to: ApprovalMove,
  body: { id: string; version: number; reason?: string },
): Promise<ProjectDetail> {
  const { viewer, tx, services } = call;
  const { companyId } = viewer;
  const row = await readProject(tx, viewer, body.id);
  const place = { companyId, id: row.id };
  const record = await presentWorkRecord<StoredProject>(
    tx,
    "project",
    { companyId, secrets: services.secrets },
    row.id,
  );
  const { revision, submittedBy } = record;
  await moveApproval(tx, viewer, "project", approvableOf(row), { to, ...body });
  if (to === "approve" && revision)
    await applyProjectValues(tx, place, row.owner_id, await projectAsOfNow(tx, revision));
  await alignRoles(tx, place);
  const about = { noun: "project", id: row.id, name: row.name, isChange: revision !== null } as const;
  if (to === "submit") await notifyOfSubmission(tx, viewer, about);
  if (to === "approve" || to === "decline")
    await notifyOfDecision(tx, services, viewer, submittedBy, { ...about, reason: body.reason ?? null });
  return presentSavedProject(tx, call, row.id);
}

/** Registers the commands of approval and publication of a project with its roles. */
export function projectApprovalsRoutes(app: App): void {
  route(app, submitProject, (call) => act(call, "submit", call.body));
  route(app, approveProject, (call) => act(call, "approve", call.body));
  route(app, declineProject, (call) => act(call, "decline", call.body));
  route(app, discardProjectChange, (call) => act(call, "discard_change", call.body));
  route(app, holdProject, (call) => act(call, "hold", call.body));
  route(app, reopenProject, (call) => act(call, "reopen", call.body));
  route(app, closeProject, (call) => act(call, "close", call.body));
}
