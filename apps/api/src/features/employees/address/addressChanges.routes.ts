import {
  answerAddressChange,
  answerOwnAddressChange,
  getOwnAddressChange,
  resendAddressChange,
  withdrawAddressChange,
} from "@vaardig/contract/employees/addressChanges";
import type { Language } from "@vaardig/contract/limits";
import {
  findAddressChange,
  lockOwner,
  removeAddressChange,
} from "../../../domain/accounts/address/addressChanges.queries.ts";
import { consumeLink, readLink } from "../../../domain/accounts/links/consumeLink.ts";
import { recordEvent } from "../../../domain/events/recordEvent.ts";
import { type EmployeeRecord, findEmployee } from "../../../domain/people/employees/employees.queries.ts";
import { findPerson } from "../../../domain/people/findPerson.ts";
import { canSeePrivate } from "../../../domain/people/scope.ts";
import { acrossCompanies, type Tx } from "../../../platform/db/database.ts";
import type { App } from "../../../platform/http/app.ts";
import { AppError, authorize, found } from "../../../platform/http/appError.ts";
import { route } from "../../../platform/http/route.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { canChangeEmail } from "../employees.policy.ts";
import { factsOf, presentEmployee } from "../employees.present.ts";
import { requestAddressChange, resolveAddressChange } from "./changeAddress.ts";

/** Returns the person whose address the viewer may change. Throws 404 or 403 otherwise. */
async function changeable(
  tx: Tx,
  viewer: Viewer,
  userId: string,
  language: Language,
): Promise<EmployeeRecord> {
  const row = found(await findEmployee(tx, viewer.companyId, userId, language));
  const facts = factsOf(row);
  const person = { ...facts, name: "", jobProfileId: row.job_profile_id };
  authorize((await canSeePrivate(tx, viewer, person)) && canChangeEmail(viewer, facts));
  return row;
}

/**
 * Registers the routes for a new sign-in address: requested by HR, confirmed by the person or from the old
 * address.
 */
export function addressChangesRoutes(app: App): void {
  route(app, resendAddressChange, async ({ body, viewer, tx, services, language }) => {
    const { id, email } = await changeable(tx, viewer, body.user_id, language);
    const owner = found(await lockOwner(tx, viewer.companyId, id));
    const change = await findAddressChange(tx, viewer.companyId, id);
    // The address changed meanwhile, so the link would go to the wrong mailbox.
    if (!change || owner.user.email !== email) throw new AppError("conflict");
    await requestAddressChange(tx, services, viewer, owner, change.email, change.requestedBy);
    const row = found(await findEmployee(tx, viewer.companyId, id, language));
    return presentEmployee(viewer, services.secrets, row);
  });

  route(app, withdrawAddressChange, async ({ body, viewer, tx, services, language }) => {
    const { companyId, userId: actorId } = viewer;
    const { id: userId } = await changeable(tx, viewer, body.user_id, language);
    if (!(await removeAddressChange(tx, companyId, userId))) throw new AppError("conflict");
    await recordEvent(tx, { companyId, actorId, kind: "employee.address_change_withdrawn", userId });
    const row = found(await findEmployee(tx, companyId, userId, language));
    return presentEmployee(viewer, services.secrets, row);
  });

  route(app, getOwnAddressChange, async ({ tx, viewer }) => {
    const { companyId, userId } = viewer;
    const change = await findAddressChange(tx, companyId, userId);
    if (!change) return { change: null };
    const isOwn = change.requestedBy === userId;
    const requester = isOwn ? undefined : await findPerson(tx, companyId, change.requestedBy);
    return {
      change: {
        email: change.email,
        requested_at: change.createdAt.toISOString(),
        expires_at: change.expiresAt.toISOString(),
        requested_by: requester?.name ?? null,
        can: isOwn ? ["refuse" as const] : ["confirm" as const, "refuse" as const],
      },
    };
  });

  route(app, answerOwnAddressChange, async ({ body, tx, viewer, services }) => {
    const owner = found(await lockOwner(tx, viewer.companyId, viewer.userId));
    await resolveAddressChange(tx, services, owner, { agree: body.agree, by: "session" });
    return {};
  });

  route(app, answerAddressChange, async ({ body, services }) =>
    acrossCompanies(services.db, async (tx) => {
      const { secret, agree } = body;
      const { companyId, userId } = await readLink(tx, "address", secret);
      const owner = found(await lockOwner(tx, companyId, userId));
      const change = await findAddressChange(tx, companyId, userId);
      if (!change || owner.user.status !== "active") throw new AppError("link_expired");
      if (agree !== undefined) {
        await consumeLink(tx, "address", secret);
        await resolveAddressChange(tx, services, owner, { agree, by: "link" });
      }
      const { company, user } = owner;
      return { company: company.name, old_email: user.email, email: change.email, agreed: agree ?? null };
    }),
  );
}
