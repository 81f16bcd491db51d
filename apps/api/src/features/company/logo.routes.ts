import { deleteLogo, downloadLogo, uploadLogo } from "@vaardig/contract/company/company";
import { LIMITS } from "@vaardig/contract/limits";
import { changeLogo, findCompany } from "../../domain/companies/company.queries.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { logoId } from "../../domain/files/logoLinks.ts";
import type { Tx } from "../../platform/db/database.ts";
import { inCompany } from "../../platform/db/database.ts";
import { cleanPicture } from "../../platform/files/cleanPicture.ts";
import { isGenuineFileLink } from "../../platform/files/fileLinks.ts";
import { receiveFile } from "../../platform/files/receiveFile.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { companyActions } from "./company.policy.ts";
import { presentCompany } from "./company.present.ts";

/** Puts a logo in place of the earlier one, whose bytes a job removes. */
async function setLogo(tx: Tx, services: TxServices, viewer: Viewer, key: string | null) {
  const { companyId, userId } = viewer;
  const can = companyActions(viewer);
  const before = found(await findCompany(tx, companyId));
  authorize(can.includes("edit"));
  const row = found(await changeLogo(tx, companyId, key));
  if (before.logoKey) await services.jobs.add(tx, "remove_file", { key: before.logoKey });
  if (before.logoKey !== key)
    await recordEvent(tx, {
      companyId,
      actorId: userId,
      kind: "company.changed",
      data: { fields: ["logo"] },
    });
  return { data: [presentCompany(services, row, can)] };
}

export function logoRoutes(app: App): void {
  route(app, uploadLogo, async ({ viewer, services, request }) => {
    const { bytes } = await receiveFile(request, LIMITS.pictureBytes);
    const key = await services.files.put(viewer.companyId, await cleanPicture(bytes, "whole"));
    try {
      return await inCompany(services.db, viewer.companyId, (tx) => setLogo(tx, services, viewer, key));
    } catch (error) {
      // Bytes that no row knows would stay for ever.
      await services.files.remove(key);
      throw error;
    }
  });

  route(app, deleteLogo, ({ viewer, tx, services }) => setLogo(tx, services, viewer, null));

  route(app, downloadLogo, async ({ query, services, reply }) => {
    if (!isGenuineFileLink(services.secrets, query)) throw new AppError("link_expired");
    const company = await inCompany(services.db, query.company, (tx) => findCompany(tx, query.company));
    const key = company?.logoKey;
    const bytes = await services.files.get(found(key && logoId(key) === query.id ? key : undefined));
    return reply
      .header("content-type", "image/webp")
      .header("cache-control", "private, max-age=1800")
      .send(bytes);
  });
}
