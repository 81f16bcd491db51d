import { EMPLOYEE_TEXTS, mapTexts } from "@vaardig/contract/employees/employeeTexts";
import { email, personName } from "@vaardig/contract/fields";
import { LIMITS } from "@vaardig/contract/limits";
import { type ZodType, z } from "zod";
import { dayOf } from "../../../../platform/spreadsheets/dayOf.ts";
import { accessLevelOf, genderOf } from "./accessLevels.ts";

/** The values of a row as they are stored, or its errors. */
export interface ReadValues {
  values: Record<string, string>;
  errors: Record<string, string> | null;
}

const name = z.string().max(LIMITS.name);

type Reader = (text: string) => { value: string } | { error: string };

function checked(schema: ZodType<string>): Reader {
  return (text) => {
    const read = schema.safeParse(text);
    return read.success ? { value: read.data } : { error: read.error.issues[0]?.message ?? "invalid" };
  };
}

function known(find: (text: string) => string | undefined, error: string): Reader {
  return (text) => {
    const value = find(text);
    return value === undefined ? { error } : { value };
  };
}

const READERS: Record<string, Reader> = {
  first_name: checked(personName),
  last_name: checked(personName),
  email: checked(email),
  system_role: known(accessLevelOf, "access_level_unknown"),
  ...mapTexts(EMPLOYEE_TEXTS, (_name, { max }) => checked(z.string().max(max))),
  gender: known(genderOf, "choice"),
  join_date: known(dayOf, "date_day_first"),
  department: checked(name),
  team: checked(name),
  role: checked(name),
  manager: checked(email),
};

const REQUIRED = ["first_name", "last_name", "email", "system_role"];

/**
 * Parses a row's cells; empty cells of optional columns are ignored. Values of an invalid row stay unchanged.
 */
export function readValues(given: Record<string, string>): ReadValues {
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const column of REQUIRED) if (!given[column]) errors[column] = "required";
  for (const [column, text] of Object.entries(given)) {
    const read = READERS[column]?.(text);
    if (!read) continue;
    if ("value" in read) values[column] = read.value;
    else errors[column] = read.error;
  }
  return Object.keys(errors).length > 0 ? { values: given, errors } : { values, errors: null };
}
