import type {
  InvitationAct,
  NOT_INVITED_REASONS,
  NOT_OPEN_REASONS,
} from "@vaardig/contract/invitations/invitations";
import { canInvite } from "../../domain/people/assignableRoles.ts";
import type { SelectedPerson } from "../../domain/people/resolveSelection.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

type Facts = Pick<SelectedPerson, "id" | "systemRole" | "status">;
type Uninvolved = ReadonlyMap<string, { unsubscribed: boolean }>;

const STANDS: Record<string, (typeof NOT_INVITED_REASONS)[number]> = {
  invited: "already_invited",
  active: "active",
  deactivated: "deactivated",
};

/** Returns why a person cannot be invited now; undefined when they can. */
export function invitationRefusal(
  viewer: Viewer,
  person: Facts,
): (typeof NOT_INVITED_REASONS)[number] | undefined {
  if (person.status !== "not_invited") return STANDS[person.status] ?? "signing_up";
  return canInvite(viewer, person) ? undefined : "access_level";
}

/** Extends a check for emails: an unsubscribed person gets none. */
export function refusalWhenUnsubscribed<Reason>(
  why: (person: Facts) => Reason | undefined,
  uninvolved: Uninvolved,
): (person: Facts) => Reason | "unsubscribed" | undefined {
  return (person) => why(person) ?? (uninvolved.get(person.id)?.unsubscribed ? "unsubscribed" : undefined);
}

/** Returns why a person's invitation cannot be resent or revoked; undefined when it can. */
export function resendRefusal(viewer: Viewer, person: Facts): (typeof NOT_OPEN_REASONS)[number] | undefined {
  if (person.status === "not_invited") return "never_invited";
  if (person.status !== "invited") return STANDS[person.status] ?? "signing_up";
  return canInvite(viewer, person) ? undefined : "access_level";
}

/**
 * Returns the viewer's actions on an open invitation: those who may invite this access level may resend and
 * revoke it.
 */
export function invitationActions(viewer: Viewer, person: Facts | undefined): InvitationAct[] {
  return person && resendRefusal(viewer, person) === undefined ? ["resend", "revoke"] : [];
}

/** Returns whether the viewer sees the progress of a batch: its creator, HR and administrators do. */
export function canSeeBatch(viewer: Viewer, batch: { invitedBy: string }): boolean {
  return viewer.role !== "manager" || batch.invitedBy === viewer.userId;
}
