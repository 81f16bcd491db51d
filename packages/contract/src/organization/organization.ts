import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, emptyPayload, id, listOf, wholeListQuery } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { INTERNAL_ROLES } from "../roles.ts";

/** Reference to a person: id, name and photo. */
export const personRef = z.object({ id, name: z.string(), photo_url: z.string().nullable() });
export type PersonRef = z.output<typeof personRef>;

/** Reference to a department, team, position or job profile. */
export const named = z.object({ id, name: z.string() });
export type Named = z.output<typeof named>;

/** Roles that edit the organisation; managers only the units they lead. */
export const ORGANIZERS = ["manager", "hr_manager", "admin"] as const;
/** Roles that edit the whole organisation, including creating departments and deleting units. */
const KEEPERS = ["hr_manager", "admin"] as const;

const unitName = z.string().trim().min(1).max(LIMITS.name);
const version = z.number().int();

/** Actions on a department. */
export const DEPARTMENT_ACTS = ["edit", "set_lead", "merge", "delete", "create_team", "create_role"] as const;
export type DepartmentAct = (typeof DEPARTMENT_ACTS)[number];

export const department = z.object({
  id,
  name: z.string(),
  lead: personRef.nullable(),
  people_count: z.number().int(),
  teams_count: z.number().int(),
  roles_count: z.number().int(),
  version,
  can: canOf(DEPARTMENT_ACTS),
});
export type Department = z.output<typeof department>;

/**
 * Actions on the organisation as a whole; `create_role` creates a position without a department.
 */
export const DEPARTMENT_LIST_ACTS = ["create", "create_role"] as const;
export type DepartmentListAct = (typeof DEPARTMENT_LIST_ACTS)[number];

export const listDepartments = endpoint({
  method: "GET",
  path: "/department",
  tag: "organization",
  summary: "List departments by name",
  access: INTERNAL_ROLES,
  query: wholeListQuery,
  wholeList: true,
  payload: listOf(department).extend({ can: canOf(DEPARTMENT_LIST_ACTS) }),
});

/** Actions on a team. */
export const TEAM_ACTS = ["edit", "set_lead", "move", "merge", "delete", "create_role"] as const;
export type TeamAct = (typeof TEAM_ACTS)[number];

export const team = z.object({
  id,
  name: z.string(),
  department: named,
  lead: personRef.nullable(),
  people_count: z.number().int(),
  roles_count: z.number().int(),
  version,
  can: canOf(TEAM_ACTS),
});
export type Team = z.output<typeof team>;

