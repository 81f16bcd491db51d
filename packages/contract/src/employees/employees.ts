import { z } from "zod";
import { ACCOUNT_STATUSES, ASSIGNABLE_ROLES } from "../employee-role/employeeRole.ts";
import { endpoint, SHEET_TYPES } from "../endpoint.ts";
import { canOf, date, email, id, listOf, listQuery, personName, timestamp } from "../fields.ts";
import { TEAM_NOUNS } from "../jobs/teamNouns.ts";
import { oneOrMany } from "../oneOrMany.ts";
import { named, personRef } from "../organization/organization.ts";
import { INTERNAL_ROLES, PROFILE_ROLES, ROLES } from "../roles.ts";
import { skillSearch } from "../skills/readSearch.ts";
import { EMPLOYEE_ACTS, EMPLOYEE_LIST_ACTS } from "./employeeActs.ts";
import { employeeTextsBody, listedTextsPayload, recordTextsPayload } from "./employeeTexts.ts";

export const GENDERS = ["Male", "Female", "Diverse", "Undefined"] as const;

/** Reasons why a person needs attention: placement, invitation or skills. */
export const ATTENTION = [
  "no_department",
  "no_role",
  "no_manager",
  "no_skills",
  "skill_gaps",
  "skills_to_confirm",
  "invitation_expired",
  "invitation_bounced",
] as const;
export type Attention = (typeof ATTENTION)[number];

/** Search and filters of the employee list, as in its URL. */
export const employeeFilter = z.strictObject({
  search_query: listQuery.shape.search_query,
  ...skillSearch,
  departments: oneOrMany(id).optional(),
  teams: oneOrMany(id).optional(),
  roles: oneOrMany(id).optional(),
  employee_status: oneOrMany(z.enum(ACCOUNT_STATUSES)).optional(),
  /** Alias with the name in the specification. */
  employeeStatus: oneOrMany(z.enum(ACCOUNT_STATUSES)).optional(),
  /** People with at least one of these. */
  attention: oneOrMany(z.enum(ATTENTION)).optional(),
  /** Anyone whose job asks for one of these skills at a level that the person does not have. */
  short_of: oneOrMany(id, 10).optional(),
  /** Who joined on these days and between. */
  joined_from: date.optional(),
  joined_to: date.optional(),
});
export type EmployeeFilter = z.output<typeof employeeFilter>;

export const EMPLOYEE_SORTS = [
  "name",
  "-name",
  "department",
  "-department",
  "role",
  "-role",
  "join_date",
  "-join_date",
] as const;

/** A row of the employee list: identity and placement. */
export const employeeRow = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  email: z.string(),
  ...listedTextsPayload,
  join_date: date.nullable(),
  system_role: z.enum(ROLES),
  status: z.enum(ACCOUNT_STATUSES),
  department: named.nullable(),
  team: named.nullable(),
  role: named.nullable(),
  manager: named.nullable(),
  photo_url: z.string().nullable(),
  version: z.number().int(),
  /** `edit`: name, phone, location, gender; `edit_work`: placement, manager, join date. */
  can: canOf(EMPLOYEE_ACTS),
});
export type EmployeeRow = z.output<typeof employeeRow>;

/** The full record of an employee, for readers with access to private data. */
export const employee = employeeRow.extend({
  ...recordTextsPayload,
  gender: z.enum(GENDERS),
  job_profile: named.nullable(),
  language: z.string(),
  created_at: timestamp,
  /** A pending address, until the person or the old address confirms it. */
  pending_email: z.object({ email: z.string(), requested_at: timestamp, expires_at: timestamp }).nullable(),
  /** Access levels that the reader may give this person. */
  assignable_roles: z.array(z.enum(ASSIGNABLE_ROLES)),
});
export type Employee = z.output<typeof employee>;

/** Roles that see the list: HR managers and administrators the company, managers their line. */
export const EMPLOYEE_LISTERS = ["manager", "hr_manager", "admin"] as const;

const sorted = z.enum(EMPLOYEE_SORTS).default("name");

export const listEmployees = endpoint({
  method: "GET",
  path: "/employee",
  tag: "employees",
  summary: "List the company's employees, or a manager's reporting line, by search and filters",
  access: EMPLOYEE_LISTERS,
  query: employeeFilter.extend({
    page: listQuery.shape.page,
    size: listQuery.shape.size,
    sort: sorted,
  }),
  payload: listOf(employeeRow).extend({
    /** What the skills of the filter `short_of` are called. */
    short_of: z.array(named),
    can: canOf(EMPLOYEE_LIST_ACTS),
    assignable_roles: z.array(z.enum(ASSIGNABLE_ROLES)),
  }),
});

export const exportEmployees = endpoint({
  method: "GET",
  path: "/employee/export",
  tag: "employees",
  summary: "Export the employees that match a filter as a file",
  access: EMPLOYEE_LISTERS,
  query: employeeFilter.extend({ sort: sorted, format: z.enum(["csv", "xlsx"]) }),
  payload: z.unknown(),
  raw: SHEET_TYPES,
});

export const getEmployee = endpoint({
  method: "GET",
  path: "/employee/detail",
  tag: "employees",
  summary: "Get an employee",
  access: EMPLOYEE_LISTERS,
  query: z.strictObject({ id }),
  payload: employee,
});

/** Selected people: by id across pages, or all matches of a filter with exceptions. */
export const employeeSelection = z.union([
  z.strictObject({ user_ids: z.array(id).min(1, "recipient_selected").max(1_000) }),
  z.strictObject({ filter: employeeFilter, except: z.array(id).max(1_000).default([]) }),
]);
export type EmployeeSelection = z.output<typeof employeeSelection>;

