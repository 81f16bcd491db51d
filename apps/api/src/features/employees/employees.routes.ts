import {
  addEmployee,
  exportEmployees,
  getEmployee,
  listEmployees,
  listPeople,
  saveUser,
} from "@vaardig/contract/employees/employees";
import { listSkillFacts } from "@vaardig/contract/employees/skillFacts";
import { INTERNAL_ROLES } from "@vaardig/contract/roles";
import { TEAM_ROLES } from "../../domain/approval/teamRoles.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import { matchOf, NO_MATCH } from "../../domain/matching/matchOf.ts";
import { scoreOwnJobs } from "../../domain/matching/scoreOwnJobs.ts";
import { skillFactRows } from "../../domain/matching/skillFacts.queries.ts";
import { assignableRoles } from "../../domain/people/assignableRoles.ts";
import {
  allEmployeeRows,
  findEmployee,
  listEmployeeRows,
} from "../../domain/people/employees/employees.queries.ts";
import { listPeopleRows } from "../../domain/people/employees/people.queries.ts";
import { employeesWhere } from "../../domain/people/employeesWhere.ts";
import { resolveSelection } from "../../domain/people/resolveSelection.ts";
import { canSeePrivate } from "../../domain/people/scope.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { App } from "../../platform/http/app.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { sheetFile } from "../../platform/spreadsheets/sheetFile.ts";
import { addPerson } from "./addPerson.ts";
import { addressChangesRoutes } from "./address/addressChanges.routes.ts";
import { bulkEditRoutes } from "./bulk-edit/bulkEdit.routes.ts";
import { canEditEmployee, listActions } from "./employees.policy.ts";
import { factsOf, presentEmployee, presentEmployeeRow } from "./employees.present.ts";
import { exportRows } from "./exportRows.ts";
import { leavingRoutes } from "./leaving/leaving.routes.ts";
import { saveEmployee } from "./saveEmployee.ts";

export function employeesRoutes(app: App): void {
  route(app, listEmployees, async ({ query, viewer, tx, services, language }) => {
    const { page, size, sort, ...filter } = query;
    const condition = employeesWhere(viewer, filter);
    const { rows, total } = await listEmployeeRows(tx, condition, { sort, page, size });
    return {
      data: rows.map((person) => presentEmployeeRow(viewer, services.secrets, person)),
      total,
      short_of: [...(await skillsById(tx, query.short_of ?? [], language)).values()].map(({ id, name }) => ({
        id,
        name,
      })),
      can: listActions(viewer),
      assignable_roles: [...assignableRoles(viewer)],
    };
  });

  route(app, listSkillFacts, async ({ query, viewer, tx, language }) => {
    const ids = [...new Set(query.user_ids)];
    await resolveSelection(tx, viewer, { user_ids: ids });
    const rows = await skillFactRows(tx, viewer.companyId, ids, language);
    const scored = await scoreOwnJobs(tx, viewer.companyId, rows);
    const data = rows.map((row, place) => {
      const { id, jobProfileId, jobProfile, toConfirm, updatedAt } = row;
      const match = scored[place];
      return {
        user_id: id,
        job_profile: jobProfileId === null ? null : { id: jobProfileId, name: jobProfile ?? "" },
        match: match ? matchOf(match) : NO_MATCH,
        to_confirm: toConfirm,
        updated_at: updatedAt?.toISOString() ?? null,
      };
    });
    return { data };
  });

  route(app, exportEmployees, async ({ query, viewer, tx, language }) => {
    const { sort, format, ...filter } = query;
    const people = await allEmployeeRows(tx, employeesWhere(viewer, filter), sort);
    const { companyId, userId: actorId } = viewer;
    const data = { format, count: people.length };
    await recordEvent(tx, { companyId, actorId, kind: "employees.exported", data });
    const rows = exportRows(people, language);
    return sheetFile(language === "nl" ? "medewerkers" : "employees", format, rows);
  });

  route(app, getEmployee, async ({ query, viewer, tx, services, language }) => {
    const { companyId, userId: actorId } = viewer;
    const row = found(await findEmployee(tx, companyId, query.id, language));
    const person = { ...factsOf(row), name: "", jobProfileId: row.job_profile_id };
    authorize(await canSeePrivate(tx, viewer, person));
    if (row.id !== actorId)
      await recordEvent(tx, { companyId, actorId, kind: "employee.read", userId: row.id });
    return presentEmployee(viewer, services.secrets, row);
  });

  route(app, addEmployee, async ({ body, viewer, tx, services, language }) => {
    const id = await addPerson(tx, viewer, body, language);
    const row = found(await findEmployee(tx, viewer.companyId, id, language));
    return presentEmployee(viewer, services.secrets, row);
  });

  route(app, saveUser, async ({ body, viewer, tx, services, language }) => {
    const { id, version, ...given } = body;
    const before = found(await findEmployee(tx, viewer.companyId, id, language));
    const person = { ...factsOf(before), name: "", jobProfileId: before.job_profile_id };
    authorize(canEditEmployee(viewer, person) && (await canSeePrivate(tx, viewer, person)));
    const row = await saveEmployee(tx, services, viewer, before, { version, language, given });
    return presentEmployee(viewer, services.secrets, row);
  });

  route(app, listPeople, async ({ query, viewer, tx, services }) => {
    const { search_query: search, page, size } = query;
    const { team_of: team } = query;
    const roles = team ? TEAM_ROLES[team] : INTERNAL_ROLES;
    const list = { search, active: query.active === "true" || team !== undefined, roles, page, size };
    const { rows, total } = await listPeopleRows(tx, viewer.companyId, list);
    const data = rows.map(({ photo_id: photo, ...card }) => ({
      ...card,
      photo_url: photoUrl(services.secrets, viewer.companyId, photo),
    }));
    return { data, total };
  });

  leavingRoutes(app);
  addressChangesRoutes(app);
  bulkEditRoutes(app);
}
