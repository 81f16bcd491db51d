import type { ACCOUNT_STATUSES } from "@vaardig/contract/employee-role/employeeRole";
import type { GENDERS } from "@vaardig/contract/employees/employees";
import type { EmployeeTextName } from "@vaardig/contract/employees/employeeTexts";
import type { Language } from "@vaardig/contract/limits";
import type { Role } from "@vaardig/contract/roles";

interface Words {
  columns: Record<
    | "first_name"
    | "last_name"
    | "email"
    | "system_role"
    | "status"
    | "department"
    | "team"
    | "role"
    | "manager"
    | EmployeeTextName
    | "gender"
    | "join_date",
    string
  >;
  roles: Record<Role, string>;
  statuses: Record<(typeof ACCOUNT_STATUSES)[number], string>;
  genders: Record<(typeof GENDERS)[number], string>;
}

/** Texts of the exported file. */
export const exportTexts: Record<Language, Words> = {
  en: {
    columns: {
      first_name: "First name",
      last_name: "Last name",
      email: "Email",
      system_role: "Access level",
      status: "Status",
      department: "Department",
      team: "Team",
      role: "Position",
      manager: "Manager",
      phone: "Phone",
      location: "Location",
      gender: "Gender",
      join_date: "Join date",
    },
    roles: {
      employee: "Employee",
      manager: "Manager",
      admin: "Administrator",
      hr_manager: "HR Manager",
      moderator: "Recruitment Manager",
      freelancer: "External",
      staff: "Staff",
    },
    statuses: {
      not_invited: "Not invited",
      invited: "Invited",
      unconfirmed: "Email not confirmed",
      awaiting_approval: "Waiting for approval",
      active: "Active",
      deactivated: "Deactivated",
    },
    genders: { Male: "Male", Female: "Female", Diverse: "Diverse", Undefined: "" },
  },
  nl: {
    columns: {
      first_name: "Voornaam",
      last_name: "Achternaam",
      email: "E-mail",
      system_role: "Toegangsniveau",
      status: "Status",
      department: "Afdeling",
      team: "Team",
      role: "Functie",
      manager: "Leidinggevende",
      phone: "Telefoon",
      location: "Locatie",
      gender: "Geslacht",
      join_date: "Datum in dienst",
    },
    roles: {
      employee: "Medewerker",
      manager: "Leidinggevende",
      admin: "Beheerder",
      hr_manager: "HR-manager",
      moderator: "Wervingsmanager",
      freelancer: "Extern",
      staff: "Platformbeheerder",
    },
    statuses: {
      not_invited: "Niet uitgenodigd",
      invited: "Uitgenodigd",
      unconfirmed: "E-mailadres niet bevestigd",
      awaiting_approval: "Wacht op goedkeuring",
      active: "Actief",
      deactivated: "Gedeactiveerd",
    },
    genders: { Male: "Man", Female: "Vrouw", Diverse: "Non-binair", Undefined: "" },
  },
};