export const listTeams = endpoint({
  method: "GET",
  path: "/team",
  tag: "organization",
  summary: "List teams by name, optionally of one department",
  access: INTERNAL_ROLES,
  query: z.strictObject({ department_id: id.optional() }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(team),
});

/** Actions on a position. */
export const ROLE_ACTS = ["edit", "move", "merge", "delete"] as const;
export type RoleAct = (typeof ROLE_ACTS)[number];

/** A position in the organisation. */
export const role = z.object({
  id,
  name: z.string(),
  department: named.nullable(),
  team: named.nullable(),
  job_profile: named.nullable(),
  /** The position it reports to. */
  parent: named.nullable(),
  people_count: z.number().int(),
  version,
  can: canOf(ROLE_ACTS),
});
export type Role = z.output<typeof role>;

export const listRoles = endpoint({
  method: "GET",
  path: "/role",
  tag: "organization",
  summary:
    "List positions by name, optionally of one department or team, or with `without_department` of none",
  access: INTERNAL_ROLES,
  query: z.strictObject({
    department_id: id.optional(),
    team_id: id.optional(),
    without_department: z.literal("true").optional(),
    ...wholeListQuery.shape,
  }),
  wholeList: true,
  payload: listOf(role),
});

export const departmentBody = z.strictObject({ name: unitName, lead_id: id.nullable().optional() });

export const createDepartment = endpoint({
  method: "POST",
  path: "/department",
  tag: "organization",
  summary: "Add a department",
  access: KEEPERS,
  body: departmentBody,
  payload: department,
});

export const saveDepartment = endpoint({
  method: "PUT",
  path: "/department",
  tag: "organization",
  summary: "Rename a department or change its lead",
  access: ORGANIZERS,
  body: departmentBody.partial().extend({ id, version }),
  payload: department,
  errors: ["stale_version"],
});

export const teamBody = z.strictObject({
  name: unitName,
  department_id: id,
  lead_id: id.nullable().optional(),
});

export const createTeam = endpoint({
  method: "POST",
  path: "/team",
  tag: "organization",
  summary: "Add a team to a department",
  access: ORGANIZERS,
  body: teamBody,
  payload: team,
});

export const saveTeam = endpoint({
  method: "PUT",
  path: "/team",
  tag: "organization",
  summary: "Rename a team, change its lead, or move it with its people and positions to another department",
  access: ORGANIZERS,
  body: teamBody.partial().extend({ id, version }),
  payload: team,
  errors: ["stale_version"],
});

export const roleBody = z.strictObject({
  name: unitName,
  job_profile_id: z.uuid("job_profile_required"),
  department_id: id.nullable().optional(),
  team_id: id.nullable().optional(),
  parent_id: id.nullable().optional(),
});

export const createRole = endpoint({
  method: "POST",
  path: "/role",
  tag: "organization",
  summary: "Add a position; one in a team belongs to the team's department",
  access: ORGANIZERS,
  body: roleBody,
  payload: role,
});

export const saveRole = endpoint({
  method: "PUT",
  path: "/role",
  tag: "organization",
  summary:
    "Update or move a position; the people who hold it move along, and a reporting cycle is rejected with its chain",
  access: ORGANIZERS,
  body: roleBody.partial().extend({ id, version }),
  payload: role,
  errors: ["stale_version"],
});

/** Data that undoes a merge: the removed unit and the names of everything removed with it. */
export const mergeUndo = z.strictObject({ id, units: z.array(z.strictObject({ id, name: unitName })) });
export type MergeUndo = z.output<typeof mergeUndo>;

/** Null when the unit was empty; it can simply be created again. */
const removed = z.object({ undo: mergeUndo.nullable() });

const removal = z.strictObject({
  id,
  version: z.coerce.number().int(),
  /** Target of the contents; without it only an empty unit can be deleted. */
  into_id: id.optional(),
});

export const deleteDepartment = endpoint({
  method: "DELETE",
  path: "/department",
  tag: "organization",
  summary: "Delete a department; unless it is empty, its people, teams, positions and jobs move to `into_id`",
  access: KEEPERS,
  query: removal,
  payload: removed,
  errors: ["stale_version", "not_empty"],
});

/** `release`: the contents stay in place without the unit. */
const letGo = removal.extend({ release: z.literal("true").optional() });

export const deleteTeam = endpoint({
  method: "DELETE",
  path: "/team",
  tag: "organization",
  summary:
    "Delete a team; its people and positions move to `into_id` or, with `release`, stay in the department",
  access: KEEPERS,
  query: letGo,
  payload: removed,
  errors: ["stale_version", "not_empty"],
});

export const deleteRole = endpoint({
  method: "DELETE",
  path: "/role",
  tag: "organization",
  summary:
    "Delete a position; its people move to `into_id` or, with `release`, have none, and positions below it report one level higher",
  access: KEEPERS,
  query: letGo,
  payload: removed,
  errors: ["stale_version", "not_empty"],
});

const merger = z.strictObject({ id, into_id: id, version });

export const mergeDepartments = endpoint({
  method: "POST",
  path: "/department/merge",
  tag: "organization",
  summary: "Merge a department into another and delete it; teams and positions of the same name are merged",
  access: KEEPERS,
  body: merger,
  payload: department.extend({ undo: mergeUndo }),
  errors: ["stale_version"],
});

export const mergeTeams = endpoint({
  method: "POST",
  path: "/team/merge",
  tag: "organization",
  summary: "Merge a team into another and delete it; positions of the same name are merged",
  access: KEEPERS,
  body: merger,
  payload: team.extend({ undo: mergeUndo }),
  errors: ["stale_version"],
});

export const mergeRoles = endpoint({
  method: "POST",
  path: "/role/merge",
  tag: "organization",
  summary: "Merge a position into another and delete it; moves its people and the positions below it",
  access: KEEPERS,
  body: merger,
  payload: role.extend({ undo: mergeUndo }),
  errors: ["stale_version"],
});

export const undoMerge = endpoint({
  method: "POST",
  path: "/organization/undo_merge",
  tag: "organization",
  summary:
    "Undo one's own merge or deletion within an hour; restores what was deleted, with everything that has not been moved since",
  access: KEEPERS,
  body: mergeUndo,
  payload: emptyPayload,
  errors: ["conflict"],
});
