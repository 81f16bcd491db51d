import type { Language } from "@vaardig/contract/limits";
import type { Department, Named, PersonRef, Role, Team } from "@vaardig/contract/organization/organization";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { departmentActions, roleActions, teamActions } from "./organization.policy.ts";
import { type DepartmentRow, profileName, type RoleRow, type TeamRow } from "./organization.queries.ts";

/** The reader, the language, and the key of photo URLs. */
export interface Reader {
  viewer: Viewer;
  language: Language;
  secrets: Secrets;
}

/** Returns a person reference from the parts of a row. */
export function presentPerson(
  { secrets, viewer }: Pick<Reader, "secrets" | "viewer">,
  id: string,
  name: string,
  photoId: string | null,
): PersonRef {
  return { id, name, photo_url: photoUrl(secrets, viewer.companyId, photoId) };
}

export function presentNamed(id: string | null, name: string | null): Named | null {
  return id === null ? null : { id, name: name ?? "" };
}

function presentLead(
  reader: Reader,
  row: { lead_id: string | null; lead_name: string | null; lead_photo: string | null },
): PersonRef | null {
  return row.lead_id === null
    ? null
    : presentPerson(reader, row.lead_id, row.lead_name ?? "", row.lead_photo);
}

/** Converts a department to the wire format. */
export function presentDepartment(reader: Reader, row: DepartmentRow): Department {
  const { id, name, people_count, teams_count, roles_count, version } = row;
  const can = departmentActions(reader.viewer, row);
  return { id, name, people_count, teams_count, roles_count, version, lead: presentLead(reader, row), can };
}

export function presentTeam(reader: Reader, row: TeamRow): Team {
  const { id, name, people_count, roles_count, version } = row;
  return {
    id,
    name,
    people_count,
    roles_count,
    version,
    department: { id: row.department_id, name: row.department },
    lead: presentLead(reader, row),
    can: teamActions(reader.viewer, row),
  };
}

export function presentRole({ viewer, language }: Pick<Reader, "viewer" | "language">, row: RoleRow): Role {
  const { id, name, people_count, version } = row;
  return {
    id,
    name,
    people_count,
    version,
    department: presentNamed(row.department_id, row.department),
    team: presentNamed(row.team_id, row.team),
    job_profile: presentNamed(row.job_profile_id, profileName(row.labels, language)),
    parent: presentNamed(row.parent_id, row.parent),
    can: roleActions(viewer, row),
  };
}
