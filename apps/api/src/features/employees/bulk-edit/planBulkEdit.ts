import type { NOT_EDITED_REASONS } from "@vaardig/contract/employees/bulkEdit";
import type { RolePlace } from "../../../domain/organization/rolePlaces.queries.ts";
import type { PlacedPerson, Placement } from "../../../domain/people/employees/bulkEdit.queries.ts";

type Reason = (typeof NOT_EDITED_REASONS)[number];

/** The new values for everyone: absent leaves a value unchanged, null clears it. */
export type GivenPlace = Partial<Pick<Placement, "department_id" | "manager_id" | "role_id">>;

interface Around {
  /** The units of the roles that people have or get. */
  roles: ReadonlyMap<string, RolePlace>;
  /** The new manager and everyone above. */
  chain: ReadonlySet<string>;
  mayEdit: (id: string) => boolean;
}

export interface EditPlan {
  changes: { before: PlacedPerson; after: PlacedPerson }[];
  unchanged: number;
  /** Number of people who lose a team or role that belongs to another department. */
  leftPlace: number;
  leftOut: { id: string; reason: Reason }[];
}

export const isSamePlace = (one: Placement, other: Placement): boolean =>
  one.department_id === other.department_id &&
  one.team_id === other.team_id &&
  one.role_id === other.role_id &&
  one.manager_id === other.manager_id;

const fits = (role: RolePlace | undefined, place: Placement): boolean =>
  role !== undefined &&
  [null, place.department_id].includes(role.department_id) &&
  [null, place.team_id].includes(role.team_id);

/** Returns what a bulk edit would change for each person, and why it leaves people out. */
export function planBulkEdit(people: readonly PlacedPerson[], given: GivenPlace, around: Around): EditPlan {
  const plan: EditPlan = { changes: [], unchanged: 0, leftPlace: 0, leftOut: [] };
  const leave = (id: string, reason: Reason) => plan.leftOut.push({ id, reason });
  for (const before of people) {
    const { id } = before;
    const after = { ...before, ...given };
    if (after.department_id !== before.department_id) after.team_id = null;
    const isRoleGiven = given.role_id !== undefined && given.role_id !== null;
    const hasPlace = after.role_id === null || fits(around.roles.get(after.role_id), after);
    if (!hasPlace && !isRoleGiven) after.role_id = null;
    if (!around.mayEdit(id)) leave(id, "not_allowed");
    else if (given.manager_id && given.manager_id !== before.manager_id && around.chain.has(id))
      leave(id, "manager_cycle");
    else if (!hasPlace && isRoleGiven) leave(id, "role_elsewhere");
    else if (isSamePlace(before, after)) plan.unchanged += 1;
    else {
      plan.changes.push({ before, after });
      const lostTeam = before.team_id !== null && after.team_id === null;
      const lostRole = before.role_id !== null && after.role_id === null && given.role_id === undefined;
      if (lostTeam || lostRole) plan.leftPlace += 1;
    }
  }
  return plan;
}
