import type { GENDERS } from "@vaardig/contract/employees/employees";
import type { AssignableRole } from "../../../../domain/people/assignableRoles.ts";

const LEVELS: Record<string, AssignableRole> = {
  employee: "employee",
  medewerker: "employee",
  werknemer: "employee",
  manager: "manager",
  leidinggevende: "manager",
  admin: "admin",
  administrator: "admin",
  beheerder: "admin",
  hrmanager: "hr_manager",
  hr: "hr_manager",
};

const GENDER_WORDS: Record<string, (typeof GENDERS)[number]> = {
  male: "Male",
  m: "Male",
  man: "Male",
  female: "Female",
  f: "Female",
  v: "Female",
  vrouw: "Female",
  diverse: "Diverse",
  divers: "Diverse",
  nonbinair: "Diverse",
  nonbinary: "Diverse",
  x: "Diverse",
  undefined: "Undefined",
  onbekend: "Undefined",
};

const letters = (word: string) => word.toLowerCase().replace(/[^a-z]/g, "");

/** Returns the access level for a word or label in English or Dutch, regardless of case. */
export function accessLevelOf(word: string): AssignableRole | undefined {
  return LEVELS[letters(word)];
}

/** Returns the gender for a word or label in English or Dutch. */
export function genderOf(word: string): (typeof GENDERS)[number] | undefined {
  return GENDER_WORDS[letters(word)];
}
