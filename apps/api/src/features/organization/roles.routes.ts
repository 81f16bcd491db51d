import { createRole, deleteRole, mergeRoles, saveRole } from "@vaardig/contract/organization/organization";
import { v7 } from "uuid";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { countIn } from "./impact.queries.ts";
import { loadTarget, loadUnit } from "./loadUnit.ts";
import { dissolveRole, mergeRole } from "./mergeUnits.ts";
import { movePeopleOfRole } from "./moves.queries.ts";
import { canPlaceRole, roleActions } from "./organization.policy.ts";
import { presentRole } from "./organization.present.ts";
import { findRole } from "./organization.queries.ts";
import { insertUnit, lockOrganization, updateUnit } from "./organizationWrites.ts";
import { checkJobProfile, checkParent, rolePlace } from "./rolePlace.ts";
import { type MergeRecord, traceMerge } from "./traceMerge.ts";

export function rolesRoutes(app: App): void {
  route(app, createRole, async ({ body, viewer, tx, language }) => {
    const { companyId, userId: actorId } = viewer;
    await lockOrganization(tx, companyId);
    const place = await rolePlace(tx, companyId, body);
    authorize(canPlaceRole(viewer, place));
    await checkJobProfile(tx, body.job_profile_id);
    await checkParent(tx, companyId, undefined, body.parent_id);
    const id = v7();
    const columns = { ...body, department_id: place.departmentId, team_id: place.teamId };
    await insertUnit(tx, "roles", companyId, id, columns);
    await recordEvent(tx, { companyId, actorId, kind: "org_role.created", subjectId: id });
    return presentRole({ viewer, language }, found(await findRole(tx, companyId, id)));
  });

  route(app, saveRole, async ({ body, viewer, tx, language }) => {
    const { companyId, userId: actorId } = viewer;
    const before = await loadUnit(tx, companyId, findRole, body, (row) =>
      roleActions(viewer, row).includes("edit"),
    );
    const from = { departmentId: before.department_id, teamId: before.team_id };
    const { id, version: _seen, ...given } = body;
    const to = await rolePlace(tx, companyId, given, from);
    const isMoved = to.departmentId !== from.departmentId || to.teamId !== from.teamId;
    if (isMoved) authorize(canPlaceRole(viewer, to));
    const next = { ...given, department_id: to.departmentId, team_id: to.teamId };
    const names = ["name", "job_profile_id", "parent_id", "department_id", "team_id"] as const;
    const changed = names.filter((name) => next[name] !== undefined && next[name] !== before[name]);
    if (changed.includes("job_profile_id")) await checkJobProfile(tx, given.job_profile_id);
    if (changed.includes("parent_id")) await checkParent(tx, companyId, before, given.parent_id);
    if (changed.length > 0) {
      await updateUnit(tx, "roles", companyId, before, next);
      if (isMoved) await movePeopleOfRole(tx, companyId, id, from, to);
      const kind = isMoved ? "org_role.moved" : "org_role.changed";
      await recordEvent(tx, { companyId, actorId, kind, subjectId: id, data: { fields: changed } });
    }
    return presentRole({ viewer, language }, found(await findRole(tx, companyId, id)));
  });

  route(app, mergeRoles, async ({ body, viewer, tx, language }) => {
    const { companyId, userId: actorId } = viewer;
    const { id, into_id: into } = body;
    const from = await loadUnit(tx, companyId, findRole, body, (row) =>
      roleActions(viewer, row).includes("merge"),
    );
    await loadTarget(tx, companyId, findRole, from, into);
    const unit = { kind: "role", id } as const;
    const { trace, undo } = await traceMerge(tx, companyId, unit, () => mergeRole(tx, companyId, id, into));
    const data = { into, undo: trace };
    await recordEvent(tx, { companyId, actorId, kind: "org_role.merged", subjectId: id, data });
    const row = found(await findRole(tx, companyId, into));
    return { ...presentRole({ viewer, language }, row), undo };
  });

  route(app, deleteRole, async ({ query, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { id, into_id: into, release } = query;
    const row = await loadUnit(tx, companyId, findRole, query, (unit) =>
      roleActions(viewer, unit).includes("delete"),
    );
    if (into) await loadTarget(tx, companyId, findRole, row, into);
    const isEmpty = (await countIn(tx, companyId, "role", id)) === 0;
    if (!into && !release && !isEmpty) throw new AppError("not_empty");
    const traced: MergeRecord = await traceMerge(tx, companyId, { kind: "role", id }, () =>
      into ? mergeRole(tx, companyId, id, into) : dissolveRole(tx, companyId, id),
    );
    const data = { ...(into && { into }), undo: traced.trace };
    await recordEvent(tx, { companyId, actorId, kind: "org_role.deleted", subjectId: id, data });
    return { undo: traced.undo };
  });
}
