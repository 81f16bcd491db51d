import type { Role } from "@vaardig/contract/roles";
import type { Answer, TestApp } from "./buildApp.ts";
import type { TestUser } from "./factories.ts";

/** Owner of the requested record, in relation to the company's manager. */
export type Whose =
  | "line"
  | "deep_line"
  | "colleague"
  | "manager"
  | "hr_manager"
  | "admin"
  | "candidate"
  | "foreign";

/** Ids of a person's records, one of each kind. */
export interface KeptOf {
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
  kept: KeptOf;
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
  allowed: Partial<Record<Role, readonly Whose[]>>;
  /** Records that return 404 instead of 403 to roles that may make the call, to hide their existence. */
  hides?: readonly Whose[];
  /** The call changes data, so permitted calls are not made. */
  writes?: true;
}

export const LINE: Whose[] = ["line", "deep_line"];
/** Employees and managers, whose access HR managers control. */
export const UP_TO_MANAGER: Whose[] = [...LINE, "colleague", "manager"];
export const INTERNAL: Whose[] = [...UP_TO_MANAGER, "hr_manager", "admin"];
export const COMPANY: Whose[] = [...INTERNAL, "candidate"];

export const PRIVATE = { manager: LINE, hr_manager: COMPANY, admin: COMPANY };
export const CANDIDATES_READ: Partial<Record<Role, readonly Whose[]>> = {
  moderator: ["candidate"],
  hr_manager: ["candidate"],
  admin: ["candidate"],
};
export const chosen = ({ person }: Scene) => ({ selection: { user_ids: [person.id] } });
export const change =
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
export const KEPT = {
  hr_manager: COMPANY,
  admin: COMPANY,
  moderator: ["candidate"],
} satisfies ScopeRow["allowed"];
export const RATED = { ...KEPT, manager: LINE } satisfies ScopeRow["allowed"];
export const dated = { started: "2015-09-01", finished: "2019-07-01" };
