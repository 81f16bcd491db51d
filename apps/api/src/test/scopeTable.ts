import {
  CANDIDATES_READ,
  COMPANY,
  INTERNAL,
  LINE,
  PRIVATE,
  putUser,
  RECORD_MANAGERS,
  readOf,
  type ScopeRow,
  SKILL_RATERS,
  selectionOf,
  studyDates,
  UP_TO_MANAGER,
  writeOf,
} from "./scopeRow.ts";
import { CANDIDATE_SCOPES } from "./scopesOfCandidates.ts";
import { CAREER_SCOPES } from "./scopesOfCareers.ts";
import { RECORD_SCOPES } from "./scopesOfRecords.ts";

/** Every call about another person's record; new calls add a row here. */
export const SCOPE_TABLE: readonly ScopeRow[] = [
  ...RECORD_SCOPES,
  ...CANDIDATE_SCOPES,
  readOf("/skill_proficiency"),
  readOf("/skill_profile/match"),
  { ...readOf("/skill_wish"), allowed: { hr_manager: COMPANY, admin: COMPANY, moderator: ["candidate"] } },
  readOf("/language"),
  readOf("/experience"),
  readOf("/education"),
  readOf("/files"),
  ...CAREER_SCOPES,
  {
    ...readOf("/skill_proficiency/history"),
    ask: (as, { person, skillId }) =>
      as.get("/skill_proficiency/history", { user_id: person.id, skill_id: skillId }),
  },
  {
    ...readOf("/system_events"),
    ask: (as, { person }) => as.get("/system_events", { user_ids: person.id }),
  },
  writeOf("PUT /candidate", RECORD_MANAGERS, (as, { person }) =>
    as.put("/candidate", { id: person.id, version: person.version, headline: "Taken over" }),
  ),
  writeOf("POST /experience", RECORD_MANAGERS, (as, { person }) =>
    as.post("/experience", {
      user_id: person.id,
      position: "Baker",
      company: "Bakery",
      start_date: "2020-01-01",
      current_job: true,
    }),
  ),
  writeOf("POST /education", RECORD_MANAGERS, (as, { person }) =>
    as.post("/education", { user_id: person.id, degree: "A", institution: "B", level: "C", ...studyDates }),
  ),
  writeOf("POST /language", RECORD_MANAGERS, (as, { person }) =>
    as.post("/language", { user_id: person.id, languages: [{ language: "fr", level: "Native" }] }),
  ),
  writeOf("POST /skill_proficiency/confirm", SKILL_RATERS, (as, { person, skillId }) =>
    as.post("/skill_proficiency/confirm", { user_id: person.id, skill_id: skillId, level: 3 }),
  ),
  ...["/goals/", "/goals/proposals", "/goals/preset", "/goals/suggestions"].map((path) => ({
    ...readOf(path),
    allowed: PRIVATE,
  })),
  writeOf("POST /goals/", PRIVATE, (as, { person, skillId }) =>
    as.post("/goals/", {
      user_id: person.id,
      name: "Taken over",
      description: "By others",
      start_date: "2026-01-01",
      due_date: "2026-06-30",
      skills: [{ skill_id: skillId, level: 3 }],
      actions: [{ kind: "activity", title: "Do it" }],
    }),
  ),
  {
    name: "GET /mail_template/sent",
    ask: (as, { person }) => as.get("/mail_template/sent", { user_id: person.id }),
    allowed: RECORD_MANAGERS,
  },
  {
    name: "GET /candidate_notes",
    ask: (as, { person }) => as.get("/candidate_notes", { user_id: person.id }),
    allowed: SKILL_RATERS,
  },
  writeOf(
    "POST /candidate_notes",
    { manager: LINE, hr_manager: INTERNAL, admin: COMPANY, moderator: ["candidate"] },
    (as, { person }) => as.post("/candidate_notes", { user_id: person.id, title: "A", description: "B" }),
  ),
  {
    name: "GET /invitation",
    ask: (as, { person }) => as.get("/invitation", { user_id: person.id }),
    allowed: { manager: LINE, hr_manager: INTERNAL, admin: INTERNAL },
  },
  writeOf("POST /invitation", { manager: LINE, hr_manager: INTERNAL, admin: INTERNAL }, (as, scene) =>
    as.post("/invitation", selectionOf(scene)),
  ),
  {
    name: "GET /employee/detail",
    ask: (as, { person }) => as.get("/employee/detail", { id: person.id }),
    allowed: PRIVATE,
  },
  {
    name: "GET /employee/skill_facts",
    ask: (as, { person }) => as.get("/employee/skill_facts", { user_ids: person.id }),
    allowed: { manager: LINE, hr_manager: INTERNAL, admin: INTERNAL },
  },
  {
    name: "PUT /user: what is private",
    ask: putUser({ phone: "030 1" }),
    allowed: PRIVATE,
    writes: true,
  },
  {
    name: "PUT /user: where someone works",
    ask: putUser({ join_date: "2020-01-01" }),
    allowed: PRIVATE,
    writes: true,
  },
  {
    name: "PUT /user: the address someone signs in with",
    ask: putUser({ email: "taken-over@example.com" }),
    allowed: { hr_manager: [...UP_TO_MANAGER, "candidate"], admin: COMPANY },
    writes: true,
  },
  {
    name: "PUT /user: access level",
    ask: (as, scene) =>
      putUser({ system_role: scene.person.systemRole === "manager" ? "employee" : "manager" })(as, scene),
    allowed: { hr_manager: UP_TO_MANAGER, admin: INTERNAL },
    writes: true,
  },
  {
    name: "POST /employee/bulk_edit",
    ask: (as, scene) => as.post("/employee/bulk_edit", { ...selectionOf(scene), department_id: null }),
    allowed: { manager: LINE, hr_manager: INTERNAL, admin: INTERNAL },
    writes: true,
  },
  {
    name: "POST /employee/impact",
    ask: (as, scene) => as.post("/employee/impact", selectionOf(scene)),
    allowed: { hr_manager: INTERNAL, admin: INTERNAL },
  },
  {
    name: "POST /employee/deactivate",
    ask: (as, scene) => as.post("/employee/deactivate", selectionOf(scene)),
    allowed: { hr_manager: UP_TO_MANAGER, admin: INTERNAL },
    writes: true,
  },
  {
    name: "POST /employee/reactivate",
    ask: (as, scene) => as.post("/employee/reactivate", selectionOf(scene)),
    allowed: { hr_manager: UP_TO_MANAGER, admin: INTERNAL },
    writes: true,
  },
  {
    name: "DELETE /employee",
    ask: (as, scene) => as.delete("/employee", undefined, selectionOf(scene)),
    allowed: { admin: INTERNAL },
    writes: true,
  },
  {
    name: "POST /talent_pools/candidates",
    ask: (as, scene) =>
      as.post("/talent_pools/candidates", { talent_pool_ids: [scene.talentPoolId], ...selectionOf(scene) }),
    allowed: { manager: LINE, hr_manager: COMPANY, admin: COMPANY, moderator: COMPANY },
    writes: true,
  },
  {
    name: "POST /candidate_list",
    ask: (as, scene) =>
      as.post("/candidate_list", { job_vacancy_ids: [scene.vacancyId], ...selectionOf(scene) }),
    allowed: { manager: LINE, hr_manager: COMPANY, admin: COMPANY, moderator: COMPANY },
    writes: true,
  },
  {
    name: "POST /expert_finder/explain",
    ask: (as, { person, skillId }) =>
      as.post("/expert_finder/explain", {
        user_id: person.id,
        skills: [{ skill_id: skillId, level: 3, kind: "essential", importance: 3, must_have: false }],
      }),
    allowed: { hr_manager: COMPANY, admin: COMPANY, moderator: COMPANY },
  },
  {
    name: "GET /user_status",
    ask: (as, { person }) => as.get("/user_status", { user_id: person.id }),
    allowed: CANDIDATES_READ,
  },
  {
    name: "GET /candidate_tasks",
    ask: (as, { person }) => as.get("/candidate_tasks", { user_id: person.id }),
    allowed: CANDIDATES_READ,
  },
  {
    name: "POST /candidate_tasks",
    ask: (as, { person }) =>
      as.post("/candidate_tasks", {
        user_id: person.id,
        title: "Call",
        type: "call",
        activity_date: "2030-01-01",
      }),
    allowed: { moderator: ["candidate"], admin: ["candidate"] },
    writes: true,
  },
  {
    name: "PUT /candidate_list/consent",
    ask: (as, { person }) => as.put("/candidate_list/consent", { user_id: person.id, given: true }),
    allowed: { moderator: ["candidate"], admin: ["candidate"] },
    writes: true,
  },
];
