import type { Language } from "@vaardig/contract/limits";

/** Messages with a request to confirm a skill. */
export const CONFIRMATION_MESSAGES: Record<Language, string[]> = {
  en: [
    "You saw me do this on the last two jobs we shared. Would you look at the level with me?",
    "For my development talk next month, I would like someone who has worked with me to look at this.",
    "You know my work here best. Please tell me if you see it differently.",
  ],
  nl: [
    "Je hebt me dit bij de laatste twee klussen zien doen. Wil je naar het niveau kijken?",
    "Voor mijn ontwikkelgesprek volgende maand wil ik graag dat iemand met wie ik werk hiernaar kijkt.",
    "Jij kent mijn werk hier het best. Laat het weten als je het anders ziet.",
  ],
};

/** Reasons for declining. */
export const CONFIRMATION_DECLINE_REASONS: Record<Language, string[]> = {
  en: ["We have not worked on this together; someone from your team can judge it better."],
  nl: ["Hieraan hebben we niet samen gewerkt; iemand uit je team kan het beter beoordelen."],
};
