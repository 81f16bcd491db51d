import {
  CAREER_PATH,
  CERTIFICATES,
  CONFIRMATIONS,
  COURSES,
  DASHBOARD,
  DATA_REQUESTS,
  EMPLOYEE_LIST,
  GOALS,
  JOBS,
  MY_APPLICATIONS,
  ORGANIGRAM,
  ORGANIZATION,
  PROFILE,
  RECRUITING,
  RECRUITING_ANALYSIS,
  RECRUITING_JOBS,
  type ScreenOf,
  SKILLS,
  SKILLS_ANALYSIS,
  TEAM,
} from "./menuScreens.ts";

/** Expected sidebar of a role. */
interface RoleMenu {
  email: string;
  home: string;
  /** Every line of the sidebar, including categories. */
  lines: [en: string, nl: string][];
  /** Sidebar entry → path below the home and heading of its screen; the first one is the landing screen. */
  screens: Record<string, ScreenOf>;
}

type Lines = [en: string, nl: string][];
const OWN_LINES: Lines = [
  ["Personal", "Persoonlijk"],
  ["Profile", "Profiel"],
  ["My Skills", "Mijn vaardigheden"],
];
const CONFIRMATION_LINES: Lines = [["Confirmations", "Bevestigingen"]];
const JOB_LINES: Lines = [
  ["Jobs & Projects", "Vacatures & projecten"],
  ["Internal jobs", "Interne vacatures"],
  ["My Applications", "Mijn sollicitaties"],
];
const LEARNING_LINES: Lines = [
  ["Learning & Development", "Leren & ontwikkelen"],
  ["Goals", "Doelen"],
  ["Courses", "Cursussen"],
];
const CAREER_LINES: Lines = [["Career Path", "Loopbaanpad"]];
const ORGANIZATION_LINES: Lines = [
  ["Organization", "Organisatie"],
  ["Departments, Teams & Roles", "Afdelingen, teams & rollen"],
  ["Organigram", "Organigram"],
  ["Skill Profiles", "Vaardigheidsprofielen"],
  ["Skill Catalogue", "Vaardighedencatalogus"],
];
const EMPLOYEE_LINES: Lines = [
  ["Employees", "Medewerkers"],
  ["Employee List", "Medewerkerslijst"],
  ["Team", "Team"],
  ["Certificates", "Certificaten"],
  ["Data Requests", "Gegevensverzoeken"],
];
const ANALYTICS_LINES: Lines = [
  ["Analytics", "Analyse"],
  ["Skills Analysis", "Vaardighedenanalyse"],
];
const RECRUITING_ANALYSIS_LINES: Lines = [["Recruiting Analysis", "Wervingsanalyse"]];
const RECRUITING_LINES: Lines = [
  ["Recruiting", "Werving"],
  ["Candidates List", "Kandidatenlijst"],
  ["Talent Pools", "Talentpools"],
  ["Expert Finder", "Expertzoeker"],
  ["Jobs", "Vacatures"],
  ["Applications", "Sollicitaties"],
];
const START: Lines = [["Dashboard", "Dashboard"]];

