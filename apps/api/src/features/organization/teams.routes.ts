import { createTeam, deleteTeam, mergeTeams, saveTeam } from "@vaardig/contract/organization/organization";
import { v7 } from "uuid";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { checkLead } from "./checkLead.ts";
import { countIn } from "./impact.queries.ts";
import { loadTarget, loadUnit } from "./loadUnit.ts";
import { dissolveTeam, mergeTeam } from "./mergeUnits.ts";
import { moveContentsOfTeam } from "./moves.queries.ts";
import { canPlaceTeam, teamActions } from "./organization.policy.ts";
import { presentTeam } from "./organization.present.ts";
import { findDepartment, findTeam } from "./organization.queries.ts";
import { insertUnit, lockOrganization, updateUnit } from "./organizationWrites.ts";
import { type MergeRecord, traceMerge } from "./traceMerge.ts";

/** Throws at the field for an unknown department of a team, and 403 when the viewer may not use it. */
async function checkDepartment(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  const department = await findDepartment(tx, viewer.companyId, id);
  if (!department) throw new AppError("validation_failed", { fields: { department_id: "choice" } });
  authorize(canPlaceTeam(viewer, department));
}

export function teamsRoutes(app: App): void {
  const { secrets } = app.services;

  route(app, createTeam, async ({ body, viewer, tx, language }) => {
    const { companyId, userId: actorId } = viewer;
    await lockOrganization(tx, companyId);
    await checkDepartment(tx, viewer, body.department_id);
    await checkLead(tx, companyId, body.lead_id);
    const id = v7();
    await insertUnit(tx, "teams", companyId, id, body);
    await recordEvent(tx, { companyId, actorId, kind: "team.created", subjectId: id });
    return presentTeam({ viewer, language, secrets }, found(await findTeam(tx, companyId, id)));
  });

  route(app, saveTeam, async ({ body, viewer, tx, language }) => {
    const { companyId, userId: actorId } = viewer;
    const before = await loadUnit(tx, companyId, findTeam, body, (row) =>
      teamActions(viewer, row).includes("edit"),
    );
    const can = teamActions(viewer, before);
    const { id, version: _seen, ...given } = body;
    const changed = (["name", "lead_id", "department_id"] as const).filter(
      (name) => given[name] !== undefined && given[name] !== before[name],
    );
    if (changed.includes("lead_id")) {
      authorize(can.includes("set_lead"));
      await checkLead(tx, companyId, given.lead_id);
    }
    const into = changed.includes("department_id") ? given.department_id : undefined;
    if (into) {
      authorize(can.includes("move"));
      await checkDepartment(tx, viewer, into);
    }
    if (changed.length > 0) {
      await updateUnit(tx, "teams", companyId, before, given);
      if (into) await moveContentsOfTeam(tx, companyId, id, into);
      const data = { fields: changed, ...(into && { from: before.department_id, into }) };
      const kind = into ? "team.moved" : "team.changed";
      await recordEvent(tx, { companyId, actorId, kind, subjectId: id, data });
    }
    return presentTeam({ viewer, language, secrets }, found(await findTeam(tx, companyId, id)));
  });

  route(app, mergeTeams, async ({ body, viewer, tx, language }) => {
    const { companyId, userId: actorId } = viewer;
    const { id, into_id: into } = body;
    const from = await loadUnit(tx, companyId, findTeam, body, (row) =>
      teamActions(viewer, row).includes("merge"),
    );
    await loadTarget(tx, companyId, findTeam, from, into);
    const unit = { kind: "team", id } as const;
    const { trace, undo } = await traceMerge(tx, companyId, unit, () => mergeTeam(tx, companyId, id, into));
    const data = { into, undo: trace };
    await recordEvent(tx, { companyId, actorId, kind: "team.merged", subjectId: id, data });
    const row = found(await findTeam(tx, companyId, into));
    return { ...presentTeam({ viewer, language, secrets }, row), undo };
  });

  route(app, deleteTeam, async ({ query, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { id, into_id: into, release } = query;
    const row = await loadUnit(tx, companyId, findTeam, query, (unit) =>
      teamActions(viewer, unit).includes("delete"),
    );
    if (into) await loadTarget(tx, companyId, findTeam, row, into);
    const isEmpty = (await countIn(tx, companyId, "team", id)) === 0;
    if (!into && !release && !isEmpty) throw new AppError("not_empty");
    const traced: MergeRecord = await traceMerge(tx, companyId, { kind: "team", id }, () =>
      into ? mergeTeam(tx, companyId, id, into) : dissolveTeam(tx, companyId, id),
    );
    const data = { ...(into && { into }), undo: traced.trace };
    await recordEvent(tx, { companyId, actorId, kind: "team.deleted", subjectId: id, data });
    return { undo: traced.undo };
  });
}
