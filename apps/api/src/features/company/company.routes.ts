import { getCompany, saveCompany } from "@vaardig/contract/company/company";
import { changeProfile } from "../../domain/companies/changeProfile.ts";
import { findCompany, lockCompany } from "../../domain/companies/company.queries.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { checkDomains } from "./checkDomains.ts";
import { companyActions } from "./company.policy.ts";
import { presentCompany } from "./company.present.ts";
import { securityRoutes } from "./security.routes.ts";

export function companyRoutes(app: App): void {
  securityRoutes(app);

  route(app, getCompany, async ({ viewer, tx, services }) => {
    const row = found(await findCompany(tx, viewer.companyId));
    return { data: [presentCompany(services, row, companyActions(viewer))] };
  });

  route(app, saveCompany, async ({ body, viewer, tx, services }) => {
    const { companyId, userId } = viewer;
    const can = companyActions(viewer);
    const before = found(await lockCompany(tx, companyId));
    authorize(can.includes("edit"));
    const { version = before.version, allowed_domains: domains = [] } = body;
    if (before.version !== version) throw new AppError("stale_version");
    const added = domains.filter((domain) => !before.allowedDomains.includes(domain));
    await checkDomains(tx, companyId, added);
    const row = await changeProfile(tx, before, body, userId);
    return { data: [presentCompany(services, row, can)] };
  });
}
