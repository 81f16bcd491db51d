import { EMPLOYEE_TEXTS, type EmployeeTexts, namesOf } from "@vaardig/contract/employees/employeeTexts";
import type { SheetColumn } from "../matchHeader.ts";

/** Headers of the optional texts. */
const TEXT_TITLES: EmployeeTexts<readonly string[]> = {
  phone: ["phone number", "telephone", "mobile", "telefoon", "telefoonnummer", "mobiel", "mobiel nummer"],
  location: ["office", "city", "locatie", "vestiging", "standplaats", "plaats"],
};

/** Columns of a file of employees; the four required ones form the template. */
export const EMPLOYEE_COLUMNS: readonly SheetColumn[] = [
  {
    key: "first_name",
    required: true,
    titles: ["first name", "given name", "forename", "voornaam", "roepnaam"],
  },
  {
    key: "last_name",
    required: true,
    titles: ["last name", "surname", "family name", "achternaam", "familienaam", "naam achternaam"],
  },
  {
    key: "email",
    required: true,
    titles: [
      "e-mail",
      "mail",
      "email address",
      "work email",
      "e-mailadres",
      "mailadres",
      "zakelijk e-mailadres",
    ],
  },
  {
    key: "system_role",
    required: true,
    titles: [
      "access level",
      "access",
      "system role",
      "toegangsniveau",
      "toegang",
      "systeemrol",
      "gebruikersrol",
    ],
    weakTitles: ["rol", "role"],
  },
  ...namesOf(EMPLOYEE_TEXTS).map((key) => ({ key, required: false, titles: TEXT_TITLES[key] })),
  { key: "gender", required: false, titles: ["sex", "geslacht", "gender identity"] },
  {
    key: "join_date",
    required: false,
    titles: [
      "start date",
      "date of joining",
      "hire date",
      "datum in dienst",
      "in dienst",
      "startdatum",
      "indiensttreding",
    ],
  },
  { key: "department", required: false, titles: ["dept", "department name", "afdeling", "afdelingsnaam"] },
  { key: "team", required: false, titles: ["team name", "teamnaam"] },
  {
    key: "role",
    required: false,
    titles: ["job", "position", "job title", "rol", "functie", "functietitel"],
  },
  {
    key: "manager",
    required: false,
    titles: [
      "manager email",
      "reports to",
      "supervisor",
      "leidinggevende",
      "e-mail leidinggevende",
      "rapporteert aan",
    ],
  },
];
