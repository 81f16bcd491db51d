import type { LeftOut } from "@vaardig/contract/employees/employees";
import type { SelectedPerson } from "../../../domain/people/resolveSelection.ts";
import { AppError } from "../../../platform/http/appError.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { employeeActions, isAbove } from "../employees.policy.ts";

export type LeaveAct = "deactivate" | "reactivate" | "delete";

const WRONG_STATE: Record<LeaveAct, LeftOut> = {
  deactivate: "not_active",
  reactivate: "not_deactivated",
  delete: "still_active",
};

const NAMED = 5;

export interface Partition {
  possible: SelectedPerson[];
  leftOut: { reason: LeftOut; count: number; names: string[] }[];
}

/** Splits people into those the action may change and those left out, with the reason. */
export function partitionByPermission(
  viewer: Viewer,
  act: LeaveAct,
  people: readonly SelectedPerson[],
): Partition {
  const possible: SelectedPerson[] = [];
  const out = new Map<LeftOut, string[]>();
  for (const person of people) {
    if (employeeActions(viewer, person).includes(act)) possible.push(person);
    else {
      const reason = reasonOf(viewer, act, person);
      out.set(reason, [...(out.get(reason) ?? []), person.name]);
    }
  }
  const leftOut = [...out].map(([reason, names]) => ({
    reason,
    count: names.length,
    names: names.slice(0, NAMED),
  }));
  return { possible, leftOut };
}

function reasonOf(viewer: Viewer, act: LeaveAct, person: SelectedPerson): LeftOut {
  if (person.id === viewer.userId) return "self";
  return isAbove(viewer, person) ? "above_you" : WRONG_STATE[act];
}

/**
 * Throws when the action is possible for no person: 403 without permission, 409 when the state does not allow
 * it.
 */
export function requireOnePossible({ possible, leftOut }: Partition): void {
  if (possible.length > 0) return;
  const isForbidden = leftOut.some(({ reason }) => reason === "self" || reason === "above_you");
  throw new AppError(isForbidden ? "access_denied" : "conflict");
}
