import { type Capability, capability } from "./capability.ts";

/** Rights on jobs, recruiting and the company. */
export const accessToJobs: readonly Capability[] = [
  capability(
    "search_jobs",
    "Search internal jobs and projects, matches, save",
    "Interne vacatures en projecten zoeken, matches, opslaan",
    ["Cv", "Cv", "Cv", "Cv", "", "Sv", ""],
    { v: ["GET /job_vacancy/matches", "POST /saved_job"] },
  ),
  capability(
    "apply",
    "Apply, withdraw, my applications",
    "Solliciteren, intrekken, mijn sollicitaties",
    ["Oe", "Oe", "Oe", "Oe", "", "Oe", ""],
    { e: ["POST /applications", "POST /my_applications/withdraw", "GET /my_applications"] },
  ),
  capability(
    "create_vacancy",
    "Create project or job",
    "Project of vacature aanmaken",
    ["Op", "Se", "Ce", "Se", "Se", "", ""],
    { p: ["POST /job_vacancy", "POST /project_vacancy"], e: ["POST /job_vacancy", "POST /project_vacancy"] },
  ),
  capability(
    "submit_vacancy",
    "Submit for approval",
    "Ter goedkeuring indienen",
    ["Se", "Se", "Se", "Se", "Se", "", ""],
    { e: ["POST /job_vacancy/submit", "POST /project_vacancy/submit"] },
  ),
  capability("approve_vacancy", "Approve, decline", "Goedkeuren, afwijzen", ["", "", "Ca", "", "", "", ""], {
    a: ["POST /job_vacancy/approve", "POST /job_vacancy/decline", "POST /project_vacancy/approve"],
  }),
  capability(
    "pipeline",
    "Pipeline, stage moves, reject, reinstate, archive",
    "Pijplijn, van fase wisselen, afwijzen, herstellen, archiveren",
    ["", "Sv", "Ce", "Cv Se", "Se", "", ""],
    {
      v: ["GET /candidate_list/pipeline"],
      e: [
        "POST /applications/move",
        "POST /applications/reject",
        "POST /applications/reinstate",
        "POST /applications/archive",
      ],
    },
  ),
  capability(
    "interviews",
    "Interviews: plan, book, cancel",
    "Gesprekken plannen, boeken, afzeggen",
    ["", "Sv", "Ce", "Se", "Se", "", ""],
    { v: ["GET /interviews"], e: ["POST /interviews", "POST /interviews/book", "POST /interviews/cancel"] },
  ),
  capability(
    "scorecards",
    "Scorecards of interviews held",
    "Beoordelingen van gevoerde gesprekken",
    ["Oe", "Oe", "Oe", "Oe", "Oe", "", ""],
    { e: ["GET /interviews/mine", "POST /scorecards"] },
  ),
  capability(
    "candidates",
    "Candidates, tasks, emails, pools, merge",
    "Kandidaten, taken, e-mails, pools, samenvoegen",
    ["", "", "Ce", "Cv Se", "Se", "", ""],
    {
      v: ["GET /candidate_list/candidates"],
      e: [
        "POST /candidate_list/candidates",
        "POST /candidate_tasks",
        "POST /mail_template/send",
        "POST /candidate_list/merge",
      ],
    },
  ),
  capability(
    "notes",
    "Notes about people",
    "Notities over personen",
    ["", "Te", "Ce", "Ce", "Se(candidates)", "", ""],
    { e: ["POST /candidate_notes", "PUT /candidate_notes"] },
  ),
  capability("expert_finder", "Expert finder", "Expertzoeker", ["", "", "Cv", "Cv", "Cv", "", ""], {
    v: ["POST /expert_finder/search"],
  }),
  capability(
    "recruiting_analysis",
    "Recruiting analysis",
    "Wervingsanalyse",
    ["", "", "Cv", "Cv", "Cv", "", ""],
    {
      v: ["GET /analysis/hiring"],
    },
  ),
  capability(
    "match_explanation",
    "Match explanation",
    "Uitleg van een match",
    ["Ov", "Tv", "Cv", "Cv", "Sv", "Ov", ""],
    { v: ["GET /job_vacancy/match"] },
  ),
  capability(
    "company_profile",
    "Company profile",
    "Bedrijfsprofiel",
    ["Cv", "Cv", "Ce", "Cv", "Cv", "", ""],
    { v: ["GET /company"], e: ["PUT /company", "POST /company/logo"] },
  ),
  capability(
    "employee_role",
    "Access levels, sign-ups, failed sign-ins",
    "Toegangsniveaus, aanmeldingen, mislukte inlogpogingen",
    ["", "", "Ce", "", "", "", ""],
    { e: ["PUT /employee_role", "POST /employee_role/approve", "GET /employee_role/activity"] },
  ),
  capability(
    "billing",
    "Subscription, billing details, own invoices",
    "Abonnement, factuurgegevens, eigen facturen",
    ["", "", "Ce", "", "", "", ""],
    { e: ["PUT /billing/details", "POST /billing/cancel", "GET /billing/invoices"] },
  ),
  capability(
    "invoicing",
    "Prices, seller, payments of companies",
    "Prijzen, verkoper, betalingen van bedrijven",
    ["", "", "", "", "", "", "Xe"],
    { e: ["PUT /billing/settings", "POST /billing/price", "POST /billing/payments"] },
  ),
  capability(
    "audit_log",
    "Activity log",
    "Activiteitenlogboek",
    ["Ov(about_me)", "Tv", "Cv", "Cv", "Sv(candidates)", "Ov(about_me)", ""],
    { v: ["GET /system_events"] },
  ),
  capability(
    "companies",
    "Companies: add, edit, extend trial, suspend",
    "Bedrijven: toevoegen, wijzigen, proefperiode verlengen, opschorten",
    ["", "", "", "", "", "", "Xe(no_people)"],
    {
      e: [
        "POST /companies",
        "PUT /companies/:id",
        "POST /companies/:id/extend_trial",
        "POST /companies/:id/suspend",
      ],
    },
  ),
  capability(
    "first_admin",
    "Invite a company's first administrator",
    "De eerste beheerder van een bedrijf uitnodigen",
    ["", "", "", "", "", "", "Xe"],
    { e: ["POST /companies/:id/invitation"] },
  ),
];