/** Role → expected menu. */
export const MENUS: Record<string, RoleMenu> = {
  employee: {
    email: "employee@noordlicht.example",
    home: "/employee",
    lines: [
      ...START,
      ...OWN_LINES,
      ...CONFIRMATION_LINES,
      ...CAREER_LINES,
      ...JOB_LINES,
      ["Proposals", "Voorstellen"],
      ...LEARNING_LINES,
      ["Organization", "Organisatie"],
      ["Organigram", "Organigram"],
    ],
    screens: {
      Dashboard: DASHBOARD,
      Profile: PROFILE,
      "My Skills": SKILLS,
      Confirmations: CONFIRMATIONS,
      "Career Path": CAREER_PATH,
      "Internal jobs": JOBS,
      "My Applications": MY_APPLICATIONS,
      Proposals: {
        ...RECRUITING_JOBS,
        en: "/jobs-&-projects/proposals",
        nl: "/vacatures-&-projecten/voorstellen",
        title: "Proposals",
        titel: "Voorstellen",
      },
      Goals: GOALS,
      Courses: COURSES,
      Organigram: ORGANIGRAM,
    },
  },
  manager: {
    email: "manager@noordlicht.example",
    home: "/manager",
    lines: [
      ...START,
      ...OWN_LINES,
      ...CONFIRMATION_LINES,
      ["Team", "Team"],
      ["Employees", "Medewerkers"],
      ["Team goals", "Teamdoelen"],
      ["Certificates", "Certificaten"],
      ...ORGANIZATION_LINES,
      ...CAREER_LINES,
      ...ANALYTICS_LINES,
      ...JOB_LINES,
      ...LEARNING_LINES,
      ["Recruiting", "Werving"],
      ["Jobs", "Vacatures"],
    ],
    screens: {
      Dashboard: DASHBOARD,
      Profile: PROFILE,
      "My Skills": SKILLS,
      Confirmations: CONFIRMATIONS,
      Team: { ...TEAM, en: "/team", nl: "/team" },
      Employees: { ...EMPLOYEE_LIST, en: "/employees", nl: "/medewerkers" },
      Certificates: { ...CERTIFICATES, en: "/certificates", nl: "/certificaten" },
      "Team goals": {
        en: "/employees/goals",
        nl: "/medewerkers/doelen",
        title: "Goals of your team",
        titel: "Doelen van je team",
      },
      ...ORGANIZATION,
      "Career Path": CAREER_PATH,
      "Skills Analysis": SKILLS_ANALYSIS,
      "Internal jobs": JOBS,
      "My Applications": MY_APPLICATIONS,
      Courses: COURSES,
    },
  },
  "HR manager": {
    email: "hr@noordlicht.example",
    home: "/hr-manager",
    lines: [
      ...START,
      ...OWN_LINES,
      ...CONFIRMATION_LINES,
      ...CAREER_LINES,
      ...ORGANIZATION_LINES,
      ...EMPLOYEE_LINES,
      ...ANALYTICS_LINES,
      ...RECRUITING_ANALYSIS_LINES,
      ...JOB_LINES,
      ...LEARNING_LINES,
      ...RECRUITING_LINES,
    ],
    screens: {
      Dashboard: DASHBOARD,
      Profile: PROFILE,
      "My Skills": SKILLS,
      Confirmations: CONFIRMATIONS,
      "Career Path": CAREER_PATH,
      ...ORGANIZATION,
      "Employee List": EMPLOYEE_LIST,
      Team: TEAM,
      Certificates: CERTIFICATES,
      "Skills Analysis": SKILLS_ANALYSIS,
      "Recruiting Analysis": RECRUITING_ANALYSIS,
      "Data Requests": DATA_REQUESTS,
      "Internal jobs": JOBS,
      "My Applications": MY_APPLICATIONS,
      Goals: GOALS,
      Courses: COURSES,
      ...RECRUITING,
    },
  },
  administrator: {
    email: "admin@noordlicht.example",
    home: "/admin",
    lines: [
      ...START,
      ["Personal", "Persoonlijk"],
      ...CONFIRMATION_LINES,
      ...CAREER_LINES,
      ...ORGANIZATION_LINES,
      ...EMPLOYEE_LINES,
      ...ANALYTICS_LINES,
      ...RECRUITING_ANALYSIS_LINES,
      ...JOB_LINES,
      ...LEARNING_LINES,
      ...RECRUITING_LINES,
      ["Settings", "Instellingen"],
      ["Company Profile", "Bedrijfsprofiel"],
      ["Employee Role", "Medewerkersrol"],
      ["Billing", "Facturatie"],
      ["Outbox", "Uitgaande e-mail"],
    ],
    screens: {
      Dashboard: DASHBOARD,
      Confirmations: CONFIRMATIONS,
      "Career Path": CAREER_PATH,
      ...ORGANIZATION,
      "Employee List": EMPLOYEE_LIST,
      Team: TEAM,
      Certificates: CERTIFICATES,
      "Skills Analysis": SKILLS_ANALYSIS,
      "Recruiting Analysis": RECRUITING_ANALYSIS,
      "Data Requests": DATA_REQUESTS,
      "Internal jobs": JOBS,
      "My Applications": MY_APPLICATIONS,
      Goals: GOALS,
      Courses: COURSES,
      ...RECRUITING,
      "Company Profile": {
        en: "/settings/company-profile",
        nl: "/instellingen/bedrijfsprofiel",
        title: "Company profile",
        titel: "Bedrijfsprofiel",
      },
      "Employee Role": {
        en: "/settings/employee-role",
        nl: "/instellingen/medewerkersrol",
        title: "Employee role",
        titel: "Medewerkersrol",
      },
      Billing: {
        en: "/settings/billing",
        nl: "/instellingen/facturatie",
        title: "Billing",
        titel: "Facturatie",
      },
      Outbox: {
        en: "/settings/outbox",
        nl: "/instellingen/uitgaande-e-mail",
        title: "Outbox",
        titel: "Uitgaande e-mail",
      },
    },
  },
  "recruitment manager": {
    email: "recruiter@noordlicht.example",
    home: "/recruitment-manager",
    lines: [
      ...START,
      ["Personal", "Persoonlijk"],
      ["Profile", "Profiel"],
      ...RECRUITING_LINES,
      ["Interviews", "Gesprekken"],
      ["Analytics", "Analyse"],
      ...RECRUITING_ANALYSIS_LINES,
    ],
    screens: {
      Dashboard: { ...DASHBOARD, title: /^Hello /, titel: /^Hallo / },
      Profile: PROFILE,
      Jobs: RECRUITING_JOBS,
      ...RECRUITING,
      "Recruiting Analysis": RECRUITING_ANALYSIS,
    },
  },
  external: {
    email: "external@noordlicht.example",
    home: "/external",
    lines: [
      ...OWN_LINES,
      ["Search Jobs", "Vacatures zoeken"],
      ["My Applications", "Mijn sollicitaties"],
      ["Settings", "Instellingen"],
    ],
    screens: {
      Profile: PROFILE,
      "My Skills": SKILLS,
      "Search Jobs": {
        en: "/search-jobs/matches",
        nl: "/vacatures-zoeken/matches",
        title: "Search jobs",
        titel: "Vacatures zoeken",
      },
      "My Applications": { ...MY_APPLICATIONS, en: "/my-applications", nl: "/mijn-sollicitaties" },
      Settings: {
        en: "/settings/profile",
        nl: "/instellingen/profiel",
        title: "Settings",
        titel: "Instellingen",
      },
    },
  },
  staff: {
    email: "staff@vaardig.example",
    home: "/staff",
    lines: [
      ["Companies", "Bedrijven"],
      ["Overview", "Overzicht"],
      ["Add Company", "Bedrijf toevoegen"],
      ["Billing Settings", "Facturatie-instellingen"],
    ],
    screens: {
      Overview: {
        en: "/companies/overview",
        nl: "/bedrijven/overzicht",
        title: "Companies",
        titel: "Bedrijven",
      },
      "Add Company": {
        en: "/companies/add-company",
        nl: "/bedrijven/bedrijf-toevoegen",
        title: "Add company",
        titel: "Bedrijf toevoegen",
      },
      "Billing Settings": {
        en: "/companies/billing-settings",
        nl: "/bedrijven/facturatie-instellingen",
        title: "Billing settings",
        titel: "Facturatie-instellingen",
      },
    },
  },
};
