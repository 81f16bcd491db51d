import { deleteCustomerLogo, uploadCustomerLogo } from "@vaardig/contract/companies/customers";
import { findCustomer } from "../../domain/companies/company.queries.ts";
import { receiveLogo, setLogo } from "../../domain/companies/setLogo.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { seeEveryCompany } from "../../platform/db/seeEveryCompany.ts";
import type { App } from "../../platform/http/app.ts";
import { found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { presentCustomer } from "./companies.present.ts";

/** Registers the routes of a company's logo, for staff. */
export function customerLogoRoutes(app: App): void {
  route(app, uploadCustomerLogo, async ({ params, viewer, services, request }) => {
    const { id: companyId } = found(await acrossCompanies(services.db, (tx) => findCustomer(tx, params.id)));
    const whose = { companyId, actorId: viewer.userId };
    return receiveLogo(services, request, whose, (tx, row) => presentCustomer(tx, services, row));
  });

  route(app, deleteCustomerLogo, async ({ params, viewer, tx, services }) => {
    await seeEveryCompany(tx);
    const { id: companyId } = found(await findCustomer(tx, params.id));
    const whose = { companyId, actorId: viewer.userId };
    return presentCustomer(tx, services, await setLogo(tx, services, whose, null));
  });
}
