import type { saveCandidateContact } from "@vaardig/contract/candidates/candidateList";
import type { Body } from "@vaardig/contract/endpoint";
import { revokeInvitationLinks } from "../../../domain/accounts/links/revokeInvitationLinks.ts";
import { authorizeManagement } from "../../../domain/candidates/candidateScope.ts";
import { recordEvent } from "../../../domain/events/recordEvent.ts";
import { findPerson } from "../../../domain/people/findPerson.ts";
import { lockPeople } from "../../../domain/people/lockPeople.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError, authorize, found } from "../../../platform/http/appError.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { candidateActions } from "../list/candidateList.policy.ts";
import { findCandidates } from "../list/candidateRows.queries.ts";
import { setColumns } from "../merges/people.queries.ts";

/**
 * Updates a candidate's name and contact data if the version is still the one that was read. Throws 404 for
 * another company's person, 403 for a colleague and for the address of a person who signs in with it,
 * `stale_version` and `email_taken`.
 */
export async function saveContact(
  tx: Tx,
  viewer: Viewer,
  { id, version, ...fields }: Body<typeof saveCandidateContact>,
): Promise<void> {
  const { companyId, userId: actorId } = viewer;
  authorize(found(await findPerson(tx, companyId, id)).systemRole === "freelancer");
  await authorizeManagement(tx, viewer, [id]);
  await lockPeople(tx, companyId, [id]);
  const before = found((await findCandidates(tx, companyId, [id]))[0]);
  if (before.version !== version) throw new AppError("stale_version");
  const { email = before.email } = fields;
  authorize(email === before.email || candidateActions(viewer, before, true).includes("change_email"));
  const changed = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && value !== before[name as keyof typeof fields],
  );
  if (changed.length === 0) return;
  await setColumns(tx, "users", companyId, id, Object.fromEntries(changed));
  if (email !== before.email) await revokeInvitationLinks(tx, companyId, id);
  const data = { fields: changed.map(([name]) => name) };
  await recordEvent(tx, { companyId, actorId, kind: "profile.changed", userId: id, data });
}
