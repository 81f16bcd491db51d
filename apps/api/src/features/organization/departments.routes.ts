import {
  createDepartment,
  deleteDepartment,
  mergeDepartments,
  saveDepartment,
} from "@vaardig/contract/organization/organization";
import { v7 } from "uuid";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { checkLead } from "./checkLead.ts";
import { countIn } from "./impact.queries.ts";
import { loadTarget, loadUnit } from "./loadUnit.ts";
import { mergeDepartment } from "./mergeUnits.ts";
import { movePeople } from "./moves.queries.ts";
import { departmentActions, organizationActions } from "./organization.policy.ts";
import { presentDepartment } from "./organization.present.ts";
import { findDepartment } from "./organization.queries.ts";
import { insertUnit, lockOrganization, updateUnit } from "./organizationWrites.ts";
import { type MergeRecord, traceMerge } from "./traceMerge.ts";

export function departmentsRoutes(app: App): void {
  const { secrets } = app.services;

  route(app, createDepartment, async ({ body, viewer, tx, language }) => {
    const { companyId, userId: actorId } = viewer;
    authorize(organizationActions(viewer).includes("create"));
    await lockOrganization(tx, companyId);
    await checkLead(tx, companyId, body.lead_id);
    const id = v7();
    await insertUnit(tx, "departments", companyId, id, body);
    await recordEvent(tx, { companyId, actorId, kind: "department.created", subjectId: id });
    const row = found(await findDepartment(tx, companyId, id));
    return presentDepartment({ viewer, language, secrets }, row);
  });

  route(app, saveDepartment, async ({ body, viewer, tx, language }) => {
    const { companyId, userId: actorId } = viewer;
    const before = await loadUnit(tx, companyId, findDepartment, body, (row) =>
      departmentActions(viewer, row).includes("edit"),
    );
    const { id, version: _seen, ...given } = body;
    const changed = (["name", "lead_id"] as const).filter(
      (name) => given[name] !== undefined && given[name] !== before[name],
    );
    if (changed.includes("lead_id")) {
      authorize(departmentActions(viewer, before).includes("set_lead"));
      await checkLead(tx, companyId, given.lead_id);
    }
    if (changed.length > 0) {
      await updateUnit(tx, "departments", companyId, before, given);
      const data = { fields: changed };
      await recordEvent(tx, { companyId, actorId, kind: "department.changed", subjectId: id, data });
    }
    const row = found(await findDepartment(tx, companyId, id));
    return presentDepartment({ viewer, language, secrets }, row);
  });

  route(app, mergeDepartments, async ({ body, viewer, tx, language }) => {
    const { companyId, userId: actorId } = viewer;
    const { id, into_id: into } = body;
    const from = await loadUnit(tx, companyId, findDepartment, body, (row) =>
      departmentActions(viewer, row).includes("merge"),
    );
    await loadTarget(tx, companyId, findDepartment, from, into);
    const unit = { kind: "department", id } as const;
    const { trace, undo } = await traceMerge(tx, companyId, unit, () =>
      mergeDepartment(tx, companyId, id, into),
    );
    const data = { into, undo: trace };
    await recordEvent(tx, { companyId, actorId, kind: "department.merged", subjectId: id, data });
    const row = found(await findDepartment(tx, companyId, into));
    return { ...presentDepartment({ viewer, language, secrets }, row), undo };
  });

  route(app, deleteDepartment, async ({ query, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { id, into_id: into } = query;
    const row = await loadUnit(tx, companyId, findDepartment, query, (unit) =>
      departmentActions(viewer, unit).includes("delete"),
    );
    let traced: MergeRecord | undefined;
    if (into) {
      await loadTarget(tx, companyId, findDepartment, row, into);
      const merge = () => mergeDepartment(tx, companyId, id, into);
      traced = await traceMerge(tx, companyId, { kind: "department", id }, merge);
    } else {
      if ((await countIn(tx, companyId, "department", id)) > 0) throw new AppError("not_empty");
      // Only deactivated and external people are left there.
      await movePeople(tx, companyId, "department_id", id, null);
      await tx.$client.query("delete from departments where company_id = $1 and id = $2", [companyId, id]);
    }
    const data = { ...(into && { into }), ...(traced && { undo: traced.trace }) };
    await recordEvent(tx, { companyId, actorId, kind: "department.deleted", subjectId: id, data });
    return { undo: traced?.undo ?? null };
  });
}
