import { z } from "zod";
import { LIMITS } from "../limits.ts";

/** An optional line of text about an employee. */
interface EmployeeText {
  max: number;
  /** What is typed, where a phone's keyboard should know. */
  type?: "tel";
}

/** Lines of text that lists of employees show. Their names are those of the wire and of the table's columns. */
export const LISTED_TEXTS = {
  location: { max: LIMITS.name },
} as const satisfies Record<string, EmployeeText>;

/** Lines of text that the whole record alone shows. */
export const RECORD_TEXTS = {
  phone: { max: LIMITS.phone, type: "tel" },
} as const satisfies Record<string, EmployeeText>;

/**
 * Every optional line of text about an employee, in the order of the form. Reading, writing, the list, the file and the
 * form derive from it; the table's column, its migration and the labels are written beside it.
 */
export const EMPLOYEE_TEXTS: EmployeeTexts<EmployeeText> = { ...RECORD_TEXTS, ...LISTED_TEXTS };
export type EmployeeTextName = keyof typeof RECORD_TEXTS | keyof typeof LISTED_TEXTS;
export type EmployeeTexts<Value> = Record<EmployeeTextName, Value>;

/** The names of a list of lines. */
export const namesOf = <Texts extends Record<string, EmployeeText>>(texts: Texts): (keyof Texts & string)[] =>
  Object.keys(texts);

/** The same made of every line, by its name. */
export function eachText<Texts extends Record<string, EmployeeText>, Made>(
  texts: Texts,
  make: (name: keyof Texts & string, text: EmployeeText) => Made,
): Record<keyof Texts & string, Made> {
  const made = Object.entries(texts).map(([name, text]) => [name, make(name, text)]);
  return Object.fromEntries(made);
}

const asRead = () => z.string().nullable();
/** Absent leaves, null clears. */
const asSent = (_name: string, { max }: EmployeeText) => asTyped("", { max }).nullable().optional();
const asTyped = (_name: string, { max }: EmployeeText) => z.string().trim().max(max);

export const listedTextsRead = eachText(LISTED_TEXTS, asRead);
export const recordTextsRead = eachText(RECORD_TEXTS, asRead);
export const employeeTextsSent = eachText(EMPLOYEE_TEXTS, asSent);
/** As a form holds them: an empty text for nothing. */
export const employeeTextsTyped = eachText(EMPLOYEE_TEXTS, asTyped);
