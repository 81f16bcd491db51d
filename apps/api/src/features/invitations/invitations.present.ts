import type {
  Invitation,
  InvitationAct,
  LeftOutOfInvitation,
} from "@vaardig/contract/invitations/invitations";
import type { InvitationRow } from "../../domain/accounts/invitations/invitations.queries.ts";

/** Number of names listed per group. */
export const NAMES_PER_GROUP = 5;

type Reason = LeftOutOfInvitation[number]["reason"];

/** Splits people by the reason for leaving them out; `chosen` are those without one. */
export function partitionByReason<Person extends { name: string }>(
  people: Person[],
  why: (person: Person) => Reason | undefined,
): { chosen: Person[]; left_out: LeftOutOfInvitation } {
  const chosen: Person[] = [];
  const groups = new Map<Reason, LeftOutOfInvitation[number]>();
  for (const person of people) {
    const reason = why(person);
    if (reason === undefined) {
      chosen.push(person);
      continue;
    }
    const group = groups.get(reason) ?? { reason, count: 0, names: [] };
    group.count += 1;
    if (group.names.length < NAMES_PER_GROUP) group.names.push(person.name);
    groups.set(reason, group);
  }
  return { chosen, left_out: [...groups.values()] };
}

/**
 * Converts an invitation to the wire format; an open one counts as expired after its time. `can` applies to
 * the newest invitation only.
 */
export function presentInvitation(row: InvitationRow, can: InvitationAct[], now = Date.now()): Invitation {
  const isOpen = row.status === "pending" || row.status === "sent";
  return {
    id: row.id,
    status: isOpen && row.expiresAt.getTime() <= now ? "expired" : row.status,
    invited_by: row.invitedBy,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    attempts: row.attempts,
    can,
  };
}
