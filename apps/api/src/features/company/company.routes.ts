import { getCompany, saveCompany } from "@vaardig/contract/company/company";
import { changeCompany, findCompany, lockCompany } from "../../domain/companies/company.queries.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { checkDomains } from "./checkDomains.ts";
import { companyActions } from "./company.policy.ts";
import { presentCompany } from "./company.present.ts";

export function companyRoutes(app: App): void {
  route(app, getCompany, async ({ viewer, tx, services }) => {
    const row = found(await findCompany(tx, viewer.companyId));
    return { data: [presentCompany(services, row, companyActions(viewer))] };
  });

  route(app, saveCompany, async ({ body, viewer, tx, services }) => {
    const { companyId, userId } = viewer;
    const can = companyActions(viewer);
    const before = found(await lockCompany(tx, companyId));
    authorize(can.includes("edit"));
    const { version = before.version, ...given } = body;
    if (before.version !== version) throw new AppError("stale_version");
    const shown: Record<string, unknown> = presentCompany(services, before, can);
    const changed = Object.entries(given).filter(
      ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(shown[name]),
    );
    if (changed.length === 0) return { data: [presentCompany(services, before, can)] };
    const { address_line_1: addressLine1, address_line_2: addressLine2, zip_code: zipCode, ...more } = given;
    const { allowed_domains: allowedDomains, ...rest } = more;
    const added = allowedDomains?.filter((domain) => !before.allowedDomains.includes(domain)) ?? [];
    await checkDomains(tx, companyId, added);
    const columns = { ...rest, addressLine1, addressLine2, zipCode, allowedDomains };
    const row = await changeCompany(tx, companyId, version, columns);
    if (!row) throw new AppError("stale_version");
    const fields = changed.map(([name]) => name);
    await recordEvent(tx, { companyId, actorId: userId, kind: "company.changed", data: { fields } });
    return { data: [presentCompany(services, row, can)] };
  });
}
