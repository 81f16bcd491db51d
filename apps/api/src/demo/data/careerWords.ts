import type { Language } from "@vaardig/contract/limits";

/** Employers of earlier jobs; none of them exists. */
export const EARLIER_EMPLOYERS = [
  "Delta Techniek Groep",
  "Waddenwind BV",
  "Stad & Stroom",
  "Bureau Veldkamp",
  "De Groot Advies",
  "Kompas Zorggroep",
  "Noordzee Services",
  "Polder Installaties",
  "Van Rhee Logistiek",
  "Zuiderpark Consultancy",
  "Hanzeland Diensten",
  "Maasvlakte Onderhoud",
];

/** Schools by how far the education goes, from 1; none of them exists. */
export const SCHOOLS: Record<Language, { level: string; degrees: string[]; institutions: string[] }[]> = {
  en: [
    {
      level: "Vocational education",
      degrees: ["Technician, level 4", "Business services, level 4", "Operations, level 4"],
      institutions: ["Noordpoort Vocational College", "Waterland Vocational College"],
    },
    {
      level: "Bachelor",
      degrees: ["Bachelor of Engineering", "Bachelor of Business", "Bachelor of ICT"],
      institutions: ["Terpen University of Applied Sciences", "Merwede University of Applied Sciences"],
    },
    {
      level: "Master",
      degrees: ["Master of Science", "Master of Business Administration", "Master of Laws"],
      institutions: ["Friesland Institute of Technology", "University of Hunzeland"],
    },
  ],
  nl: [
    {
      level: "Mbo",
      degrees: ["Mbo 4 Verpleegkunde", "Mbo 4 Zakelijke dienstverlening", "Mbo 4 Techniek"],
      institutions: ["ROC Noordpoort", "ROC Waterland"],
    },
    {
      level: "Hbo-bachelor",
      degrees: ["Bachelor Verpleegkunde", "Bachelor Bedrijfskunde", "Bachelor ICT"],
      institutions: ["Hogeschool Terpen", "Hogeschool Merwede"],
    },
    {
      level: "Master",
      degrees: ["Master of Science", "Master Geneeskunde", "Master Bestuurskunde"],
      institutions: ["Universiteit Hunzeland", "Instituut Friesland"],
    },
  ],
};

/** What people write about a job they had. */
export const JOB_STORIES: Record<Language, string[]> = {
  en: [
    "Ran the daily work of the team and trained two new colleagues.",
    "Part of the group that moved the department to one shared way of working.",
    "Kept the planning, reported every month and looked after the suppliers.",
    "Started as a trainee and took over a part of the work after a year.",
  ],
  nl: [
    "Verantwoordelijk voor het dagelijkse werk van het team en het inwerken van twee nieuwe collega's.",
    "Meegewerkt aan de overgang naar één gezamenlijke werkwijze op de afdeling.",
    "De planning bijgehouden, maandelijks gerapporteerd en het contact met leveranciers onderhouden.",
    "Begonnen als trainee en na een jaar een deel van het werk overgenomen.",
  ],
};
