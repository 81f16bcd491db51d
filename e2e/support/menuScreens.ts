/** Path of a screen below its role's home, and its heading. */
export interface ScreenOf {
  en: string;
  nl: string;
  title: string | RegExp;
  titel: string | RegExp;
}

export const DASHBOARD = {
  en: "/dashboard",
  nl: "/dashboard",
  title: /^Good (morning|afternoon|evening), /,
  titel: /^Goede(morgen|middag|navond), /,
};
/** The heading is the person's name. */
export const PROFILE = { en: "/personal/profile", nl: "/persoonlijk/profiel", title: /\w/, titel: /\w/ };
export const SKILLS = {
  en: "/personal/my-skills/your-skills",
  nl: "/persoonlijk/mijn-vaardigheden/jouw-vaardigheden",
  title: "My skills",
  titel: "Mijn vaardigheden",
};
export const CONFIRMATIONS = {
  en: "/personal/confirmations",
  nl: "/persoonlijk/bevestigingen",
  title: "Confirmations",
  titel: "Bevestigingen",
};
export const JOBS = {
  en: "/jobs-&-projects/jobs/matches",
  nl: "/vacatures-&-projecten/vacatures/matches",
  title: "Internal jobs",
  titel: "Interne vacatures",
};
export const MY_APPLICATIONS = {
  en: "/jobs-&-projects/my-applications",
  nl: "/vacatures-&-projecten/mijn-sollicitaties",
  title: "My applications",
  titel: "Mijn sollicitaties",
};
export const CAREER_PATH = {
  en: "/career-path",
  nl: "/loopbaanpad",
  title: "Career Path",
  titel: "Loopbaanpad",
};
export const GOALS = {
  en: "/learning-&-development/goals",
  nl: "/leren-&-ontwikkelen/doelen",
  title: "Goals",
  titel: "Doelen",
};
export const COURSES = {
  en: "/learning-&-development/courses/matches",
  nl: "/leren-&-ontwikkelen/cursussen/matches",
  title: "Courses",
  titel: "Cursussen",
};
export const TEAM = {
  en: "/employees/team",
  nl: "/medewerkers/team",
  title: "Team",
  titel: "Team",
};
export const CERTIFICATES = {
  en: "/employees/certificates",
  nl: "/medewerkers/certificaten",
  title: "Certificates",
  titel: "Certificaten",
};
export const SKILLS_ANALYSIS = {
  en: "/analytics/skills-analysis",
  nl: "/analyse/vaardighedenanalyse",
  title: "Skills analysis",
  titel: "Vaardighedenanalyse",
};
export const RECRUITING_ANALYSIS = {
  en: "/analytics/recruiting-analysis",
  nl: "/analyse/wervingsanalyse",
  title: "Recruiting analysis",
  titel: "Wervingsanalyse",
};
export const DATA_REQUESTS = {
  en: "/employees/data-requests",
  nl: "/medewerkers/gegevensverzoeken",
  title: "Data requests",
  titel: "Gegevensverzoeken",
};
export const RECRUITING_JOBS = {
  en: "/recruiting/jobs",
  nl: "/werving/vacatures",
  title: "Jobs",
  titel: "Vacatures",
};
export const RECRUITING = {
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
  Applications: {
    en: "/recruiting/applications",
    nl: "/werving/sollicitaties",
    title: "Applications",
    titel: "Sollicitaties",
  },
};
export const ORGANIGRAM = {
  en: "/organization/organigram",
  nl: "/organisatie/organigram",
  title: "Organigram",
  titel: "Organigram",
};
export const ORGANIZATION = {
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
export const EMPLOYEE_LIST = {
  en: "/employees/employee-list",
  nl: "/medewerkers/medewerkerslijst",
  title: "Employees",
  titel: "Medewerkers",
};

/** Sidebar lines, English and Dutch. */
