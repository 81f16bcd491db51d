import { z } from "zod";
import { LIMITS } from "../limits.ts";

/** An optional line of text about an employee. */
interface EmployeeText {
  max: number;
  /** Input type for the phone keyboard. */
  type?: "tel";
}

/** Text fields of employee lists; named as on the wire and in the table. */
export const LISTED_TEXTS = {
  location: { max: LIMITS.name },
} as const satisfies Record<string, EmployeeText>;

/** Text fields shown only in the full record. */
export const RECORD_TEXTS = {
  phone: { max: LIMITS.phone, type: "tel" },
} as const satisfies Record<string, EmployeeText>;

/**
 * All optional text fields of an employee, in form order. The endpoints, list, export and form derive from
 * it; the table column, migration and labels are separate.
 */
export const EMPLOYEE_TEXTS: EmployeeTexts<EmployeeText> = { ...RECORD_TEXTS, ...LISTED_TEXTS };
export type EmployeeTextName = keyof typeof RECORD_TEXTS | keyof typeof LISTED_TEXTS;
export type EmployeeTexts<Value> = Record<EmployeeTextName, Value>;

/** Returns the names of the text fields. */
export const namesOf = <Texts extends Record<string, EmployeeText>>(texts: Texts): (keyof Texts & string)[] =>
  Object.keys(texts);

/** Returns an object with one value per text field, by name. */
export function mapTexts<Texts extends Record<string, EmployeeText>, Made>(
  texts: Texts,
  make: (name: keyof Texts & string, text: EmployeeText) => Made,
): Record<keyof Texts & string, Made> {
  const made = Object.entries(texts).map(([name, text]) => [name, make(name, text)]);
  return Object.fromEntries(made);
}

const asRead = () => z.string().nullable();
/** Absent leaves the value, null clears it. */
const asSent = (_name: string, { max }: EmployeeText) => asTyped("", { max }).nullable().optional();
const asTyped = (_name: string, { max }: EmployeeText) => z.string().trim().max(max);

export const listedTextsPayload = mapTexts(LISTED_TEXTS, asRead);
export const recordTextsPayload = mapTexts(RECORD_TEXTS, asRead);
export const employeeTextsBody = mapTexts(EMPLOYEE_TEXTS, asSent);
/** Form schemas: an empty string means no value. */
export const employeeTextsForm = mapTexts(EMPLOYEE_TEXTS, asTyped);
