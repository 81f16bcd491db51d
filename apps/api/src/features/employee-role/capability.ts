import type { Language } from "@vaardig/contract/limits";
import { ROLES, type Role } from "@vaardig/contract/roles";

/** Verbs of a grant: view, edit (including create), delete, approve, propose. */
type Verb = "v" | "e" | "d" | "a" | "p";

export interface Capability {
  key: string;
  label: Record<Language, string>;
  /**
   * Per access level, grants as `<scope><verbs>` with an optional note: `Cv Te(held_in_line)`. Empty: no
   * right.
   */
  access: Record<Role, string>;
  /** The endpoints behind each verb; a test compares them with the contract. */
  calls: Partial<Record<Verb, string[]>>;
}

/** Cells in the order of `ROLES`: employee, manager, admin, hr_manager, moderator, freelancer, staff. */
type Cells = [string, string, string, string, string, string, string];

/** Returns one line of the matrix. */
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
