import { jobFilter } from "@vaardig/contract/jobs/recruitingJobs";
import {
  createProject,
  deleteProject,
  getProject,
  listProjects,
  saveProject,
  saveProjectMembers,
} from "@vaardig/contract/projects/projects";
import { deleteUnused } from "../../domain/approval/deleteUnused.ts";
import { checkAct } from "../../domain/approval/moveApproval.ts";
import { saveTeam } from "../../domain/approval/saveTeam.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { canSeeWork } from "../../domain/jobs/jobScope.ts";
import { listScope } from "../../domain/jobs/listScope.ts";
import type { App } from "../../platform/http/app.ts";
import { route } from "../../platform/http/route.ts";
import { presentDetail, presentProject, presentSavedProject } from "./presentProject.ts";
import { approvableOf, listActions } from "./projects.policy.ts";
import { listProjectRows, type ProjectRow } from "./projects.queries.ts";
import { alignRoles, applyProjectValues, insertProject } from "./projectWrites.ts";
import { readForm } from "./readForm.ts";
import { readProject } from "./readProject.ts";
import { saveProjectChange } from "./saveProjectChange.ts";

export function projectsRoutes(app: App): void {
  route(app, listProjects, async ({ query, viewer, tx }) => {
    const { filter, search_query: search, page, size } = query;
    const options = { filter, scope: listScope(viewer), search, page, size };
    const { rows, counts } = await listProjectRows(tx, viewer.companyId, viewer.userId, options);
    const listed = (row: ProjectRow) => {
      const isWork = canSeeWork(viewer, approvableOf(row));
      return {
        ...presentProject(viewer, row),
        owner_name: isWork ? row.owner_name : null,
        change_waiting: isWork && row.has_change,
        applicants_count: isWork ? row.applicants_count : null,
      };
    };
    return {
      data: rows.map(listed),
      total: counts[filter],
      counts: jobFilter.options.map((one) => ({ filter: one, count: counts[one] })),
      can: listActions(viewer),
    };
  });

  route(app, getProject, async (call) =>
    presentDetail(call.tx, call, await readProject(call.tx, call.viewer, call.query.id)),
  );

  route(app, createProject, async (call) => {
    const { body, viewer, tx, language } = call;
    const { companyId, userId: actorId, role } = viewer;
    const values = await readForm(tx, { companyId, language }, body);
    const id = await insertProject(tx, viewer, values);
    await applyProjectValues(tx, { companyId, id }, actorId, values);
    await alignRoles(tx, { companyId, id });
    await recordEvent(tx, { companyId, actorId, kind: "project.created", subjectId: id });
    if (role === "admin")
      await recordEvent(tx, { companyId, actorId, kind: "project.approved", subjectId: id });
    return presentSavedProject(tx, call, id);
  });

  route(app, saveProject, async (call) => {
    const { body, viewer, tx } = call;
    const { companyId, userId: actorId } = viewer;
    const { id, version, ...form } = body;
    const row = await readProject(tx, viewer, id);
    checkAct(viewer, approvableOf(row), "edit", version);
    const saved = await saveProjectChange(tx, call, row, form);
    if (saved) {
      const { fields, roles } = saved.change;
      const data = { fields: fields.map(({ field }) => field), roles: roles.length, waits: saved.waits };
      await recordEvent(tx, { companyId, actorId, kind: "project.changed", subjectId: id, data });
    }
    return presentSavedProject(tx, call, id);
  });

  route(app, deleteProject, async ({ query, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const row = await readProject(tx, viewer, query.id);
    checkAct(viewer, approvableOf(row), "delete", query.version);
    await deleteUnused(tx, "project", { companyId, id: row.id, version: query.version });
    await recordEvent(tx, { companyId, actorId, kind: "project.deleted", subjectId: row.id });
    return {};
  });

  route(app, saveProjectMembers, async (call) => {
    const { body, viewer, tx } = call;
    const { companyId, userId: actorId } = viewer;
    const { id, version, owner_id, co_owner_ids: coOwnerIds, member_ids: memberIds } = body;
    const row = await readProject(tx, viewer, id);
    checkAct(viewer, approvableOf(row), "assign", version);
    const team = { ownerId: owner_id ?? row.owner_id, coOwnerIds, memberIds };
    await saveTeam(tx, "project", { companyId, id, version }, team);
    await alignRoles(tx, { companyId, id });
    await recordEvent(tx, { companyId, actorId, kind: "project.assigned", subjectId: id });
    return presentSavedProject(tx, call, id);
  });
}
