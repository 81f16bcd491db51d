import { undoMerge as undo } from "@vaardig/contract/organization/organization";
import {
  getImpact,
  searchOrganization,
  type UnitKind,
} from "@vaardig/contract/organization/organizationImpact";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { readUnitPart } from "./impact.queries.ts";
import { findMerged } from "./mergedNames.ts";
import { departmentActions, organizationActions, roleActions, teamActions } from "./organization.policy.ts";
import { presentNamed, presentPerson } from "./organization.present.ts";
import { findDepartment, findRole, findTeam } from "./organization.queries.ts";
import { lockOrganization } from "./organizationWrites.ts";
import { searchUnits } from "./searchUnits.ts";
import { undoMerge } from "./undoMerge.ts";

/** Returns the reader's actions on a unit. Throws 404 for another company's unit. */
async function actionsOn(tx: Tx, viewer: Viewer, kind: UnitKind, id: string): Promise<string[]> {
  const { companyId } = viewer;
  if (kind === "department") return departmentActions(viewer, found(await findDepartment(tx, companyId, id)));
  if (kind === "team") return teamActions(viewer, found(await findTeam(tx, companyId, id)));
  return roleActions(viewer, found(await findRole(tx, companyId, id)));
}

export function impactRoutes(app: App): void {
  route(app, getImpact, async ({ query, viewer, tx, services }) => {
    const { companyId } = viewer;
    const { kind, id, into } = query;
    authorize((await actionsOn(tx, viewer, kind, id)).length > 0);
    if (into) await actionsOn(tx, viewer, kind, into);
    const part = async (name: "teams" | "roles" | "vacancies") => {
      const { count, first } = await readUnitPart(tx, companyId, kind, id, name);
      return { count, first: first.map((row) => ({ id: row.id, name: row.name })) };
    };
    const people = await readUnitPart(tx, companyId, kind, id, "people");
    const reader = { viewer, secrets: services.secrets };
    return {
      people: {
        count: people.count,
        first: people.first.map((row) => presentPerson(reader, row.id, row.name, row.photo_id)),
      },
      teams: await part("teams"),
      roles: await part("roles"),
      vacancies: await part("vacancies"),
      merged: into ? await findMerged(tx, companyId, kind, id, into) : [],
    };
  });

  route(app, undo, async ({ body, viewer, tx }) => {
    authorize(organizationActions(viewer).includes("create"));
    await lockOrganization(tx, viewer.companyId);
    await undoMerge(tx, viewer, body);
    return {};
  });

  route(app, searchOrganization, async ({ query, viewer, tx }) => {
    const { rows, total } = await searchUnits(tx, viewer.companyId, query.search_query);
    return {
      total,
      data: rows.map(({ kind, id, name, people_count, ...row }) => ({
        kind,
        id,
        name,
        people_count,
        department: presentNamed(row.department_id, row.department),
        team: presentNamed(row.team_id, row.team),
      })),
    };
  });
}
