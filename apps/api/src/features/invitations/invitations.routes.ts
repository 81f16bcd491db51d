import {
  getInvitationBatch,
  invite,
  listInvitations,
  previewInvitation,
  resendInvitation,
  revokeInvitation,
} from "@vaardig/contract/invitations/invitations";
import {
  findBatch,
  invitationsOf,
  lockInvited,
  markInvited,
  markNotInvited,
  revokeInvitations,
} from "../../domain/accounts/invitations/invitations.queries.ts";
import { uninvolvedAmong } from "../../domain/candidates/uninvolved.ts";
import { countSeats } from "../../domain/companies/countSeats.ts";
import { recordEvents } from "../../domain/events/recordEvents.ts";
import { resolveSelection, type SelectedPerson } from "../../domain/people/resolveSelection.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import {
  canSeeBatch,
  invitationActions,
  invitationRefusal,
  refusalWhenUnsubscribed,
  resendRefusal,
} from "./invitations.policy.ts";
import { NAMES_PER_GROUP, partitionByReason, presentInvitation } from "./invitations.present.ts";
import { selectInvited } from "./selectInvited.ts";
import { startBatch } from "./startBatch.ts";

const idsOf = (people: { id: string }[]) => people.map(({ id }) => id);

/** Splits the selected people into recipients and those left out, with the reason. */
async function sortForMail(
  tx: Tx,
  viewer: Viewer,
  people: SelectedPerson[],
  whyNot: typeof invitationRefusal | typeof resendRefusal,
) {
  const uninvolved = await uninvolvedAmong(tx, viewer.companyId, idsOf(people));
  return partitionByReason(
    people,
    refusalWhenUnsubscribed((person) => whyNot(viewer, person), uninvolved),
  );
}

export function invitationsRoutes(app: App): void {
  route(app, previewInvitation, async ({ body, viewer, tx }) => {
    const people = await selectInvited(tx, viewer, body.selection);
    const { chosen, left_out } = await sortForMail(tx, viewer, people, invitationRefusal);
    const { inUse, invited } = await countSeats(tx, viewer.companyId);
    return {
      total: chosen.length,
      names: chosen.slice(0, NAMES_PER_GROUP).map(({ name }) => name),
      left_out,
      open: people.filter((person) => resendRefusal(viewer, person) === undefined).length,
      seats: { in_use: inUse, after: inUse + invited + chosen.length },
    };
  });

  route(app, invite, async ({ body, viewer, tx, services }) => {
    const people = await selectInvited(tx, viewer, body.selection);
    const { chosen, left_out } = await sortForMail(tx, viewer, people, invitationRefusal);
    const taken = await markInvited(tx, viewer.companyId, idsOf(chosen));
    return { batch: await startBatch(tx, services, viewer, taken, "employee.invited"), left_out };
  });

  route(app, resendInvitation, async ({ body, viewer, tx, services }) => {
    const people = await selectInvited(tx, viewer, body.selection);
    const { chosen, left_out } = await sortForMail(tx, viewer, people, resendRefusal);
    const invited = await lockInvited(tx, viewer.companyId, idsOf(chosen));
    await revokeInvitations(tx, viewer.companyId, invited);
    const batch = await startBatch(tx, services, viewer, invited, "employee.invitation_resent");
    return { batch, left_out };
  });

  route(app, revokeInvitation, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const people = await selectInvited(tx, viewer, body.selection);
    const { chosen, left_out } = partitionByReason(people, (person) => resendRefusal(viewer, person));
    const taken = await markNotInvited(tx, companyId, idsOf(chosen));
    await revokeInvitations(tx, companyId, taken);
    const kind = "employee.invitation_revoked";
    await recordEvents(
      tx,
      taken.map((userId) => ({ companyId, actorId, kind, userId })),
    );
    return { user_ids: taken, left_out };
  });

  route(app, listInvitations, async ({ query, viewer, tx }) => {
    const [person] = await resolveSelection(tx, viewer, { user_ids: [query.user_id] });
    const rows = await invitationsOf(tx, viewer.companyId, query.user_id);
    const can = invitationActions(viewer, person);
    return { data: rows.map((row, at) => presentInvitation(row, at === 0 ? can : [])), total: rows.length };
  });

  route(app, getInvitationBatch, async ({ query, viewer, tx }) => {
    const { invitedBy, ...batch } = found(await findBatch(tx, viewer.companyId, query.id));
    authorize(canSeeBatch(viewer, { invitedBy }));
    return batch;
  });
}
