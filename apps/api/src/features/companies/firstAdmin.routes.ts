import { resendFirstInvitation } from "@vaardig/contract/companies/customers";
import { findCustomer } from "../../domain/companies/company.queries.ts";
import { changeAdminEmail, lockInvitedAdmin } from "../../domain/companies/customers/firstAdmin.queries.ts";
import { inviteFirstAdmin } from "../../domain/companies/customers/inviteFirstAdmin.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { seeEveryCompany } from "../../platform/db/seeEveryCompany.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { presentCustomer } from "./companies.present.ts";

/** Registers the route for resending the first administrator's invitation, until it is accepted. */
export function firstAdminRoutes(app: App): void {
  route(app, resendFirstInvitation, async ({ params, body, viewer, tx, services }) => {
    await seeEveryCompany(tx);
    const company = found(await findCustomer(tx, params.id));
    const invited = await lockInvitedAdmin(tx, company.id, found(company.firstAdminId));
    if (!invited || company.lifecycle === "suspended") throw new AppError("conflict");
    const { email = invited.email } = body;
    const admin = email === invited.email ? invited : await changeAdminEmail(tx, invited, email);
    await inviteFirstAdmin(tx, services, company, admin, viewer.userId);
    const kind = "employee.invitation_resent";
    await recordEvent(tx, { companyId: company.id, actorId: viewer.userId, kind, userId: admin.id });
    return presentCustomer(tx, services, company);
  });
}