export const employeeBody = z.strictObject({
  first_name: personName,
  last_name: personName,
  email,
  ...employeeTextsBody,
  gender: z.enum(GENDERS).optional(),
  join_date: date.nullable().optional(),
  /** Access level. */
  system_role: z.enum(ASSIGNABLE_ROLES),
  department_id: id.nullable().optional(),
  team_id: id.nullable().optional(),
  role_id: id.nullable().optional(),
  /** Direct manager; null at the top of the organisation. */
  manager_id: id.nullable().optional(),
});
export type EmployeeBody = z.output<typeof employeeBody>;

/** Department, position and manager are required for a new person; null means explicitly none. */
export const newEmployeeBody = employeeBody.required({
  department_id: true,
  role_id: true,
  manager_id: true,
});
export type NewEmployeeBody = z.output<typeof newEmployeeBody>;

export const addEmployee = endpoint({
  method: "POST",
  path: "/employee",
  tag: "employees",
  summary: "Add an employee without an invitation",
  access: EMPLOYEE_LISTERS,
  body: newEmployeeBody,
  payload: employee,
  errors: ["email_taken"],
});

/**
 * Absent leaves a value, null clears it. A new address of an active account needs confirmation by the person
 * or the old address; an invited person gets a new invitation.
 */
export const saveUserBody = employeeBody.partial().extend({ id, version: z.number().int() });

export const saveUser = endpoint({
  method: "PUT",
  path: "/user",
  tag: "employees",
  summary:
    "Update a person: oneself, someone in one's reporting line or, as HR or administrator, anyone in the company",
  access: PROFILE_ROLES,
  body: saveUserBody,
  payload: employee,
  errors: ["stale_version", "email_taken", "last_admin", "manager_cycle"],
});

const selected = z.strictObject({ selection: employeeSelection });

/** Reasons why a person is skipped. */
export const LEFT_OUT_REASONS = [
  "self",
  "above_you",
  "not_active",
  "not_deactivated",
  "still_active",
] as const;
export type LeftOut = (typeof LEFT_OUT_REASONS)[number];

/** Skipped people by reason; at most five are named. */
const leftOut = z.array(
  z.object({ reason: z.enum(LEFT_OUT_REASONS), count: z.number().int(), names: z.array(z.string()) }),
);

/** Records that a successor takes over. */
export const handoverCounts = z.object({
  vacancies: z.number().int(),
  projects: z.number().int(),
  talent_pools: z.number().int(),
  /** Owned candidates; left without an owner when the successor is not a recruiter. */
  candidates: z.number().int(),
  /** Open candidate tasks; stay with the person when the successor is not a recruiter. */
  tasks: z.number().int(),
  departments: z.number().int(),
  teams: z.number().int(),
  reports: z.number().int(),
});
export type HandoverCounts = z.output<typeof handoverCounts>;

export const previewImpact = endpoint({
  method: "POST",
  path: "/employee/impact",
  tag: "employees",
  summary: "Preview the effect of deactivating or deleting employees; changes nothing",
  access: ["hr_manager", "admin"],
  reads: true,
  /** With `hand_over_to`: the preview for that successor. */
  body: selected.extend({ hand_over_to: id.optional() }),
  payload: z.object({
    people: z.number().int(),
    owns: handoverCounts,
    /** Records that no one takes over because the successor is not a recruiter. */
    left: z.object({ candidates: z.number().int(), tasks: z.number().int() }),
    /** Default successors, when none is selected: the people's managers, at most three names. */
    successors: z.array(z.string()),
    deactivate: z.object({ possible: z.number().int(), left_out: leftOut }),
    delete: z.object({ possible: z.number().int(), left_out: leftOut }),
  }),
});

/** Result of a bulk action: changed and skipped people. */
const outcome = z.object({ user_ids: z.array(id), left_out: leftOut });

export const deactivateEmployees = endpoint({
  method: "POST",
  path: "/employee/deactivate",
  tag: "employees",
  summary: "Deactivate employees and hand over what they own",
  access: ["hr_manager", "admin"],
  body: selected.extend({ hand_over_to: id.optional() }),
  payload: outcome.extend({ handed_over: handoverCounts }),
  errors: ["last_admin", "conflict"],
});

export const reactivateEmployees = endpoint({
  method: "POST",
  path: "/employee/reactivate",
  tag: "employees",
  summary: "Reactivate employees; with `take_back`, they also get back what their successor still holds",
  access: ["hr_manager", "admin"],
  body: selected.extend({ take_back: z.boolean().default(false) }),
  payload: outcome,
  errors: ["conflict"],
});

export const deleteEmployees = endpoint({
  method: "DELETE",
  path: "/employee",
  tag: "employees",
  summary: "Erase people who are deactivated or were never active; the log keeps no personal data",
  access: ["admin"],
  whilePaused: true,
  body: selected.extend({ hand_over_to: id.optional() }),
  payload: outcome,
  errors: ["last_admin", "conflict"],
});

/** A colleague as an option for manager, lead or owner; visible to all employees. */
export const person = personRef.extend({ role: z.string().nullable(), department: z.string().nullable() });
export type Person = z.output<typeof person>;

export const listPeople = endpoint({
  method: "GET",
  path: "/people",
  tag: "employees",
  summary:
    "List public cards of colleagues by name; `active` limits to those who can sign in, `team_of` to those who may work on a record of that kind",
  access: INTERNAL_ROLES,
  query: listQuery.extend({ active: z.literal("true").optional(), team_of: z.enum(TEAM_NOUNS).optional() }),
  payload: listOf(person),
});
