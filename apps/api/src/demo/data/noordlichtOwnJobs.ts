import type { StarterJob } from "@vaardig/taxonomy/starter/starterTypes";

const essential = (skill: string, level: number, importance: number) => ({
  skill,
  level,
  importance,
  kind: "essential" as const,
});
const optional = (skill: string, level: number, importance: number) => ({
  skill,
  level,
  importance,
  kind: "optional" as const,
});

export const NOORDLICHT_OWN_JOBS: StarterJob[] = [
  {
    key: "managing-director",
    sector: "energy",
    isco: "1120",
    family: "general-management",
    step: 6,
    en: "Managing director",
    nl: "Algemeen directeur",
    aliases: { en: ["chief executive officer"], nl: ["bestuurder"] },
    description: {
      en: "Leads the company, sets its course and answers to the shareholders.",
      nl: "Leidt het bedrijf, zet de koers uit en legt verantwoording af aan de aandeelhouders.",
    },
    skills: [
      essential("strategic-thinking", 5, 5),
      essential("stakeholder-management", 5, 5),
      essential("people-management", 5, 4),
      essential("decision-making", 5, 4),
      essential("energy-market-knowledge", 4, 4),
      essential("change-management", 4, 3),
      essential("budget-management", 4, 3),
      optional("energy-legislation", 3, 3),
      optional("safety-culture", 4, 3),
      optional("negotiation", 4, 3),
    ],
  },
  {
    key: "data-team-lead",
    sector: "information-technology",
    isco: "1330",
    family: "data",
    step: 5,
    en: "Data team lead",
    nl: "Teamleider data",
    aliases: { en: ["head of data"], nl: ["hoofd data"] },
    description: {
      en: "Leads the analysts, engineers and scientists who turn the company's data into decisions.",
      nl: "Geeft leiding aan de analisten, engineers en scientists die van data van het bedrijf besluiten maken.",
    },
    skills: [
      essential("team-leadership", 4, 5),
      essential("data-governance", 4, 5),
      essential("data-analysis", 4, 4),
      essential("coaching", 4, 4),
      essential("stakeholder-management", 4, 4),
      essential("sql", 3, 3),
      essential("performance-conversations", 3, 3),
      optional("data-warehousing", 3, 3),
      optional("kpi-reporting", 4, 3),
      optional("budget-management", 3, 3),
      optional("agile-scrum", 3, 2),
      optional("machine-learning", 2, 2),
    ],
  },
];
