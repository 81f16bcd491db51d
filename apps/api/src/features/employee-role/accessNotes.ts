import type { Language } from "@vaardig/contract/limits";

/** Limits of grants. */
export const accessNotes = {
  candidates: { en: "candidates", nl: "kandidaten" },
  held_in_line: { en: "jobs in their reporting line", nl: "functies in de eigen rapportagelijn" },
  led_units: { en: "departments and teams they lead", nl: "afdelingen en teams waaraan ze leidinggeven" },
  deactivate: { en: "deactivate only", nl: "alleen deactiveren" },
  as_employees: {
    en: "as employees in their reporting line",
    nl: "als medewerkers in de eigen rapportagelijn",
  },
  up_to_manager: { en: "up to manager", nl: "tot en met leidinggevende" },
  five_or_more: { en: "for five people or more", nl: "vanaf vijf mensen" },
  about_me: { en: "about me", nl: "over mij" },
  no_people: { en: "without their people", nl: "zonder hun mensen" },
} satisfies Record<string, Record<Language, string>>;
