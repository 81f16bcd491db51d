import { addToJobLists } from "@vaardig/contract/applications";
import {
  deactivateEmployees,
  deleteEmployees,
  getEmployee,
  previewImpact,
  reactivateEmployees,
  saveUser,
} from "@vaardig/contract/employees";
import type { Endpoint } from "@vaardig/contract/endpoint";
import { INTERNAL_ROLES, type Role } from "@vaardig/contract/roles";
import { addToTalentPools } from "@vaardig/contract/talentPools";
import type { Answer, TestApp } from "./buildApp.ts";
import type { TestUser } from "./factories.ts";

/** Whose record is asked for, as the manager of the company stands to them. */
export type Whose =
  | "line"
  | "deep_line"
  | "colleague"
  | "manager"
  | "hr_manager"
  | "admin"
  | "candidate"
  | "foreign";

/** What a row may ask with. */
export interface Scene {
  person: TestUser;
  vacancyId: string;
  talentPoolId: string;
}

export interface ScopeRow {
  name: string;
  /** Roles that may call it at all. */
  access: Endpoint["access"];
  ask: (as: ReturnType<TestApp["as"]>, scene: Scene) => Promise<Answer>;
  /** Per role, whose records are open; nobody's where a role is not named. */
  allowed: Partial<Record<Role, readonly Whose[]>>;
  /** Asking changes something, so what is open is not tried. */
  writes?: true;
}

const LINE: Whose[] = ["line", "deep_line"];
/** Employees and managers: those whose access HR decides on. */
const UP_TO_MANAGER: Whose[] = [...LINE, "colleague", "manager"];
const INTERNAL: Whose[] = [...UP_TO_MANAGER, "hr_manager", "admin"];
const COMPANY: Whose[] = [...INTERNAL, "candidate"];

const PRIVATE = { manager: LINE, hr_manager: COMPANY, admin: COMPANY };
const chosen = ({ person }: Scene) => ({ selection: { user_ids: [person.id] } });
const change =
  (what: object) =>
  (as: ReturnType<TestApp["as"]>, { person }: Scene) =>
    as.put("/user", { id: person.id, version: person.version, ...what });

function readOf(path: string): ScopeRow {
  return {
    name: `GET ${path}`,
    access: [...INTERNAL_ROLES, "freelancer"],
    ask: (as, { person }) => as.get(path, { user_id: person.id }),
    allowed: { ...PRIVATE, moderator: ["candidate"] },
  };
}

/** Every call about another person's record: a new one adds its row here. */
export const SCOPE_TABLE: readonly ScopeRow[] = [
  readOf("/skill_proficiency"),
  readOf("/skill_wish"),
  readOf("/language"),
  {
    name: "GET /employee/detail",
    access: getEmployee.access,
    ask: (as, { person }) => as.get("/employee/detail", { id: person.id }),
    allowed: PRIVATE,
  },
  {
    name: "PUT /user: what is private",
    access: saveUser.access,
    ask: change({ phone: "030 1" }),
    allowed: PRIVATE,
    writes: true,
  },
  {
    name: "PUT /user: where somebody works",
    access: saveUser.access,
    ask: change({ join_date: "2020-01-01" }),
    allowed: PRIVATE,
    writes: true,
  },
  {
    name: "PUT /user: the address somebody signs in with",
    access: saveUser.access,
    ask: change({ email: "taken-over@example.com" }),
    allowed: { hr_manager: [...UP_TO_MANAGER, "candidate"], admin: COMPANY },
    writes: true,
  },
  {
    name: "PUT /user: access level",
    access: saveUser.access,
    ask: (as, scene) =>
      change({ system_role: scene.person.systemRole === "manager" ? "employee" : "manager" })(as, scene),
    allowed: { hr_manager: UP_TO_MANAGER, admin: INTERNAL },
    writes: true,
  },
  {
    name: "POST /employee/impact",
    access: previewImpact.access,
    ask: (as, scene) => as.post("/employee/impact", chosen(scene)),
    allowed: { hr_manager: INTERNAL, admin: INTERNAL },
  },
  {
    name: "POST /employee/deactivate",
    access: deactivateEmployees.access,
    ask: (as, scene) => as.post("/employee/deactivate", chosen(scene)),
    allowed: { hr_manager: UP_TO_MANAGER, admin: INTERNAL },
    writes: true,
  },
  {
    name: "POST /employee/reactivate",
    access: reactivateEmployees.access,
    ask: (as, scene) => as.post("/employee/reactivate", chosen(scene)),
    allowed: { hr_manager: UP_TO_MANAGER, admin: INTERNAL },
    writes: true,
  },
  {
    name: "DELETE /employee",
    access: deleteEmployees.access,
    ask: (as, scene) => as.delete("/employee", undefined, chosen(scene)),
    allowed: { admin: INTERNAL },
    writes: true,
  },
  {
    name: "POST /talent_pools/candidates",
    access: addToTalentPools.access,
    ask: (as, scene) =>
      as.post("/talent_pools/candidates", { talent_pool_ids: [scene.talentPoolId], ...chosen(scene) }),
    allowed: { manager: LINE, hr_manager: INTERNAL, admin: INTERNAL, moderator: COMPANY },
    writes: true,
  },
  {
    name: "POST /candidate_list",
    access: addToJobLists.access,
    ask: (as, scene) => as.post("/candidate_list", { job_vacancy_ids: [scene.vacancyId], ...chosen(scene) }),
    allowed: { manager: LINE, hr_manager: INTERNAL, admin: INTERNAL, moderator: COMPANY },
    writes: true,
  },
];
