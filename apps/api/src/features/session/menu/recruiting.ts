import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";

const RECRUITERS: Role[] = ["moderator", "hr_manager", "admin"];
const WITH_VACANCIES: Role[] = [...RECRUITERS, "manager"];

/** Returns the screens below the list of own jobs: create, edit and view. */
function jobScreens(roles: Role[]) {
  return [
    entry("recruiting-job", ["Job", "Vacature"], roles, {
      segment: { en: ":jobId", nl: ":jobId" },
      hidden: true,
      children: [
        entry("recruiting-job-details", ["Details", "Details"], roles),
        entry("recruiting-job-pipeline", ["Pipeline", "Pijplijn"], without(roles, "employee")),
        entry("recruiting-job-matches", ["Matches", "Matches"], without(roles, "employee", "manager")),
        entry("recruiting-job-message", ["Message", "Bericht"], RECRUITERS),
      ],
    }),
  ];
}

function without(roles: Role[], ...left: Role[]): Role[] {
  return roles.filter((role) => !left.includes(role));
}

function editJob(roles: Role[]) {
  return [
    entry("edit-job", ["Edit Job", "Vacature bewerken"], roles, {
      segment: { en: "edit-job/:jobId", nl: "vacature-bewerken/:jobId" },
      hidden: true,
    }),
    entry("recruiting-project", ["Project details", "Projectdetails"], roles, {
      segment: { en: "projects/:projectId", nl: "projecten/:projectId" },
      hidden: true,
    }),
    entry("edit-project", ["Edit Project", "Project bewerken"], roles, {
      segment: { en: "edit-project/:projectId", nl: "project-bewerken/:projectId" },
      hidden: true,
    }),
  ];
}

/** Recruiting: candidates, pools, jobs and applications; for managers only their own jobs. */
export const recruiting = entry("recruiting", ["Recruiting", "Werving"], WITH_VACANCIES, {
  icon: "recruiting",
  children: [
    entry("candidates-list", ["Candidates List", "Kandidatenlijst"], RECRUITERS, { icon: "people" }),
    entry("candidate-profile", ["Profile", "Profiel"], RECRUITERS, {
      segment: { en: "profile/:candidateId", nl: "profiel/:candidateId" },
      hidden: true,
      children: [
        entry("candidate-overview", ["Overview", "Overzicht"], RECRUITERS),
        entry("candidate-tasks", ["Tasks", "Taken"], RECRUITERS),
        entry("candidate-notes", ["Notes", "Notities"], RECRUITERS),
        entry("candidate-status", ["Status", "Status"], RECRUITERS),
        entry("candidate-mails", ["Emails", "E-mails"], RECRUITERS),
        entry("candidate-activities", ["Activities", "Activiteiten"], RECRUITERS),
      ],
    }),
    entry("talent-pools", ["Talent Pools", "Talentpools"], RECRUITERS, {
      icon: "pool",
      children: [
        entry("talent-pool-profile", ["Profile", "Profiel"], RECRUITERS, {
          segment: { en: "profile/:talentPoolId", nl: "profiel/:talentPoolId" },
          hidden: true,
        }),
        entry("talent-pool-message", ["Message", "Bericht"], RECRUITERS, {
          segment: { en: "message/:talentPoolId", nl: "bericht/:talentPoolId" },
          hidden: true,
        }),
      ],
    }),
    entry("expert-finder", ["Expert Finder", "Expertzoeker"], RECRUITERS, { icon: "search" }),
    entry("recruiting-jobs", ["Jobs", "Vacatures"], WITH_VACANCIES, {
      icon: "work",
      children: jobScreens(WITH_VACANCIES),
    }),
    entry("create-job", ["Create Job", "Vacature aanmaken"], WITH_VACANCIES, { hidden: true }),
    ...editJob(WITH_VACANCIES),
    entry("applications", ["Applications", "Sollicitaties"], RECRUITERS, { icon: "applications" }),
    // Others find it below Jobs & Projects.
    entry("interviews", ["Interviews", "Gesprekken"], ["moderator"], { icon: "interviews" }),
  ],
});

const PROPOSERS: Role[] = ["employee"];

/** Proposals by employees: the same screens, for people who work on few jobs. */
export const proposals = [
  entry("recruiting-jobs", ["Proposals", "Voorstellen"], PROPOSERS, {
    icon: "idea",
    children: jobScreens(PROPOSERS),
  }),
  entry("create-job", ["Create Job", "Vacature aanmaken"], PROPOSERS, { hidden: true }),
  ...editJob(PROPOSERS),
];
