import type { Language } from "@vaardig/contract/limits";
import { ROLES, type Role } from "@vaardig/contract/roles";

export interface Capability {
  key: string;
  label: Record<Language, string>;
  /** Per role, grants as `<scope><verbs>` with an optional note: `Cv Te(held_in_line)`. Empty: no right. */
  access: Record<Role, string>;
}

/** What limits a grant. */
export const accessNotes = {
  candidates: { en: "candidates", nl: "kandidaten" },
  held_in_line: { en: "jobs held in the own line", nl: "functies in de eigen lijn" },
  led_units: { en: "units they lead", nl: "onderdelen die zij leiden" },
  deactivate: { en: "deactivate only", nl: "alleen deactiveren" },
  as_employees: { en: "as employees of the own line", nl: "als medewerkers van de eigen lijn" },
  first_admin: { en: "the first administrator", nl: "de eerste beheerder" },
  up_to_manager: { en: "up to manager", nl: "tot en met leidinggevende" },
  five_or_more: { en: "from five people on", nl: "vanaf vijf personen" },
  about_me: { en: "about me", nl: "over mij" },
  no_personal_data: { en: "without personal data", nl: "zonder persoonsgegevens" },
  companies: { en: "companies", nl: "bedrijven" },
  company: { en: "company profile", nl: "bedrijfsprofiel" },
  billing: { en: "billing", nl: "facturatie" },
} satisfies Record<string, Record<Language, string>>;

/** Cells in the order of `ROLES`: employee, manager, admin, hr_manager, moderator, freelancer, staff. */
type Cells = [string, string, string, string, string, string, string];

function capability(key: string, en: string, nl: string, cells: Cells): Capability {
  const access = Object.fromEntries(ROLES.map((role, index) => [role, cells[index] ?? ""]));
  return { key, label: { en, nl }, access: access as Record<Role, string> };
}

