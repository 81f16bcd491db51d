import {
  useLazyListDepartmentsQuery,
  useLazyListRolesQuery,
  useLazyListTeamsQuery,
} from "../../../shared/organization/organization.api.ts";
import type { Unit } from "../units/unitAction.ts";

/** Returns a function that reads the current version of a unit; undefined when it no longer exists. */
export function useReadUnit(): (kind: Unit["kind"], id: string) => Promise<Unit | undefined> {
  const [readDepartments] = useLazyListDepartmentsQuery();
  const [readTeams] = useLazyListTeamsQuery();
  const [readRoles] = useLazyListRolesQuery();
  const is = (id: string) => (unit: { id: string }) => unit.id === id;
  return async (kind, id) => {
    if (kind === "department") {
      const unit = (await readDepartments().unwrap()).data.find(is(id));
      return unit && { kind, unit };
    }
    if (kind === "team") {
      const unit = (await readTeams({ query: {} }).unwrap()).data.find(is(id));
      return unit && { kind, unit };
    }
    const unit = (await readRoles({ query: {} }).unwrap()).data.find(is(id));
    return unit && { kind, unit };
  };
}
