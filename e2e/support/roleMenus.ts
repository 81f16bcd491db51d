/** Where a screen is below its role's home, and its heading. */
export interface ScreenOf {
  en: string;
  nl: string;
  title: string | RegExp;
  titel: string | RegExp;
}

/** What one role finds in its sidebar. */
export interface RoleMenu {
  email: string;
  home: string;
  /** Dutch word for the prefix. */
  alias: string;
  /** Every line of the sidebar, categories included. */
  lines: [en: string, nl: string][];
  /** Entry of the sidebar → address below the home and heading of its screen; the first one is where sign-in leads. */
  screens: Record<string, ScreenOf>;
  notFound: string;
}

export const DASHBOARD = {
  en: "/dashboard",
  nl: "/dashboard",
  title: /^Good (morning|afternoon|evening), /,
  titel: /^Goede(morgen|middag|navond), /,
};
/** Its heading is the person's name. */
const PROFILE = { en: "/personal/profile", nl: "/persoonlijk/profiel", title: /\w/, titel: /\w/ };
const SKILLS = {
  en: "/personal/my-skills/your-skills",
  nl: "/persoonlijk/mijn-vaardigheden/jouw-vaardigheden",
  title: "My skills",
  titel: "Mijn vaardigheden",
};
const JOBS = {
  en: "/jobs-&-projects/jobs/matches",
  nl: "/vacatures-&-projecten/vacatures/matches",
  title: "Jobs",
  titel: "Vacatures",
};
const MY_APPLICATIONS = {
  en: "/jobs-&-projects/my-applications",
  nl: "/vacatures-&-projecten/mijn-sollicitaties",
  title: "My applications",
  titel: "Mijn sollicitaties",
};
const RECRUITING_JOBS = {
  en: "/recruiting/jobs",
  nl: "/werving/vacatures",
  title: "Jobs",
  titel: "Vacatures",
};
const CREATE_JOB = {
  en: "/recruiting/create-job",
  nl: "/werving/vacature-aanmaken",
  title: "Create job",
  titel: "Vacature aanmaken",
};
const RECRUITING = {
  "Candidates List": {
    en: "/recruiting/candidates-list",
    nl: "/werving/kandidatenlijst",
    title: "Candidates",
    titel: "Kandidaten",
  },
  "Talent Pools": {
    en: "/recruiting/talent-pools",
    nl: "/werving/talentpools",
    title: "Talent pools",
    titel: "Talentpools",
  },
  "Expert Finder": {
    en: "/recruiting/expert-finder",
    nl: "/werving/expertzoeker",
    title: "Expert finder",
    titel: "Expertzoeker",
  },
  "Create Job": CREATE_JOB,
  Applications: {
    en: "/recruiting/applications",
    nl: "/werving/sollicitaties",
    title: "Applications",
    titel: "Sollicitaties",
  },
};
const ORGANIGRAM = {
  en: "/organization/organigram",
  nl: "/organisatie/organigram",
  title: "Organigram",
  titel: "Organigram",
};
const ORGANIZATION = {
  "Departments, Teams & Roles": {
    en: "/organization/departments,-teams-&-roles",
    nl: "/organisatie/afdelingen,-teams-&-rollen",
    title: "Departments, Teams & Roles",
    titel: "Afdelingen, teams en rollen",
  },
  Organigram: ORGANIGRAM,
  "Skill Profiles": {
    en: "/organization/skill-profiles",
    nl: "/organisatie/vaardigheidsprofielen",
    title: "Skill profiles",
    titel: "Vaardigheidsprofielen",
  },
  "Skill Catalogue": {
    en: "/organization/skill-catalogue",
    nl: "/organisatie/vaardighedencatalogus",
    title: "Skill catalogue",
    titel: "Vaardighedencatalogus",
  },
};
const EMPLOYEE_LIST = {
  en: "/employees/employee-list",
  nl: "/medewerkers/medewerkerslijst",
  title: "Employees",
  titel: "Medewerkers",
};

/** Lines of a sidebar, English beside Dutch. */
type Lines = [en: string, nl: string][];
const OWN_LINES: Lines = [
  ["Personal", "Persoonlijk"],
  ["Profile", "Profiel"],
  ["My Skills", "Mijn vaardigheden"],
];
const JOB_LINES: Lines = [
  ["Jobs & Projects", "Vacatures & projecten"],
  ["Jobs", "Vacatures"],
  ["My Applications", "Mijn sollicitaties"],
];
const ORGANIZATION_LINES: Lines = [
  ["Organization", "Organisatie"],
  ["Departments, Teams & Roles", "Afdelingen, Teams & Rollen"],
  ["Organigram", "Organigram"],
  ["Skill Profiles", "Vaardigheidsprofielen"],
  ["Skill Catalogue", "Vaardighedencatalogus"],
];
const EMPLOYEE_LINES: Lines = [
  ["Employees", "Medewerkers"],
  ["Employee List", "Medewerkerslijst"],
];
/** Where people both search and recruit, two lines are called Jobs. */
const RECRUITING_LINES: Lines = [
  ["Recruiting", "Werving"],
  ["Candidates List", "Kandidatenlijst"],
  ["Talent Pools", "Talentpools"],
  ["Expert Finder", "Expertzoeker"],
  ["Jobs", "Vacatures"],
  ["Create Job", "Vacature aanmaken"],
  ["Applications", "Sollicitaties"],
];
const START: Lines = [["Dashboard", "Dashboard"]];
export const GLOBAL = "This page does not exist";
const OWN = "We could not find this page";

