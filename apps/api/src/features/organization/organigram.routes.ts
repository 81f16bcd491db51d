import {
  getOrganigram,
  listOrganigramPeople,
  type PublicCardAct,
} from "@vaardig/contract/organization/organigram";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import { linksExpireAt } from "../../platform/files/fileLinks.ts";
import type { App } from "../../platform/http/app.ts";
import { found } from "../../platform/http/appError.ts";
import { isNotModified, NotModified } from "../../platform/http/notModified.ts";
import { route } from "../../platform/http/route.ts";
import {
  listedAmong,
  organigramRevision,
  readOrganigram,
  readPeopleOfRoles,
  roleOf,
} from "./organigram.queries.ts";
import { presentNamed, presentPerson } from "./organization.present.ts";
import { findRole } from "./organization.queries.ts";

export function organigramRoutes(app: App): void {
  const { secrets } = app.services;

  route(app, getOrganigram, async ({ viewer, tx, request, reply }) => {
    const { companyId } = viewer;
    const [revision, detectedPosition] = await Promise.all([
      organigramRevision(tx, companyId),
      roleOf(tx, companyId, viewer.userId),
    ]);
    // URLs of photos expire, so the ETag includes them; apart from the own position the response is the same
    // for every reader.
    if (isNotModified({ request, reply }, [companyId, revision, detectedPosition, linksExpireAt()]))
      return new NotModified();
    const rows = await readOrganigram(tx, companyId);
    const reader = { viewer, secrets };
    const roles = rows.map(({ id, name, people_count, people, ...row }) => ({
      id,
      name,
      people_count,
      department: presentNamed(row.department_id, row.department),
      team: presentNamed(row.team_id, row.team),
      people: (people ?? []).map((one) => presentPerson(reader, one.id, one.name, one.photo_id)),
    }));
    const edges = rows.flatMap(({ id, parent_id: source }) => (source ? [{ source, target: id }] : []));
    return { data: { roles, edges }, detectedPosition };
  });

  route(app, listOrganigramPeople, async ({ query, viewer, tx, language }) => {
    const { companyId } = viewer;
    const { role_id: roleId = null, search_query: search, page, size } = query;
    if (roleId) found(await findRole(tx, companyId, roleId));
    const { rows, total } = await readPeopleOfRoles(tx, companyId, { roleId, search, page, size });
    const names = await skillsById(tx, new Set(rows.flatMap((row) => row.skill_ids)), language);
    const listed = await listedAmong(
      tx,
      viewer,
      rows.map(({ id }) => id),
    );
    const open: PublicCardAct[] = ["open"];
    return {
      total,
      data: rows.map((row) => ({
        ...presentPerson({ viewer, secrets }, row.id, row.name, row.photo_id),
        headline: row.headline,
        location: row.location,
        role: { id: row.role_id, name: row.role },
        skills: row.skill_ids.flatMap((id) => names.get(id)?.name ?? []),
        can: listed.has(row.id) ? open : [],
      })),
    };
  });
}
