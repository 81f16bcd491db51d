import type { Language } from "@vaardig/contract/limits";
import type { WorkField } from "../generate/fieldOf.ts";

/** Headlines of external people; {job} is their work. */
export const HEADLINES: Record<Language, string[]> = {
  en: [
    "{job}",
    "{job}, ready for the next step",
    "{job} with an eye for detail",
    "{job} who likes to explain things",
    "{job}, looking for a team to stay with",
  ],
  nl: [
    "{job}",
    "{job}, toe aan een volgende stap",
    "{job} met oog voor detail",
    "{job} en deelt graag kennis",
    "{job}, op zoek naar een vast team",
  ],
};

const HOSPITALS = [
  "Kompas Zorggroep",
  "Ziekenhuis Duinrand",
  "Medisch Centrum De Vecht",
  "Zorgcombinatie Lauwers",
  "Sint Odulphus Ziekenhuis",
];

/** Names of fictitious earlier employers. */
export const EARLIER_EMPLOYERS: Record<WorkField, string[]> = {
  care: HOSPITALS,
  clinic: HOSPITALS,
  medicine: HOSPITALS,
  technology: [
    "Delta Techniek Groep",
    "Waddenwind BV",
    "Stad & Stroom",
    "Noordzee Services",
    "Polder Installaties",
    "Maasvlakte Onderhoud",
  ],
  computing: [
    "Stad & Stroom",
    "Bureau Veldkamp",
    "Zuiderpark Consultancy",
    "Hanzeland Diensten",
    "Datawerf Zwolle",
  ],
  business: [
    "De Groot Advies",
    "Van Rhee Logistiek",
    "Zuiderpark Consultancy",
    "Hanzeland Diensten",
    "Stad & Stroom",
  ],
  law: ["De Groot Advies", "Hanzeland Diensten", "Terpstra & Wolf Advocaten", "Stad & Stroom"],
};

/** Levels of education, the shortest first. */
export const EDUCATION_LEVELS: Record<Language, { level: string; years: number; institutions: string[] }[]> =
  {
    en: [
      {
        level: "Vocational education",
        years: 4,
        institutions: ["Noordpoort Vocational College", "Waterland Vocational College"],
      },
      {
        level: "Bachelor",
        years: 4,
        institutions: ["Terpen University of Applied Sciences", "Merwede University of Applied Sciences"],
      },
      {
        level: "Master",
        years: 5,
        institutions: ["Friesland Institute of Technology", "University of Hunzeland"],
      },
    ],
    nl: [
      { level: "Mbo", years: 4, institutions: ["ROC Noordpoort", "ROC Waterland"] },
      { level: "Hbo-bachelor", years: 4, institutions: ["Hogeschool Terpen", "Hogeschool Merwede"] },
      { level: "Master", years: 5, institutions: ["Universiteit Hunzeland", "Instituut Friesland"] },
    ],
  };

/** Degrees per field, at each of the levels above. */
export const DEGREES: Record<Language, Record<WorkField, string[][]>> = {
  en: {
    care: [["Care, level 3", "Nursing, level 4"], ["Bachelor of Nursing"], ["Master of Nursing Science"]],
    clinic: [
      ["Medical Administration, level 4"],
      ["Bachelor of Health Care Technology"],
      ["Master of Health Care Management"],
    ],
    medicine: [["Medical Assistant, level 4"], ["Bachelor of Health Sciences"], ["Master of Medicine"]],
    technology: [
      ["Mechatronics, level 4", "Electrical Technician, level 4"],
      ["Bachelor of Engineering"],
      ["Master of Science in Energy Technology"],
    ],
    computing: [["ICT, level 4"], ["Bachelor of ICT"], ["Master of Science in Computing Science"]],
    business: [
      ["Business Services, level 4"],
      ["Bachelor of Business Administration"],
      ["Master of Business Administration"],
    ],
    law: [["Legal Services, level 4"], ["Bachelor of Laws"], ["Master of Laws"]],
  },
  nl: {
    care: [
      ["Mbo 3 Verzorgende IG", "Mbo 4 Verpleegkunde"],
      ["Bachelor Verpleegkunde"],
      ["Master Verplegingswetenschap"],
    ],
    clinic: [
      ["Mbo 4 Doktersassistent"],
      ["Bachelor Medische Hulpverlening"],
      ["Master Management in de Zorg"],
    ],
    medicine: [["Mbo 4 Doktersassistent"], ["Bachelor Gezondheidszorg"], ["Master Geneeskunde"]],
    technology: [
      ["Mbo 4 Mechatronica", "Mbo 4 Elektrotechniek"],
      ["Bachelor Elektrotechniek", "Bachelor Werktuigbouwkunde"],
      ["Master Energietechniek"],
    ],
    computing: [["Mbo 4 ICT-beheer"], ["Bachelor ICT"], ["Master Informatica"]],
    business: [["Mbo 4 Zakelijke dienstverlening"], ["Bachelor Bedrijfskunde"], ["Master Bestuurskunde"]],
    law: [["Mbo 4 Juridische dienstverlening"], ["Bachelor Rechten"], ["Master Rechtsgeleerdheid"]],
  },
};

export interface JobStory {
  text: string;
  /** Minimum years in the job that the text implies. */
  years?: number;
  /** The text says that the job ended. */
  isOver?: true;
}

/** Descriptions of jobs, with or without managing people. */
export const JOB_STORIES: Record<Language, Record<"any" | "leading", JobStory[]>> = {
  en: {
    any: [
      { text: "Did the daily work of the team and trained two new colleagues." },
      { text: "Part of the group that moved the department to one shared way of working." },
      { text: "Trusted with the difficult cases after a year, and with the trainees after two.", years: 2 },
      { text: "Wrote the work instructions that the whole department now uses." },
      { text: "Worked in a small team where we all covered for each other." },
      { text: "Point of contact for other departments in a year of many changes." },
    ],
    leading: [
      { text: "Led the team through a merger without losing people." },
      { text: "Responsible for the plan and the budget of the year, and for the people who make it work." },
      {
        text: "Built a new team in two years and handed it over to a successor from within.",
        years: 2,
        isOver: true,
      },
      { text: "Brought two departments together under one way of planning." },
    ],
  },
  nl: {
    any: [
      { text: "Het dagelijkse werk van het team gedaan en twee nieuwe collega's ingewerkt." },
      { text: "Meegewerkt aan de overgang naar één gezamenlijke werkwijze op de afdeling." },
      { text: "Na een jaar de lastige gevallen gekregen en na twee jaar ook de stagiairs.", years: 2 },
      { text: "De werkinstructies geschreven die de hele afdeling nu gebruikt." },
      { text: "Gewerkt in een klein team waarin iedereen het van elkaar kon overnemen." },
      { text: "Aanspreekpunt voor andere afdelingen in een jaar met veel veranderingen." },
    ],
    leading: [
      { text: "Het team door een fusie geleid zonder mensen te verliezen." },
      { text: "Verantwoordelijk voor jaarplan en begroting, en voor de mensen die het waarmaken." },
      {
        text: "In twee jaar een nieuw team opgebouwd en overgedragen aan een opvolger van binnenuit.",
        years: 2,
        isOver: true,
      },
      { text: "Twee afdelingen samengebracht onder één manier van plannen." },
    ],
  },
};
