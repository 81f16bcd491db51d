import { listCompanies } from "@vaardig/contract/companies/companies";
import { addCompany, getCustomer, saveCustomer } from "@vaardig/contract/companies/customers";
import { changeProfile } from "../../domain/companies/changeProfile.ts";
import { listCustomers } from "../../domain/companies/companies.queries.ts";
import { findCustomer, lockCustomer } from "../../domain/companies/company.queries.ts";
import { createCompany } from "../../domain/companies/customers/createCompany.ts";
import { inviteFirstAdmin } from "../../domain/companies/customers/inviteFirstAdmin.ts";
import { columnsOf } from "../../domain/companies/profileOf.ts";
import { seeEveryCompany } from "../../platform/db/seeEveryCompany.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { customerActions } from "./companies.policy.ts";
import { presentCustomer, presentSummary } from "./companies.present.ts";
import { customerLifecycleRoutes } from "./customerLifecycle.routes.ts";
import { customerLogoRoutes } from "./customerLogo.routes.ts";
import { firstAdminRoutes } from "./firstAdmin.routes.ts";
import { rethrowAtAdminField } from "./rethrowAtAdminField.ts";

/**
 * Registers the routes of the platform's customers, for its staff, including those of the other files of this
 * feature.
 */
export function companiesRoutes(app: App): void {
  customerLifecycleRoutes(app);
  customerLogoRoutes(app);
  firstAdminRoutes(app);

  route(app, listCompanies, async ({ query, tx }) => {
    const { state, search_query: search, page, size } = query;
    await seeEveryCompany(tx);
    const { rows, total } = await listCustomers(tx, { state, search, page, size });
    return { data: rows.map(presentSummary), total };
  });

  route(app, addCompany, async ({ body, viewer, tx, services }) => {
    const { admin_first_name, admin_last_name, admin_email, admin_language, ...profile } = body;
    await seeEveryCompany(tx);
    const first = {
      firstName: admin_first_name,
      lastName: admin_last_name,
      email: admin_email,
      language: admin_language,
    };
    const { allowedDomains: _none, ...columns } = columnsOf(profile);
    const made = await createCompany(tx, { ...columns, name: profile.name }, first, viewer.userId).catch(
      rethrowAtAdminField,
    );
    if (!made) throw new AppError("conflict");
    await inviteFirstAdmin(tx, services, made.company, made.admin, viewer.userId);
    return presentCustomer(tx, services, made.company);
  });

  route(app, getCustomer, async ({ params, tx, services }) => {
    await seeEveryCompany(tx);
    return presentCustomer(tx, services, found(await findCustomer(tx, params.id)));
  });

  route(app, saveCustomer, async ({ params, body, viewer, tx, services }) => {
    await seeEveryCompany(tx);
    const before = found(await lockCustomer(tx, params.id));
    authorize(customerActions(before, undefined).includes("edit"));
    return presentCustomer(tx, services, await changeProfile(tx, before, body, viewer.userId));
  });
}