/** Role → its menu as the server sends it. */
export const MENUS: Record<string, RoleMenu> = {
  employee: {
    email: "employee@noordlicht.example",
    home: "/employee",
    alias: "/medewerker",
    lines: [
      ...START,
      ...OWN_LINES,
      ...JOB_LINES,
      ["Proposals", "Voorstellen"],
      ["Organization", "Organisatie"],
      ["Organigram", "Organigram"],
    ],
    screens: {
      Dashboard: DASHBOARD,
      Profile: PROFILE,
      "My Skills": SKILLS,
      Jobs: JOBS,
      "My Applications": MY_APPLICATIONS,
      Proposals: {
        ...RECRUITING_JOBS,
        en: "/jobs-&-projects/proposals",
        nl: "/vacatures-&-projecten/voorstellen",
        title: "Proposals",
        titel: "Voorstellen",
      },
      Organigram: ORGANIGRAM,
    },
    notFound: OWN,
  },
  manager: {
    email: "manager@noordlicht.example",
    home: "/manager",
    alias: "/leidinggevende",
    lines: [
      ...START,
      ...OWN_LINES,
      ["Employees", "Medewerkers"],
      ...ORGANIZATION_LINES,
      ...JOB_LINES,
      ["Recruiting", "Werving"],
      ["Jobs", "Vacatures"],
      ["Create Job", "Vacature aanmaken"],
    ],
    screens: {
      Dashboard: DASHBOARD,
      Profile: PROFILE,
      "My Skills": SKILLS,
      Employees: { ...EMPLOYEE_LIST, en: "/employees", nl: "/medewerkers" },
      ...ORGANIZATION,
      Jobs: JOBS,
      "My Applications": MY_APPLICATIONS,
      "Create Job": CREATE_JOB,
    },
    notFound: GLOBAL,
  },
  "HR manager": {
    email: "hr@noordlicht.example",
    home: "/hr-manager",
    alias: "/hr-beheerder",
    lines: [
      ...START,
      ...OWN_LINES,
      ...ORGANIZATION_LINES,
      ...EMPLOYEE_LINES,
      ...JOB_LINES,
      ...RECRUITING_LINES,
    ],
    screens: {
      Dashboard: DASHBOARD,
      Profile: PROFILE,
      "My Skills": SKILLS,
      ...ORGANIZATION,
      "Employee List": EMPLOYEE_LIST,
      Jobs: JOBS,
      "My Applications": MY_APPLICATIONS,
      ...RECRUITING,
    },
    notFound: GLOBAL,
  },
  administrator: {
    email: "admin@noordlicht.example",
    home: "/admin",
    alias: "/beheerder",
    lines: [
      ...START,
      ...ORGANIZATION_LINES,
      ...EMPLOYEE_LINES,
      ...JOB_LINES,
      ...RECRUITING_LINES,
      ["Settings", "Instellingen"],
      ["Company Profile", "Bedrijfsprofiel"],
      ["Employee Role", "Medewerkersrol"],
      ["Outbox", "Postvak uit"],
    ],
    screens: {
      Dashboard: DASHBOARD,
      ...ORGANIZATION,
      "Employee List": EMPLOYEE_LIST,
      Jobs: JOBS,
      "My Applications": MY_APPLICATIONS,
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
      Outbox: {
        en: "/settings/outbox",
        nl: "/instellingen/postvak-uit",
        title: "Outbox",
        titel: "Postvak uit",
      },
    },
    notFound: GLOBAL,
  },
  "recruitment manager": {
    email: "recruiter@noordlicht.example",
    home: "/recruitment-manager",
    alias: "/wervingsmanager",
    lines: [...START, ["Personal", "Persoonlijk"], ["Profile", "Profiel"], ...RECRUITING_LINES],
    screens: {
      Dashboard: { ...DASHBOARD, title: /^Hello /, titel: /^Hallo / },
      Profile: PROFILE,
      Jobs: RECRUITING_JOBS,
      ...RECRUITING,
    },
    notFound: GLOBAL,
  },
  external: {
    email: "external@noordlicht.example",
    home: "/external",
    alias: "/extern",
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
        title: "Jobs",
        titel: "Vacatures",
      },
      "My Applications": { ...MY_APPLICATIONS, en: "/my-applications", nl: "/mijn-sollicitaties" },
      Settings: { en: "/settings", nl: "/instellingen", title: "Settings", titel: "Instellingen" },
    },
    notFound: OWN,
  },
  staff: {
    email: "staff@vaardig.example",
    home: "/staff",
    alias: "/personeel",
    lines: [
      ["Companies", "Bedrijven"],
      ["Overview", "Overzicht"],
    ],
    screens: {
      Overview: {
        en: "/companies/overview",
        nl: "/bedrijven/overzicht",
        title: "Companies",
        titel: "Bedrijven",
      },
    },
    notFound: "There is nothing at this address",
  },
};
