import type { Named, PersonRef } from "@vaardig/contract/organization/organization";
import type { Unit, UnitPlacement } from "../units/unitAction.ts";

/** Form values of a unit: references include their names for display. */
export interface UnitValues {
  name: string;
  lead: PersonRef | null;
  department: Named | null;
  team: Named | null;
  jobProfile: Named | null;
  parent: Named | null;
}

export const NO_VALUES: UnitValues = {
  name: "",
  lead: null,
  department: null,
  team: null,
  jobProfile: null,
  parent: null,
};

/** Photo URLs change with every response, so they are removed for comparison. */
const leadOf = ({ lead }: { lead: PersonRef | null }) => lead && { ...lead, photo_url: null };

/** Returns the form values of a unit. */
export function valuesOf({ kind, unit }: Unit): UnitValues {
  const values = { ...NO_VALUES, name: unit.name };
  if (kind === "role") {
    const { department, team, job_profile: jobProfile, parent } = unit;
    return { ...values, department, team, jobProfile, parent };
  }
  return kind === "team"
    ? { ...values, lead: leadOf(unit), department: unit.department }
    : { ...values, lead: leadOf(unit) };
}

/** Returns the initial values of a new unit, once the names are known. */
export function startValues(
  start: UnitPlacement,
  departments: readonly Named[],
  teams: readonly Named[],
): UnitValues {
  const named = (list: readonly Named[], id: string | null | undefined) => {
    const found = list.find((one) => one.id === id);
    return found ? { id: found.id, name: found.name } : null;
  };
  return {
    ...NO_VALUES,
    department: named(departments, start.departmentId),
    team: named(teams, start.teamId),
  };
}

/** Returns the request body of form values; fields that a kind lacks are omitted. */
export function bodyOf(kind: Unit["kind"], values: UnitValues) {
  const name = values.name;
  const lead_id = values.lead?.id ?? null;
  const department_id = values.department?.id ?? null;
  if (kind === "department") return { name, lead_id };
  if (kind === "team") return { name, lead_id, department_id: department_id ?? "" };
  return {
    name,
    job_profile_id: values.jobProfile?.id ?? "",
    department_id,
    team_id: values.team?.id ?? null,
    parent_id: values.parent?.id ?? null,
  };
}

export type UnitBody = ReturnType<typeof bodyOf>;