/** Who may do what. O own · T reporting line · S shared · C company · X platform; v view · e edit · d delete · a approve · p propose. */
export const accessMatrix: readonly Capability[] = [
  capability(
    "own_account",
    "Own account, password, language, theme",
    "Eigen account, wachtwoord, taal, thema",
    ["Oe", "Oe", "Oe", "Oe", "Oe", "Oe", "Oe"],
  ),
  capability("dashboard", "Dashboard", "Dashboard", ["Ov", "Ov Tv", "Cv", "Cv", "Sv", "Ov", "Xv(companies)"]),
  capability("public_card", "Public card of colleagues", "Openbare kaart van collega's", [
    "Cv",
    "Cv",
    "Cv",
    "Cv",
    "Cv",
    "",
    "",
  ]),
  capability(
    "own_profile",
    "Own profile, experience, education, files, skills, wishlist",
    "Eigen profiel, ervaring, opleiding, bestanden, vaardigheden, wensenlijst",
    ["Oed", "Oed", "Oed", "Oed", "Oed", "Oed", ""],
  ),
  capability("private_data", "Private personal data", "Persoonlijke gegevens", [
    "Oe",
    "Tv",
    "Ce",
    "Ce",
    "Sv(candidates)",
    "Oe",
    "",
  ]),
  capability("confirm_skill", "Confirm or rate another's skill", "Vaardigheid van een ander bevestigen", [
    "",
    "Te",
    "Ce",
    "Ce",
    "Se(candidates)",
    "",
    "",
  ]),
  capability(
    "endorse_skill",
    "Endorse a colleague's skill when asked",
    "Vaardigheid van een collega onderschrijven op verzoek",
    ["Ce", "Ce", "Ce", "Ce", "", "", ""],
  ),
  capability(
    "skill_catalogue",
    "Skill catalogue: add, merge",
    "Vaardighedencatalogus: toevoegen, samenvoegen",
    ["Cp", "Cp", "Ced", "Ce", "Cp", "", "Xv"],
  ),
  capability("skill_profiles", "Skill profiles per job", "Vaardigheidsprofielen per functie", [
    "Cv",
    "Cv Te(held_in_line)",
    "Ced",
    "Ced",
    "Cv",
    "",
    "",
  ]),
  capability("own_career_path", "Career path, own", "Eigen loopbaanpad", [
    "Oe",
    "Oe",
    "Oe",
    "Oe",
    "",
    "",
    "",
  ]),
  capability("career_path", "Career path of others", "Loopbaanpad van anderen", [
    "",
    "Tv",
    "Cv",
    "Cv",
    "",
    "",
    "",
  ]),
  capability("own_goals", "Goals, actions, courses, own", "Eigen doelen, acties, cursussen", [
    "Oed",
    "Oed",
    "Oed",
    "Oed",
    "",
    "",
    "",
  ]),
  capability("course_catalogue", "Courses of the company", "Cursussen van het bedrijf", [
    "",
    "",
    "Ced",
    "Ced",
    "",
    "",
    "",
  ]),
  capability(
    "goals",
    "Goals of others: view, assign, comment, complete",
    "Doelen van anderen: bekijken, toewijzen, reageren, afronden",
    ["", "Te", "Ce", "Ce", "", "", ""],
  ),
  capability(
    "organization",
    "Departments, teams, roles, organigram",
    "Afdelingen, teams, rollen, organigram",
    ["Cv", "Cv Te(led_units)", "Ced", "Ced", "Cv", "", ""],
  ),
  capability("employee_list", "Employee list", "Medewerkerslijst", ["", "Tv", "Cv", "Cv", "", "", ""]),
  capability("edit_employee", "Add, edit employee", "Medewerker toevoegen, wijzigen", [
    "",
    "Te",
    "Ce",
    "Ce",
    "",
    "",
    "",
  ]),
  capability("remove_employee", "Deactivate or delete employee", "Medewerker deactiveren of verwijderen", [
    "",
    "",
    "Ced",
    "Ce(deactivate)",
    "",
    "",
    "",
  ]),
  capability(
    "invite",
    "Invite, bulk invite, bulk upload",
    "Uitnodigen, in bulk uitnodigen, in bulk uploaden",
    ["", "Te(as_employees)", "Ce", "Ce", "Se(candidates)", "", "Xe(first_admin)"],
  ),
  capability("access_level", "Change access level", "Toegangsniveau wijzigen", [
    "",
    "",
    "Ce",
    "Ce(up_to_manager)",
    "",
    "",
    "Xe(first_admin)",
  ]),
  capability("talent_pools", "Add to talent pool or job list", "Toevoegen aan talentpool of vacaturelijst", [
    "",
    "Te",
    "Ce",
    "Ce",
    "Ce",
    "",
    "",
  ]),
  capability(
    "search_jobs",
    "Search internal jobs and projects, matches, save",
    "Interne vacatures en projecten zoeken, matches, bewaren",
    ["Cv", "Cv", "Cv", "Cv", "", "Sv", ""],
  ),
  capability("apply", "Apply, withdraw, my applications", "Solliciteren, intrekken, mijn sollicitaties", [
    "Oe",
    "Oe",
    "Oe",
    "Oe",
    "",
    "Oe",
    "",
  ]),
  capability("create_vacancy", "Create project or vacancy", "Project of vacature aanmaken", [
    "Op",
    "Se",
    "Ce",
    "Se",
    "Se",
    "",
    "",
  ]),
  capability("submit_vacancy", "Submit for approval", "Ter goedkeuring indienen", [
    "Se",
    "Se",
    "Se",
    "Se",
    "Se",
    "",
    "",
  ]),
  capability("approve_vacancy", "Approve, decline", "Goedkeuren, afwijzen", ["", "", "Ca", "", "", "", ""]),
  capability(
    "pipeline",
    "Pipeline, stage moves, reject, reinstate, archive",
    "Pijplijn, van fase wisselen, afwijzen, herstellen, archiveren",
    ["", "Sv", "Ce", "Cv Se", "Se", "", ""],
  ),
  capability(
    "candidates",
    "Candidates, notes, tasks, mail, pools, merge",
    "Kandidaten, notities, taken, mail, pools, samenvoegen",
    ["", "", "Ce", "Cv Se", "Se", "Ov", ""],
  ),
  capability("expert_finder", "Expert finder", "Expertzoeker", ["", "", "Cv", "Cv", "Cv", "", ""]),
  capability("skills_analysis", "Skills analysis", "Vaardighedenanalyse", [
    "",
    "Tv(five_or_more)",
    "Cv",
    "Cv",
    "",
    "",
    "",
  ]),
  capability("match_explanation", "Match explanation", "Uitleg van een match", [
    "Ov",
    "Tv",
    "Cv",
    "Cv",
    "Sv",
    "Ov",
    "",
  ]),
  capability(
    "settings",
    "Company profile, employee role, billing, integrations",
    "Bedrijfsprofiel, medewerkersrol, facturatie, koppelingen",
    ["", "", "Ce", "", "", "", "Xe(company) Xv(billing)"],
  ),
  capability("audit_log", "Audit log", "Logboek", [
    "Ov(about_me)",
    "",
    "Cv",
    "Cv",
    "Sv",
    "Ov",
    "Xv(no_personal_data)",
  ]),
  capability("companies", "Companies: add, edit, suspend", "Bedrijven: toevoegen, wijzigen, schorsen", [
    "",
    "",
    "",
    "",
    "",
    "",
    "Xed",
  ]),
];
