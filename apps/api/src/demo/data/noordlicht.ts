import type { CompanyPlan } from "../plan.ts";
import { NOORDLICHT_ACCOUNTS } from "./noordlichtAccounts.ts";
import { NOORDLICHT_DEPARTMENTS } from "./noordlichtDepartments.ts";
import { NOORDLICHT_DIGITAL_JOBS } from "./noordlichtDigitalJobs.ts";
import { NOORDLICHT_FIELD_JOBS } from "./noordlichtFieldJobs.ts";
import { NOORDLICHT_OFFICE_JOBS } from "./noordlichtOfficeJobs.ts";
import { NOORDLICHT_OWN_JOBS } from "./noordlichtOwnJobs.ts";
import { NOORDLICHT_PROJECTS } from "./noordlichtProjects.ts";

export const NOORDLICHT: CompanyPlan = {
  slug: "noordlicht",
  company: {
    name: "Noordlicht Energie",
    industry: "Energy",
    description:
      "Regional energy company in the north of the Netherlands. We build and look after wind farms, solar parks and the " +
      "electricity grid behind them, trade the power they make and supply 310,000 homes and businesses.",
    phone: "+31 50 555 01 00",
    website: "https://www.noordlicht.example",
    linkedin: "",
    country: "Netherlands",
    state: "Groningen",
    city: "Groningen",
    addressLine1: "Eemskanaal Zuidzijde 18",
    zipCode: "9723 AA",
    lifecycle: "trialing",
  },
  locations: [
    "Groningen",
    "Groningen",
    "Assen",
    "Leeuwarden",
    "Emmen",
    "Zwolle",
    "Delfzijl",
    "Drachten",
    "Heerenveen",
    "Hoogeveen",
  ],
  language: "en",
  dutchShare: 0.72,
  director: "managing-director",
  departments: NOORDLICHT_DEPARTMENTS,
  candidates: 150,
  talentPools: [
    {
      name: "Offshore wind technicians",
      description:
        "People who climb, or are willing to learn it, for the wind farms that open in the next two years. We keep in touch every quarter.",
      jobs: ["wind-technician", "senior-wind-technician"],
    },
    {
      name: "Data talent",
      description:
        "Analysts, engineers and scientists we met at fairs or who came second. First to hear about a new job in IT & Data.",
      jobs: ["data-analyst", "data-engineer", "data-scientist"],
    },
    {
      name: "Grid field service",
      description: "Technicians for the two field teams, where we always need someone before the winter.",
      jobs: ["grid-technician", "field-service-technician-energy"],
    },
  ],
  roles: { recruiter: "moderator", "hr-director": "hr_manager" },
  accounts: NOORDLICHT_ACCOUNTS,
  ownJobs: NOORDLICHT_OWN_JOBS,
  vacancies: [...NOORDLICHT_DIGITAL_JOBS, ...NOORDLICHT_FIELD_JOBS, ...NOORDLICHT_OFFICE_JOBS],
  projects: NOORDLICHT_PROJECTS,
  trainings: [{ skill: "smart-metering", daysAgo: 150 }],
  closings: {
    en: [
      "We offer a contract for a year that becomes permanent when we are both happy, 27 days of leave, a public transport card and a budget for learning that you spend as you see fit. You work two or three days a week at the office or on site. Questions first? Our recruiters answer within two working days.",
      "You get a laptop and phone of your choice, a pension of which we pay three quarters, and every fifth Friday off. We hire on skills: a certificate helps, but showing us what you can do counts more. Everyone who applies hears from us, whatever the outcome.",
    ],
    nl: [
      "Wij bieden een jaarcontract dat bij wederzijds plezier vast wordt, 27 vakantiedagen, een ov-kaart en een leerbudget dat je zelf besteedt. Je werkt twee of drie dagen per week op kantoor of op locatie. Eerst iets vragen? Onze recruiters antwoorden binnen twee werkdagen.",
      "Je krijgt een laptop en telefoon naar keuze, een pensioen waarvan wij driekwart betalen en elke vijfde vrijdag vrij. We kijken naar wat je kunt: een diploma helpt, maar laten zien wat je in huis hebt telt zwaarder. Iedereen die reageert, hoort van ons, wat de uitkomst ook is.",
    ],
  },
};
