import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { sendInvitation } from "../accounts/accountMails.ts";
import { insertInvitation } from "../accounts/invitations/insertInvitation.ts";
import { endSessionsOf } from "../accounts/sessions/endSessionsOf.ts";
import { companies } from "../companies/companies.table.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { checkPlace, type Place } from "../organization/checkPlace.ts";
import { checkManager } from "../people/checkManager.ts";
import { throwEmailTaken } from "../people/emailTaken.ts";
import { users } from "../people/users.table.ts";
import { candidateRecords } from "./candidates.table.ts";
import { invitationReach } from "./invitationReach.ts";

/** The position of a new employee; the employee role sets the job profile. */
export interface NewColleague {
  userId: string;
  place?: Partial<Place>;
  managerId?: string | null;
  joinDate?: string | null;
  /** Sends an invitation immediately to a person who cannot sign in yet and has an address. */
  invite: boolean;
  /** The application that led to the hire. */
  applicationId?: string;
}

/**
 * Turns an external person into an employee with an account; skills, files and applications stay. A repeated
 * or concurrent call returns `converted: false` and changes nothing; `invited`: whether an invitation
 * was sent. Throws 404 for an unknown person, `validation_failed` for an invalid position or manager, and
 * `email_taken` when the address belongs to another account.
 */
export async function convertCandidate(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs" | "secrets" | "sessions">,
  viewer: Viewer,
  { userId, place = {}, managerId = null, joinDate = null, invite, applicationId }: NewColleague,
): Promise<{ userId: string; converted: boolean; invited: boolean }> {
  const { companyId, userId: actorId } = viewer;
  const [locked] = await tx
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
    .for("update");
  const person = found(locked);
  if (person.systemRole !== "freelancer") return { userId, converted: false, invited: false };
  const { department_id = null, team_id = null, role_id = null } = place;
  await checkPlace(tx, companyId, { department_id, team_id, role_id });
  await checkManager(tx, viewer, undefined, managerId);
  const reach = await invitationReach(tx, companyId, userId);
  const invited = invite && reach === "yes";
  const asked = invited || person.status === "invited";
  const status = reach === "signs_in" ? "active" : asked ? "invited" : "not_invited";
  const columns = { departmentId: department_id, teamId: team_id, roleId: role_id, managerId, joinDate };
  await tx
    .update(users)
    .set({ ...columns, systemRole: "employee", account: true, status, version: person.version + 1 })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
    .catch(throwEmailTaken);
  await tx
    .update(candidateRecords)
    .set({ convertedAt: new Date() })
    .where(and(eq(candidateRecords.companyId, companyId), eq(candidateRecords.userId, userId)));
  // The token contains the access level, so sessions end when it changes.
  await endSessionsOf(tx, companyId, [userId]);
  services.sessions.forgetUser(userId);
  const data = applicationId === undefined ? {} : { application_id: applicationId };
  await recordEvent(tx, { companyId, actorId, kind: "candidate.converted", userId, data });
  if (invited) await inviteNow(tx, services, viewer, person, applicationId !== undefined);
  return { userId, converted: true, invited };
}

async function inviteNow(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs" | "secrets">,
  { companyId, userId: invitedBy }: Viewer,
  person: typeof users.$inferSelect,
  isHired: boolean,
): Promise<void> {
  const [row] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  await insertInvitation(tx, { companyId, userId: person.id, invitedBy });
  await recordEvent(tx, { companyId, actorId: invitedBy, kind: "employee.invited", userId: person.id });
  await sendInvitation(tx, services, person, found(row), { hired: isHired ? person.firstName : null });
}
