import { EMPLOYEE_TEXTS, namesOf } from "@vaardig/contract/employees/employeeTexts";
import { useTranslation } from "react-i18next";
import type words from "./bulk-upload.en.json";

type Field = keyof typeof words.fields;

const FIELDS: readonly string[] = [
  "first_name",
  "last_name",
  "email",
  "system_role",
  ...namesOf(EMPLOYEE_TEXTS),
  "gender",
  "join_date",
  "department",
  "team",
  "role",
  "manager",
  "skill",
  "headline",
  ...(["code", "title_en", "title_nl", "description_en", "description_nl", "provider"] as const),
  ...(["certificate", "number", "issuer", "issued", "expires"] as const),
  ...(["hours", "price", "next_start", "url", "offered", "skills"] as const),
] satisfies Field[];

/** Returns whether a column is a standard one. */
export const isField = (key: string): key is Field => FIELDS.includes(key);

/** Returns a function that gives the label of a column; an unknown one keeps its name. */
export function useFieldNames(): (key: string) => string {
  const { t } = useTranslation("bulk-upload");
  return (key) => (isField(key) ? t(`fields.${key}`) : key);
}
