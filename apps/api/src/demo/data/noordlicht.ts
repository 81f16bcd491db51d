import type { CompanyPlan } from "../plan.ts";
import { NOORDLICHT_OWN_JOBS } from "./noordlichtOwnJobs.ts";
import { NOORDLICHT_PROJECTS } from "./noordlichtProjects.ts";
import { NOORDLICHT_VACANCIES } from "./noordlichtVacancies.ts";

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
  departments: [
    {
      name: "Asset Management",
      head: "asset-manager-energy",
      staff: { "asset-manager-energy": 4, "gis-specialist": 3 },
      teams: [
        {
          name: "Maintenance & Generation",
          lead: "maintenance-manager",
          staff: { "maintenance-engineer-energy": 7, "power-plant-operator": 5 },
        },
        {
          name: "Offshore Wind",
          lead: "offshore-site-manager",
          staff: { "wind-technician": 8, "senior-wind-technician": 4 },
        },
        {
          name: "Development",
          lead: "renewable-project-developer",
          staff: {
            "renewable-project-developer": 3,
            "solar-park-engineer": 5,
            "hydrogen-engineer": 3,
            "heat-network-engineer": 4,
          },
        },
      ],
    },
    {
      name: "Grid Operations",
      head: "head-of-grid-operations",
      staff: { "technical-project-manager": 3, "work-planner-engineering": 3 },
      teams: [
        {
          name: "Control Room",
          lead: "grid-switching-officer",
          staff: { "grid-switching-officer": 4, "control-room-operator-energy": 9 },
        },
        {
          name: "Field Service North",
          lead: "field-service-team-leader",
          staff: { "grid-technician": 12, "field-service-coordinator": 2 },
        },
        {
          name: "Field Service South",
          lead: "field-service-team-leader",
          staff: {
            "grid-technician": 10,
            "field-service-technician-energy": 6,
            "field-service-coordinator": 2,
          },
        },
        {
          name: "Grid Planning",
          lead: "grid-planner",
          staff: { "grid-planner": 4, "grid-engineer": 8, "grid-connection-advisor": 6 },
        },
      ],
    },
    {
      name: "Trading & Portfolio",
      head: "energy-portfolio-manager",
      staff: {
        "energy-portfolio-manager": 2,
        "energy-trader": 7,
        "energy-market-analyst": 5,
        "regulatory-advisor-energy": 2,
        "risk-manager": 1,
      },
    },
    {
      name: "Customer Care",
      head: "customer-service-manager",
      staff: {
        "energy-account-manager": 5,
        "energy-consultant": 4,
        "digital-marketer": 1,
        "communication-adviser": 1,
      },
      teams: [
        {
          name: "Contact Centre",
          lead: "customer-service-team-leader-energy",
          staff: { "customer-service-agent-energy": 10 },
        },
        {
          name: "Billing & Contact",
          lead: "customer-service-team-leader-energy",
          staff: { "customer-service-agent-energy": 8, "energy-billing-specialist": 5 },
        },
      ],
    },
    {
      name: "IT & Data",
      head: "it-director",
      staff: {
        "solution-architect": 1,
        "information-security-officer": 1,
        "it-project-manager": 1,
        "functional-application-manager": 3,
      },
      teams: [
        {
          name: "Data & Analytics",
          lead: "data-team-lead",
          staff: { "data-analyst": 5, "data-engineer": 4, "data-scientist": 2, "analytics-engineer": 2 },
        },
        {
          name: "Digital Products",
          lead: "product-owner",
          staff: {
            "software-developer": 5,
            "backend-developer": 3,
            "ux-designer": 1,
            "software-tester": 2,
            "devops-engineer": 2,
          },
        },
        {
          name: "IT Services",
          lead: "it-service-manager",
          staff: { "it-support-specialist": 3, "system-administrator": 2, "security-analyst": 2 },
        },
      ],
    },
    {
      name: "Finance & Control",
      head: "finance-director",
      staff: {
        "business-controller": 3,
        "financial-controller": 2,
        accountant: 2,
        bookkeeper: 3,
        "credit-controller": 3,
        purchaser: 2,
        "contract-manager": 1,
        "legal-counsel": 1,
      },
    },
    {
      name: "People & Culture",
      head: "hr-director",
      staff: {
        "hr-business-partner": 2,
        "hr-advisor": 3,
        recruiter: 4,
        "payroll-specialist": 1,
        "learning-development-advisor": 1,
        "management-assistant": 1,
      },
    },
    {
      name: "Health, Safety & Environment",
      head: "sustainability-manager",
      staff: { "hse-advisor-energy": 5 },
    },
  ],
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
        "Analysts, engineers and scientists whom we met at fairs or who came second. First to hear of a new job at IT & Data.",
      jobs: ["data-analyst", "data-engineer", "data-scientist"],
    },
    {
      name: "Grid field service",
      description: "Technicians for the two field teams, where we always need somebody before the winter.",
      jobs: ["grid-technician", "field-service-technician-energy"],
    },
  ],
  roles: { recruiter: "moderator", "hr-director": "hr_manager" },
  accounts: [
    {
      mailbox: "admin",
      firstName: "Carlijn",
      lastName: "Nieuwenhuis",
      gender: "Female",
      role: "admin",
      job: "functional-application-manager",
      language: "en",
      speaks: "nl",
    },
    {
      mailbox: "hr",
      firstName: "Hester",
      lastName: "van Loon",
      gender: "Female",
      role: "hr_manager",
      job: "hr-business-partner",
      language: "en",
      speaks: "nl",
    },
    {
      mailbox: "manager",
      firstName: "Annelies",
      lastName: "Rozendal",
      gender: "Female",
      role: "manager",
      job: "data-team-lead",
      language: "en",
      speaks: "nl",
      earlierJobs: ["data-scientist"],
    },
    {
      mailbox: "employee",
      firstName: "Jurriaan",
      lastName: "Feddes",
      gender: "Male",
      role: "employee",
      job: "data-analyst",
      language: "en",
      speaks: "nl",
      earlierJobs: ["data-scientist", "energy-market-analyst"],
    },
    {
      mailbox: "recruiter",
      firstName: "Ilona",
      lastName: "Bezemer",
      gender: "Female",
      role: "moderator",
      job: "recruiter",
      language: "en",
      speaks: "nl",
    },
    {
      mailbox: "external",
      firstName: "Mateo",
      lastName: "Quiroga",
      gender: "Male",
      role: "freelancer",
      job: "data-engineer",
      language: "en",
      speaks: "es",
      earlierJobs: ["backend-developer"],
    },
    {
      mailbox: "new",
      firstName: "Nadia",
      lastName: "Okkerse",
      gender: "Female",
      role: "employee",
      job: "data-engineer",
      language: "en",
      speaks: "nl",
      fresh: true,
    },
  ],
  ownJobs: NOORDLICHT_OWN_JOBS,
  vacancies: NOORDLICHT_VACANCIES,
  projects: NOORDLICHT_PROJECTS,
  closings: {
    en: [
      "We offer a contract for a year that becomes permanent when we are both happy, 27 days of leave, a public transport card and a budget for learning that you spend as you see fit. You work two or three days a week at the office or on site. Questions first? Our recruiters answer within two working days.",
      "You get a laptop and phone of your choice, a pension of which we pay three quarters, and every fifth Friday off. We hire on skills: a certificate helps, but showing us what you can do counts more. Everybody who applies hears from us, whatever the outcome.",
    ],
    nl: [
      "Wij bieden een jaarcontract dat bij wederzijds plezier vast wordt, 27 vakantiedagen, een ov-kaart en een leerbudget dat je zelf besteedt. Je werkt twee of drie dagen per week op kantoor of op locatie. Eerst iets vragen? Onze recruiters antwoorden binnen twee werkdagen.",
      "Je krijgt een laptop en telefoon naar keuze, een pensioen waarvan wij driekwart betalen en elke vijfde vrijdag vrij. We kijken naar wat je kunt: een diploma helpt, maar laten zien wat je in huis hebt telt zwaarder. Iedereen die reageert, hoort van ons, wat de uitkomst ook is.",
    ],
  },
};
