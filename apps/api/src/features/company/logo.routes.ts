import { deleteLogo, downloadLogo, uploadLogo } from "@vaardig/contract/company/company";
import { type CompanyRow, findCompany } from "../../domain/companies/company.queries.ts";
import { receiveLogo, setLogo } from "../../domain/companies/setLogo.ts";
import { logoId } from "../../domain/files/logoLinks.ts";
import { inCompany } from "../../platform/db/database.ts";
import { isValidFileLink } from "../../platform/files/fileLinks.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { companyActions } from "./company.policy.ts";
import { presentCompany } from "./company.present.ts";

/** Returns the company with its new logo. Throws 403 when the viewer may not change it. */
function presentChanged(services: TxServices, viewer: Viewer, row: CompanyRow) {
  const can = companyActions(viewer);
  authorize(can.includes("edit"));
  return { data: [presentCompany(services, row, can)] };
}

export function logoRoutes(app: App): void {
  route(app, uploadLogo, ({ viewer, services, request }) => {
    const whose = { companyId: viewer.companyId, actorId: viewer.userId };
    return receiveLogo(services, request, whose, async (_, row) => presentChanged(services, viewer, row));
  });

  route(app, deleteLogo, async ({ viewer, tx, services }) => {
    const whose = { companyId: viewer.companyId, actorId: viewer.userId };
    return presentChanged(services, viewer, await setLogo(tx, services, whose, null));
  });

  route(app, downloadLogo, async ({ query, services, reply }) => {
    if (!isValidFileLink(services.secrets, query)) throw new AppError("link_expired");
    const company = await inCompany(services.db, query.company, (tx) => findCompany(tx, query.company));
    const key = company?.logoKey;
    const bytes = await services.files.get(found(key && logoId(key) === query.id ? key : undefined));
    return reply
      .header("content-type", "image/webp")
      .header("cache-control", "private, max-age=1800")
      .send(bytes);
  });
}
