import type { SheetColumn } from "../matchHeader.ts";

/** Columns of a file of external people; the three required ones form the template. */
export const CANDIDATE_COLUMNS: readonly SheetColumn[] = [
  {
    key: "first_name",
    required: true,
    titles: ["first name", "given name", "forename", "voornaam", "roepnaam"],
  },
  {
    key: "last_name",
    required: true,
    titles: ["last name", "surname", "family name", "achternaam", "familienaam"],
  },
  {
    key: "email",
    required: true,
    titles: ["e-mail", "mail", "email address", "e-mailadres", "mailadres"],
  },
  {
    key: "phone",
    required: false,
    titles: ["phone number", "telephone", "mobile", "telefoon", "telefoonnummer", "mobiel", "mobiel nummer"],
  },
  {
    key: "location",
    required: false,
    titles: ["city", "residence", "locatie", "plaats", "woonplaats", "stad"],
  },
  {
    key: "headline",
    required: false,
    titles: [
      "title",
      "job title",
      "position",
      "current job",
      "korte omschrijving",
      "kopregel",
      "functie",
      "functietitel",
      "huidige functie",
    ],
  },
];
