import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, id, listOf, listQuery, timestamp } from "../fields.ts";
import { named, personRef } from "../organization/organization.ts";
import { ROLES } from "../roles.ts";

/** Account states, from invitation or sign-up to deactivation. */
export const ACCOUNT_STATUSES = [
  "not_invited",
  "invited",
  "unconfirmed",
  "awaiting_approval",
  "active",
  "deactivated",
] as const;

/** Roles that can be set when adding or inviting people. */
export const ASSIGNABLE_ROLES = ["employee", "manager", "hr_manager", "admin"] as const;

/** Roles that an administrator can grant or revoke; recruiters are appointed only here. */
export const GIVEN_ROLES = [...ASSIGNABLE_ROLES, "moderator"] as const;

/** Actions on a person's account. */
export const EMPLOYEE_ROLE_ACTS = ["change_role", "approve", "decline"] as const;
export type EmployeeRoleAct = (typeof EMPLOYEE_ROLE_ACTS)[number];

export const employeeRole = z.object({
  id,
  name: z.string(),
  email: z.string(),
  system_role: z.enum(ROLES),
  status: z.enum(ACCOUNT_STATUSES),
  version: z.number().int(),
  can: canOf(EMPLOYEE_ROLE_ACTS),
});
export type EmployeeRole = z.output<typeof employeeRole>;

export const listEmployeeRoles = endpoint({
  method: "GET",
  path: "/employee_role",
  tag: "employee-role",
  summary: "List people with an account by name; counts follow the search and not the two filters",
  access: ["admin"],
  query: listQuery.extend({
    system_role: z.enum(ROLES).optional(),
    status: z.enum(ACCOUNT_STATUSES).optional(),
  }),
  payload: listOf(employeeRole).extend({
    roles: z.array(z.object({ system_role: z.enum(ROLES), count: z.number().int() })),
    statuses: z.array(z.object({ status: z.enum(ACCOUNT_STATUSES), count: z.number().int() })),
  }),
});

export const saveEmployeeRoleBody = z.strictObject({
  user_id: id,
  system_role: z.enum(GIVEN_ROLES),
  version: z.number().int(),
  /** The recruiter who takes over the work of a former recruiter. */
  hand_over_to: id.optional(),
  /** When the role `moderator` is restored: also returns handed-over work that the successor still holds. */
  take_back: z.boolean().default(false),
});

/** Open work of a recruiter: owned jobs and talent pools, owned candidates, open tasks. */
const recruiterWork = z.object({
  vacancies: z.number().int(),
  talent_pools: z.number().int(),
  candidates: z.number().int(),
  tasks: z.number().int(),
});
export type RecruiterWork = z.output<typeof recruiterWork>;

export const previewRoleChange = endpoint({
  method: "GET",
  path: "/employee_role/impact",
  tag: "employee-role",
  summary: "Preview what a person loses with another access level, and who can take over; changes nothing",
  access: ["admin"],
  query: z.strictObject({ user_id: id, system_role: z.enum(GIVEN_ROLES) }),
  payload: z.object({
    owns: recruiterWork,
    /** Recruiters who can take over, by name. */
    recruiters: z.array(named),
  }),
});

export const saveEmployeeRole = endpoint({
  method: "PUT",
  path: "/employee_role",
  tag: "employee-role",
  summary: "Change a person's access level; ends that person's sessions",
  access: ["admin"],
  body: saveEmployeeRoleBody,
  payload: employeeRole,
  errors: ["stale_version", "last_admin"],
});

export const approveSignUp = endpoint({
  method: "POST",
  path: "/employee_role/approve",
  tag: "employee-role",
  summary: "Approve a sign-up; the person is notified by email",
  access: ["admin"],
  body: z.strictObject({ user_id: id }),
  payload: employeeRole,
  errors: ["conflict"],
});

export const declineSignUp = endpoint({
  method: "POST",
  path: "/employee_role/decline",
  tag: "employee-role",
  summary: "Decline a sign-up",
  access: ["admin"],
  body: z.strictObject({ user_id: id }),
  payload: employeeRole,
  errors: ["conflict"],
});

/** Scopes of records: own, reporting line, shared, company, all companies. */
export const ACCESS_SCOPES = ["own", "line", "shared", "company", "platform"] as const;
export const ACCESS_VERBS = ["view", "edit", "delete", "approve", "propose"] as const;

/** One permission of a role: the scope, the actions, and any limitation in the reader's language. */
export const accessGrant = z.object({
  scope: z.enum(ACCESS_SCOPES),
  /** `edit` includes creating. */
  verbs: z.array(z.enum(ACCESS_VERBS)),
  note: z.string().nullable(),
});
export type AccessGrant = z.output<typeof accessGrant>;

export const getAccessMatrix = endpoint({
  method: "GET",
  path: "/employee_role/matrix",
  tag: "employee-role",
  summary: "List the permissions of each access level; one without grants has no access there",
  access: ["admin"],
  payload: z.object({
    data: z.array(
      z.object({ key: z.string(), label: z.string(), grants: z.record(z.enum(ROLES), z.array(accessGrant)) }),
    ),
  }),
});

/**
 * Kinds of refusal: wrong password; correct password but no access; call forbidden by access level or
 * record.
 */
export const REFUSAL_KINDS = ["sign_in_failed", "sign_in_refused", "access_denied"] as const;

export const accessRefusal = z.object({
  person: personRef.extend({ email: z.string() }),
  kind: z.enum(REFUSAL_KINDS),
  /** Number of refusals on one day (UTC). */
  count: z.number().int(),
  first_at: timestamp,
  last_at: timestamp,
  /** The last refused call, such as `PUT /api/user`; null for sign-ins. */
  route: z.string().nullable(),
});
export type AccessRefusal = z.output<typeof accessRefusal>;

export const listAccessRefusals = endpoint({
  method: "GET",
  path: "/employee_role/activity",
  tag: "employee-role",
  summary:
    "List failed sign-ins and denied requests of the last 90 days, newest first; one entry per person, kind and day",
  access: ["admin"],
  query: listQuery.extend({ kind: z.enum(REFUSAL_KINDS).optional() }),
  payload: listOf(accessRefusal),
});
