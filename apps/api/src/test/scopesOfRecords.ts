import {
  COMPANY,
  INTERNAL,
  LINE,
  type PersonRecordIds,
  RECORD_MANAGERS,
  readOf,
  type ScopeRow,
  SKILL_RATERS,
  selectionOf,
  studyDates,
  UP_TO_MANAGER,
  writeOf,
} from "./scopeRow.ts";

const INVITED = { manager: LINE, hr_manager: INTERNAL, admin: INTERNAL };
const ADMINS = { admin: COMPANY };
const JOB = { position: "Baker", company: "Bakery", start_date: "2020-01-01", current_job: true };

const change = (path: string, kind: keyof PersonRecordIds, allowed: ScopeRow["allowed"], values: object) =>
  writeOf(`PUT ${path}`, allowed, (as, { kept }) => as.put(path, { id: kept[kind], version: 1, ...values }));
const remove = (path: string, kind: keyof PersonRecordIds, allowed: ScopeRow["allowed"]) =>
  writeOf(`DELETE ${path}`, allowed, (as, { kept }) => as.delete(path, { id: kept[kind] }));

/** Calls about single records of a person, and about account access. */
export const RECORD_SCOPES: readonly ScopeRow[] = [
  writeOf("POST /legal_hold", { hr_manager: COMPANY, admin: COMPANY }, (as, { person }) =>
    as.post("/legal_hold", { user_id: person.id, reason: "A case" }),
  ),
  writeOf("DELETE /legal_hold", { hr_manager: COMPANY, admin: COMPANY }, (as, { person }) =>
    as.delete("/legal_hold", { user_id: person.id }),
  ),
  readOf("/certificate"),
  writeOf("POST /certificate", RECORD_MANAGERS, (as, { person }) =>
    as.post("/certificate", { user_id: person.id, name: "First aid" }),
  ),
  change("/certificate", "certificate", RECORD_MANAGERS, { name: "First aid" }),
  remove("/certificate", "certificate", RECORD_MANAGERS),
  writeOf("POST /certificate/confirm", SKILL_RATERS, (as, { kept }) =>
    as.post("/certificate/confirm", { id: kept.certificate, version: 1 }),
  ),
  remove("/certificate/scan", "certificate", RECORD_MANAGERS),
  change("/experience", "experience", RECORD_MANAGERS, JOB),
  remove("/experience", "experience", RECORD_MANAGERS),
  change("/education", "education", RECORD_MANAGERS, {
    degree: "A",
    institution: "B",
    level: "C",
    ...studyDates,
  }),
  remove("/education", "education", RECORD_MANAGERS),
  remove("/files", "file", RECORD_MANAGERS),
  // Only the person may withdraw a self-assessment; others add confirmations.
  remove("/skill_proficiency", "skill", {}),
  remove("/skill_wish", "wish", {}),
  change("/candidate_notes", "note", ADMINS, { title: "A", description: "B" }),
  remove("/candidate_notes", "note", ADMINS),
  change("/candidate_tasks", "task", { moderator: COMPANY, admin: COMPANY }, { done: true }),
  remove("/candidate_tasks", "task", { moderator: COMPANY, admin: COMPANY }),
  writeOf("POST /skill_proficiency/confirm/bulk", SKILL_RATERS, (as, { person, skillId }) =>
    as.post("/skill_proficiency/confirm/bulk", {
      user_id: person.id,
      skills: [{ skill_id: skillId, level: 3 }],
    }),
  ),
  writeOf("POST /skill_proficiency/confirm/undo", SKILL_RATERS, (as, { person, skillId }) =>
    as.post("/skill_proficiency/confirm/undo", { user_id: person.id, ids: [skillId] }),
  ),
  {
    name: "GET /candidate",
    ask: (as, { person }) => as.get("/candidate", { id: person.id }),
    allowed: {
      employee: INTERNAL,
      manager: INTERNAL,
      hr_manager: COMPANY,
      admin: COMPANY,
      moderator: COMPANY,
    },
  },
  {
    name: "GET /job_vacancy/match",
    ask: (as, { person, vacancyId }) =>
      as.get("/job_vacancy/match", { job_vacancy_id: vacancyId, user_id: person.id }),
    allowed: { manager: LINE, hr_manager: COMPANY, admin: COMPANY, moderator: COMPANY },
  },
  ...["/user/address_change"].flatMap((path): ScopeRow[] => {
    const allowed = {
      hr_manager: [...UP_TO_MANAGER, "candidate"],
      admin: COMPANY,
    } satisfies ScopeRow["allowed"];
    return [
      writeOf(`POST ${path}`, allowed, (as, { person }) => as.post(path, { user_id: person.id })),
      writeOf(`DELETE ${path}`, allowed, (as, { person }) =>
        as.delete(path, undefined, { user_id: person.id }),
      ),
    ];
  }),
  {
    name: "POST /invitation/preview",
    ask: (as, scene) => as.post("/invitation/preview", selectionOf(scene)),
    allowed: INVITED,
  },
  writeOf("POST /invitation/resend", INVITED, (as, scene) =>
    as.post("/invitation/resend", selectionOf(scene)),
  ),
  writeOf("POST /invitation/revoke", INVITED, (as, scene) =>
    as.post("/invitation/revoke", selectionOf(scene)),
  ),
  {
    name: "GET /employee_role/impact",
    ask: (as, { person }) => as.get("/employee_role/impact", { user_id: person.id, system_role: "employee" }),
    allowed: { admin: INTERNAL },
  },
  writeOf("PUT /employee_role", { admin: INTERNAL }, (as, { person }) =>
    as.put("/employee_role", { user_id: person.id, version: person.version, system_role: "employee" }),
  ),
  ...(["approve", "decline"] as const).map((act) =>
    writeOf(`POST /employee_role/${act}`, ADMINS, (as, { person }) =>
      as.post(`/employee_role/${act}`, { user_id: person.id }),
    ),
  ),
];
