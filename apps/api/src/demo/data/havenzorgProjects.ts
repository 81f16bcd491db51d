import type { ProjectPlan } from "../plan.ts";

export const HAVENZORG_PROJECTS: ProjectPlan[] = [
  {
    name: "Rustig naar huis",
    department: "Verpleging",
    startsIn: 10,
    days: 100,
    status: "Approved",
    daysAgo: 8,
    description:
      "Patiënten gaan naar huis met vragen die ze op de afdeling niet durfden te stellen. We maken een ontslaggesprek van tien minuten dat blijft hangen, en proberen het op twee afdelingen uit.",
    roles: [
      {
        job: "oncology-nurse",
        hours: 6,
        description: "Schrijft mee, oefent het gesprek en leert het aan collega's.",
      },
    ],
  },
];
