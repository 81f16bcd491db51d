import { ASSIGNABLE_ROLES } from "@vaardig/contract/employee-role/employeeRole";
import { EMPLOYEE_TEXTS, namesOf } from "@vaardig/contract/employees/employeeTexts";
import { assignableRoles } from "../../../../domain/people/assignableRoles.ts";
import type { InputRow, Uploader, ValidatedRow } from "../uploadKind.ts";
import type { KnownPerson } from "./people.queries.ts";
import type { Place, Places } from "./places.ts";
import type { ReadValues } from "./readValues.ts";

/** What rows are validated against. */
export interface ValidationContext {
  uploader: Uploader;
  places: Places;
  /** Addresses of the people that an uploading manager may change; undefined for the whole company. */
  line: Set<string> | undefined;
}

/** A validated row with the values to store. */
export interface ValidatedPerson extends ValidatedRow {
  person: KnownPerson | undefined;
  place: Place;
}

const NOWHERE: Place = { departmentId: null, teamId: null, roleId: null };
const FIELDS = [
  "first_name",
  "last_name",
  ...namesOf(EMPLOYEE_TEXTS),
  "gender",
  "join_date",
  "system_role",
] as const;

/** Returns what a row would do: add, change, nothing, or why it is invalid. */
export function validateRow(
  { uploader, places, line }: ValidationContext,
  { number }: Pick<InputRow, "number">,
  read: ReadValues,
  person: KnownPerson | undefined,
  isElsewhere: boolean,
): ValidatedPerson {
  const { values } = read;
  const wrong = (errors: Record<string, string>): ValidatedPerson => ({
    number,
    values,
    outcome: "error",
    changes: null,
    errors,
    person,
    place: NOWHERE,
  });
  if (read.errors) return wrong(read.errors);
  if (person && !isEmployed(person)) return wrong({ email: "not_an_employee" });
  if (person && line && !line.has(person.email)) return wrong({ email: "not_in_line" });
  if (!person && isElsewhere) return wrong({ email: "email_taken" });
  const { place, errors } = places.resolve(values, person ?? NOWHERE);
  const level = levelError(uploader, values.system_role, person);
  if (level) errors.system_role = level;
  if (Object.keys(errors).length > 0) return wrong(errors);
  // A manager's upload adds people to the own line, even when the file names no manager.
  const own: Record<string, string> =
    !person && uploader.role === "manager" ? { manager: uploader.email } : {};
  const judged = { number, values: { ...own, ...values }, errors: null, person, place };
  if (!person) return { ...judged, outcome: "new", changes: null };
  const changes = differences(places, person, values, place);
  const isChanged = Object.keys(changes).length > 0;
  return { ...judged, outcome: isChanged ? "changed" : "unchanged", changes: isChanged ? changes : null };
}

function isEmployed({ system_role }: KnownPerson): boolean {
  return ASSIGNABLE_ROLES.some((role) => role === system_role);
}

/** HR may not change administrators and HR managers, and managers may not change anyone's access level. */
function levelError(
  uploader: Uploader,
  level: string | undefined,
  person: KnownPerson | undefined,
): string | undefined {
  if (person?.system_role === level) return undefined;
  const given = assignableRoles(uploader).map(String);
  if (person && (uploader.role === "manager" || !given.includes(person.system_role)))
    return "access_level_kept";
  return given.includes(level ?? "") ? undefined : "access_level_given";
}

function differences(
  places: Places,
  person: KnownPerson,
  values: Record<string, string>,
  place: Place,
): Record<string, { from: string; to: string }> {
  const changes: Record<string, { from: string; to: string }> = {};
  const note = (field: string, from: string, to: string | undefined) => {
    if (to !== undefined && from !== to) changes[field] = { from, to };
  };
  for (const field of FIELDS) note(field, person[field] ?? "", values[field]);
  const units = [
    ["department", "departmentId"],
    ["team", "teamId"],
    ["role", "roleId"],
  ] as const;
  for (const [field, id] of units)
    if (person[id] !== place[id])
      changes[field] = { from: places.nameOf(person[id]), to: places.nameOf(place[id]) };
  note("manager", person.managerEmail ?? "", values.manager);
  return changes;
}
