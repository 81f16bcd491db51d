import type { InvitationAct, NOT_INVITED, NOT_OPEN } from "@vaardig/contract/invitations/invitations";
import type { SelectedPerson } from "../../domain/people/resolveSelection.ts";
import { canBringIn } from "../../domain/people/rolesToGive.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

type Facts = Pick<SelectedPerson, "id" | "systemRole" | "status">;
type Uninvolved = ReadonlyMap<string, { unsubscribed: boolean }>;

const STANDS: Record<string, (typeof NOT_INVITED)[number]> = {
  invited: "already_invited",
  active: "active",
  deactivated: "deactivated",
};

/** Why a person is not invited now; undefined for whom it is possible. */
export function invitationRefusal(viewer: Viewer, person: Facts): (typeof NOT_INVITED)[number] | undefined {
  if (person.status !== "not_invited") return STANDS[person.status] ?? "signing_up";
  return canBringIn(viewer, person) ? undefined : "access_level";
}

/** The same where a mail leaves: someone who unsubscribed gets none. */
export function refusalWhenUnsubscribed<Reason>(
  why: (person: Facts) => Reason | undefined,
  uninvolved: Uninvolved,
): (person: Facts) => Reason | "unsubscribed" | undefined {
  return (person) => why(person) ?? (uninvolved.get(person.id)?.unsubscribed ? "unsubscribed" : undefined);
}

/** Why a person's invitation is neither sent again nor revoked; undefined for whom it is possible. */
export function resendRefusal(viewer: Viewer, person: Facts): (typeof NOT_OPEN)[number] | undefined {
  if (person.status === "not_invited") return "never_invited";
  if (person.status !== "invited") return STANDS[person.status] ?? "signing_up";
  return canBringIn(viewer, person) ? undefined : "access_level";
}

/** An open invitation is sent again and revoked by anyone who brings someone of this access level in. */
export function invitationActions(viewer: Viewer, person: Facts | undefined): InvitationAct[] {
  return person && resendRefusal(viewer, person) === undefined ? ["resend", "revoke"] : [];
}

/** How far invitations are is seen by who asked for them, by HR and by administrators. */
export function canSeeBatch(viewer: Viewer, batch: { invitedBy: string }): boolean {
  return viewer.role !== "manager" || batch.invitedBy === viewer.userId;
}
