import type { Role } from "@vaardig/contract/roles";
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

/** Ids of what is kept about a person, one of each kind. */
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

/** What a row may ask with. */
export interface Scene {
  person: TestUser;
  kept: KeptOf;
  /** A second candidate, where a call takes two. */
  other: TestUser;
  vacancyId: string;
  skillId: string;
  talentPoolId: string;
}

export interface ScopeRow {
  name: string;
  ask: (as: ReturnType<TestApp["as"]>, scene: Scene) => Promise<Answer>;
  /** Per role, whose records are open; no one's where a role is not named. */
  allowed: Partial<Record<Role, readonly Whose[]>>;
  /** Whose records are not told from those that there are not, by roles that may call it: 404 in place of 403. */
  hides?: readonly Whose[];
  /** Asking changes something, so what is open is not tried. */
  writes?: true;
}

export const LINE: Whose[] = ["line", "deep_line"];
/** Employees and managers: those whose access HR decides on. */
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

/** A write about a person that those do who keep the person's record. */
export function writeOf(name: string, allowed: ScopeRow["allowed"], ask: ScopeRow["ask"]): ScopeRow {
  return { name, allowed, ask, writes: true };
}

/** Whose profile is changed for them: HR's and administrators' company, recruiters' candidates. */
export const KEPT = {
  hr_manager: COMPANY,
  admin: COMPANY,
  moderator: ["candidate"],
} satisfies ScopeRow["allowed"];
export const RATED = { ...KEPT, manager: LINE } satisfies ScopeRow["allowed"];
export const dated = { started: "2015-09-01", finished: "2019-07-01" };
