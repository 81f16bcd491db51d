import type { Language } from "@vaardig/contract/limits";
import type { LEVELED_KINDS } from "@vaardig/contract/skills/skills";

type Levels = Record<Language, string[]>;

/** Meaning of the five levels for a skill whose group has no texts of its own. */
export const generalLevels: Levels = {
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

/** Meaning of the five levels of knowledge and attitudes: a group describes what people do, which fits neither. */
export const kindLevels: Record<(typeof LEVELED_KINDS)[number], Levels> = {
  knowledge: {
    en: [
      "Knows the main terms and where to look things up",
      "Understands the basics and answers simple questions",
      "Applies the knowledge independently in everyday work",
      "Answers difficult questions and explains them to others",
      "Is an authority on the subject and is consulted by others",
    ],
    nl: [
      "Kent de belangrijkste begrippen en weet waar alles te vinden is",
      "Begrijpt de basis en beantwoordt eenvoudige vragen",
      "Past de kennis zelfstandig toe in het dagelijkse werk",
      "Beantwoordt lastige vragen en legt ze uit aan anderen",
      "Is een autoriteit op dit gebied en wordt door anderen geraadpleegd",
    ],
  },
  attitude: {
    en: [
      "Shows this in simple, familiar situations, with some support",
      "Shows this in everyday work and asks for feedback on it",
      "Can be relied on for this, under time pressure too",
      "Keeps this up in demanding situations and helps others with it",
      "Stands out for this and sets the example in the organisation",
    ],
    nl: [
      "Laat dit zien in eenvoudige, bekende situaties, met wat steun",
      "Laat dit zien in het dagelijkse werk en vraagt er feedback over",
      "Laat dit altijd zien, ook onder tijdsdruk",
      "Houdt dit vast in veeleisende situaties en helpt anderen ermee",
      "Valt hiermee op en is een voorbeeld voor de organisatie",
    ],
  },
};
