import { ASSIGNABLE_ROLES } from "@vaardig/contract/employee-role/employeeRole";
import {
  type Employee,
  type EmployeeBody,
  employeeBody,
  GENDERS,
  type NewEmployeeBody,
} from "@vaardig/contract/employees/employees";
import { EMPLOYEE_TEXTS, employeeTextsForm, mapTexts } from "@vaardig/contract/employees/employeeTexts";
import { date } from "@vaardig/contract/fields";
import { personRef } from "@vaardig/contract/organization/organization";
import { ROLES } from "@vaardig/contract/roles";
import { z } from "zod";

const { first_name, last_name, email } = employeeBody.shape;

/** The explicit choice of no department, position or manager; an empty string means no choice yet. */
export const NONE = "none";
const choice = z.string();
const chosen = choice.min(1, "required");
const manager = z.object({ ...personRef.shape, id: choice });

/** Form values: an empty string means no value, and the manager includes a display name. */
export const employeeForm = z.object({
  first_name,
  last_name,
  email,
  ...employeeTextsForm,
  gender: z.enum(GENDERS),
  join_date: z.union([z.literal(""), date]),
  /** A recruiter's level is shown, but cannot be granted here. */
  system_role: z.enum(ROLES),
  department_id: chosen,
  team_id: choice,
  role_id: chosen,
  /** Null means no choice yet. */
  manager_id: manager.nullable().refine((given): boolean => given !== null, "required"),
});
export type EmployeeValues = z.output<typeof employeeForm>;
export type EmployeeField = keyof EmployeeValues;

const noManager = { id: NONE, name: "", photo_url: null };
const idOf = (value: string | undefined) => (value && value !== NONE ? value : null);

/** Returns the form of a new person; `manager` is the default manager. */
export function newEmployee(manager: EmployeeValues["manager_id"]): EmployeeValues {
  return {
    first_name: "",
    last_name: "",
    email: "",
    ...mapTexts(EMPLOYEE_TEXTS, () => ""),
    gender: "Undefined",
    join_date: "",
    system_role: "employee",
    department_id: "",
    team_id: "",
    role_id: "",
    manager_id: manager,
  };
}

/** Returns the form values of a record. */
export function employeeValues(person: Employee): EmployeeValues {
  return {
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
    ...mapTexts(EMPLOYEE_TEXTS, (name) => person[name] ?? ""),
    gender: person.gender,
    join_date: person.join_date ?? "",
    system_role: person.system_role,
    department_id: person.department?.id ?? NONE,
    team_id: person.team?.id ?? "",
    role_id: person.role?.id ?? NONE,
    manager_id: person.manager ? { ...person.manager, photo_url: null } : noManager,
  };
}

/** Returns a request body for a new person from form values. */
export function employeeToAdd(values: EmployeeValues): NewEmployeeBody {
  const { system_role: role, manager_id: manager, gender, ...texts } = values;
  const { first_name: firstName, last_name: lastName, email: address, ...more } = texts;
  const { department_id: department, role_id: position, ...others } = more;
  const named = { first_name: firstName, last_name: lastName, email: address };
  const rest = Object.fromEntries(Object.entries(others).map(([name, text]) => [name, text || null]));
  const system_role = ASSIGNABLE_ROLES.find((one) => one === role) ?? "employee";
  const place = { department_id: idOf(department), role_id: idOf(position), manager_id: idOf(manager?.id) };
  return { ...named, ...rest, ...place, gender, system_role };
}

/** Returns only changed fields, so that untouched ones cannot be refused. */
export function employeeChanges(base: EmployeeValues, values: EmployeeValues): Partial<EmployeeBody> {
  const after = employeeToAdd(values);
  const before = employeeToAdd(base);
  const changed = Object.entries(after).filter(
    ([name, value]) => name !== "system_role" && value !== before[name as keyof EmployeeBody],
  );
  return {
    ...Object.fromEntries(changed),
    ...(values.system_role !== base.system_role && { system_role: after.system_role }),
  };
}
