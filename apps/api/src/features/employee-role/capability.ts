import type { Language } from "@vaardig/contract/limits";
import { ROLES, type Role } from "@vaardig/contract/roles";

/** Letters of what a grant allows: view, edit (which includes making), delete, approve, propose. */
type Verb = "v" | "e" | "d" | "a" | "p";

export interface Capability {
  key: string;
  label: Record<Language, string>;
  /** Per role, grants as `<scope><verbs>` with an optional note: `Cv Te(held_in_line)`. Empty: no right. */
  access: Record<Role, string>;
  /** The calls that each verb consists of; a test compares them with the contract. */
  calls: Partial<Record<Verb, string[]>>;
}

/** Cells in the order of `ROLES`: employee, manager, admin, hr_manager, moderator, freelancer, staff. */
type Cells = [string, string, string, string, string, string, string];

/** One line of the matrix. */
export function capability(
  key: string,
  en: string,
  nl: string,
  cells: Cells,
  calls: Capability["calls"],
): Capability {
  const access = Object.fromEntries(ROLES.map((role, index) => [role, cells[index] ?? ""]));
  return { key, label: { en, nl }, access: access as Record<Role, string>, calls };
}
