import type { Language } from "@vaardig/contract/limits";

/** Limits of grants. */
export const accessNotes = {
  candidates: { en: "candidates", nl: "kandidaten" },
  held_in_line: { en: "jobs held in the own line", nl: "functies in de eigen lijn" },
  led_units: { en: "units they lead", nl: "onderdelen die zij leiden" },
  deactivate: { en: "deactivate only", nl: "alleen deactiveren" },
  as_employees: { en: "as employees of the own line", nl: "als medewerkers van de eigen lijn" },
  up_to_manager: { en: "up to manager", nl: "tot en met leidinggevende" },
  five_or_more: { en: "from five people on", nl: "vanaf vijf personen" },
  about_me: { en: "about me", nl: "over mij" },
  no_people: { en: "without their people", nl: "zonder hun mensen" },
} satisfies Record<string, Record<Language, string>>;
