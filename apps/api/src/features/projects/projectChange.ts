import {
  type ChangedField,
  changedFields,
  changeOf,
  isChange,
  isMaterial,
  type JobChange,
} from "../../domain/approval/changes.ts";
import type { StoredProject, StoredRole } from "./storedProject.ts";

export interface RoleChange {
  role: string;
  kind: "added" | "removed" | "changed";
  change: JobChange;
}

export interface ProjectChange {
  fields: ChangedField[];
  roles: RoleChange[];
}

const NOTHING: JobChange = { fields: [], skills: [] };

/** The values that a new role is compared with, so that its approver sees all of its values. */
const BLANK = {
  description: "",
  job_profile_id: null,
  department_id: null,
  location: null,
  hours: null,
  salary_from: null,
  salary_to: null,
  headcount: 1,
  available_from: null,
  apply_by: null,
  hiring_manager_id: null,
  contact_id: null,
  external: false,
  starts_on: null,
  ends_on: null,
  skills: [],
};

/** Returns a role's values without those taken from its project. */
function ofItself({ id: _, department_id: __, ...values }: StoredRole) {
  return { ...values, department_id: null };
}

/**
 * Returns the difference between two versions of a project: its own fields, and changed, removed and new
 * roles.
 */
export function projectChange(before: StoredProject, after: StoredProject): ProjectChange {
  const next = new Map(after.roles.flatMap((role) => (role.id ? [[role.id, role] as const] : [])));
  const held = new Set(before.roles.map(({ id }) => id));
  const kept = before.roles.flatMap((role): RoleChange[] => {
    const to = role.id ? next.get(role.id) : undefined;
    if (!to) return [{ role: role.name, kind: "removed", change: NOTHING }];
    const change = changeOf(ofItself(role), ofItself(to));
    return isChange(change) ? [{ role: to.name, kind: "changed", change }] : [];
  });
  const added = after.roles
    .filter(({ id }) => id === null || !held.has(id))
    .map((role): RoleChange => {
      const { name } = role;
      return { role: name, kind: "added", change: changeOf({ ...BLANK, name }, ofItself(role)) };
    });
  return { fields: changedFields(before, after), roles: [...kept, ...added] };
}

/** Returns whether anything differs. */
export function isProjectChange({ fields, roles }: ProjectChange): boolean {
  return fields.length > 0 || roles.length > 0;
}

/** Returns whether a change of an approved project needs a new approval: all except descriptions. */
export function isMaterialChange({ fields, roles }: ProjectChange): boolean {
  return (
    fields.some(({ field }) => field !== "description") ||
    roles.some(({ kind, change }) => kind !== "changed" || isMaterial(change))
  );
}
