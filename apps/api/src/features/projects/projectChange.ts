import {
  type ChangedField,
  changedFields,
  changeOf,
  isChange,
  isMaterial,
  type VacancyChange,
} from "../../domain/approval/changes.ts";
import type { StoredProject, StoredRole } from "./storedProject.ts";

export interface RoleChange {
  role: string;
  kind: "added" | "removed" | "changed";
  change: VacancyChange;
}

export interface ProjectChange {
  fields: ChangedField[];
  roles: RoleChange[];
}

const NOTHING: VacancyChange = { fields: [], skills: [] };

/** What a role that comes is held against: whoever decides on it sees all that it has. */
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

/** A role's values without what it takes from its project. */
function ofItself({ id: _, department_id: __, ...values }: StoredRole) {
  return { ...values, department_id: null };
}

/** What makes one set of a project's values another: its own fields, and roles that change, go or come. */
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

/** Whether anything differs. */
export function isProjectChange({ fields, roles }: ProjectChange): boolean {
  return fields.length > 0 || roles.length > 0;
}

/** Whether an approved project that changes so has to be approved again: all but descriptions. */
export function isMaterialChange({ fields, roles }: ProjectChange): boolean {
  return (
    fields.some(({ field }) => field !== "description") ||
    roles.some(({ kind, change }) => kind !== "changed" || isMaterial(change))
  );
}
