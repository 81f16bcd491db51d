import type { Role } from "@vaardig/contract/roles";
import type { Answer, TestApp } from "./buildApp.ts";
import type { TestUser } from "./factories.ts";

/** Owner of the requested record, in relation to the company's manager. */
export type PersonKind =
  | "line"
  | "deep_line"
  | "colleague"
  | "manager"
  | "hr_manager"
  | "admin"
  | "candidate"
  | "foreign";

/** Ids of a person's records, one of each kind. */
export interface PersonRecordIds {
  experience: string;
  education: string;
  certificate: string;
  file: string;
  skill: string;
  wish: string;
  /** Written by an administrator. */
  note: string;
  task: string;
}

/** The data available to a row's request. */
export interface Scene {
  person: TestUser;
  kept: PersonRecordIds;
  /** A second candidate, for calls with two. */
  other: TestUser;
  vacancyId: string;
  skillId: string;
  talentPoolId: string;
}

export interface ScopeRow {
  name: string;
  ask: (as: ReturnType<TestApp["as"]>, scene: Scene) => Promise<Answer>;
  /** Records open to each role; none for roles that are left out. */
  allowed: Partial<Record<Role, readonly PersonKind[]>>;
  /** Records that return 404 instead of 403 to roles that may make the call, to hide their existence. */
  hides?: readonly PersonKind[];
  /** The call changes data, so permitted calls are not made. */
  writes?: true;
}

export const LINE: PersonKind[] = ["line", "deep_line"];
/** Employees and managers, whose access HR managers control. */
export const UP_TO_MANAGER: PersonKind[] = [...LINE, "colleague", "manager"];
export const INTERNAL: PersonKind[] = [...UP_TO_MANAGER, "hr_manager", "admin"];
export const COMPANY: PersonKind[] = [...INTERNAL, "candidate"];

export const PRIVATE = { manager: LINE, hr_manager: COMPANY, admin: COMPANY };
export const CANDIDATES_READ: Partial<Record<Role, readonly PersonKind[]>> = {
  moderator: ["candidate"],
  hr_manager: ["candidate"],
  admin: ["candidate"],
};
export const selectionOf = ({ person }: Scene) => ({ selection: { user_ids: [person.id] } });
export const putUser =
  (what: object) =>
  (as: ReturnType<TestApp["as"]>, { person }: Scene) =>
    as.put("/user", { id: person.id, version: person.version, ...what });

export function readOf(path: string): ScopeRow {
  return {
    name: `GET ${path}`,
    ask: (as, { person }) => as.get(path, { user_id: person.id }),
    allowed: { ...PRIVATE, moderator: ["candidate"] },
  };
}

/** Returns a row for a call that changes data about a person. */
export function writeOf(name: string, allowed: ScopeRow["allowed"], ask: ScopeRow["ask"]): ScopeRow {
  return { name, allowed, ask, writes: true };
}

/**
 * Profiles that each role may edit: HR managers and administrators all of the company, recruiters candidates.
 */
export const RECORD_MANAGERS = {
  hr_manager: COMPANY,
  admin: COMPANY,
  moderator: ["candidate"],
} satisfies ScopeRow["allowed"];
export const SKILL_RATERS = { ...RECORD_MANAGERS, manager: LINE } satisfies ScopeRow["allowed"];
export const studyDates = { started: "2015-09-01", finished: "2019-07-01" };
