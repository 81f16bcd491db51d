import { type Template, writeAs } from "./template.ts";

/** Asks an external person whether the company may keep the data for a year. */
export const askConsent: Template<{ companyName: string; link: string }> = {
  en: ({ companyName, link }) =>
    writeAs(
      companyName,
      `May ${companyName} keep your details?`,
      "Hello,",
      `${companyName} would like to keep your details for a year, to think of you when a job fits. Without your consent they are deleted four weeks after your last application ends.`,
      "Answer on this page; the link works once, for 14 days. You can change your mind at any time by answering this mail:",
      link,
    ),
  nl: ({ companyName, link }) =>
    writeAs(
      companyName,
      `Mag ${companyName} je gegevens bewaren?`,
      "Hallo,",
      `${companyName} wil je gegevens graag een jaar bewaren, om aan je te denken als er een passende baan is. Zonder je toestemming worden ze vier weken na het einde van je laatste sollicitatie verwijderd.`,
      "Antwoord op deze pagina; de link werkt één keer, 14 dagen lang. Je kunt je altijd bedenken door deze mail te beantwoorden:",
      link,
    ),
};
