import type { Language } from "@vaardig/contract/limits";

/** Meaning of the five levels for a skill whose group has no texts of its own. */
export const generalLevels: Record<Language, string[]> = {
  en: [
    "Knows the terms and does simple parts with close help",
    "Does common tasks and asks when something is new",
    "Works independently in everyday situations",
    "Solves difficult cases and guides others",
    "Sets the standard, inside and outside the team",
  ],
  nl: [
    "Kent de begrippen en doet eenvoudige delen met hulp",
    "Doet gangbare taken en vraagt door bij iets nieuws",
    "Werkt zelfstandig in dagelijkse situaties",
    "Lost lastige gevallen op en begeleidt anderen",
    "Bepaalt de norm, binnen en buiten het team",
  ],
};
