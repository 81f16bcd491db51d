import { exportAccount, getMyData } from "@vaardig/contract/data-requests/myData";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { filesOf } from "../../domain/files/storedFiles.ts";
import { requestsOf } from "../../domain/people/data-requests/requests.queries.ts";
import { findRetention } from "../../domain/people/data-requests/retention.queries.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { consentsOf } from "./consents.queries.ts";
import { ownDataActions } from "./data-requests.policy.ts";
import { presentOwnRequest } from "./data-requests.present.ts";
import { exportFile } from "./exportFile.ts";
import { countOwnRecords, lockForExport, ownRecords } from "./ownRecords.queries.ts";
import { PERSONAL_DATA } from "./personalData.ts";

/** Registers the routes of the viewer's own data: the overview and the export. */
export function myDataRoutes(app: App): void {
  route(app, getMyData, async ({ tx, viewer }) => {
    const { companyId, userId, role } = viewer;
    const isExternal = role === "freelancer";
    const counts = await countOwnRecords(tx, companyId, userId);
    const { months } = await findRetention(tx, companyId);
    return {
      kinds: counts
        .filter(({ count }) => count > 0)
        .map(({ kind, count, since }) => {
          const { purpose, period, readers } = PERSONAL_DATA[kind];
          return { kind, count, since: since?.toISOString() ?? null, purpose, period, readers };
        }),
      consents: await consentsOf(tx, companyId, userId),
      requests: (await requestsOf(tx, companyId, userId)).map(presentOwnRequest),
      months_after_leaving: isExternal ? null : months,
      can: ownDataActions(role),
    };
  });

  route(app, exportAccount, async ({ query, tx, viewer, services, language, request }) => {
    const { companyId, userId } = viewer;
    if (!(await lockForExport(tx, companyId, userId))) throw new AppError("not_found");
    const files = await Promise.all(
      (await filesOf(tx, companyId, userId)).map(
        async ({ id, name, useAs, contentType, createdAt, storageKey }) => ({
          id,
          name,
          use_as: useAs,
          content_type: contentType,
          created_at: createdAt,
          // A file missing on disk is marked as such; the rest of the export is still delivered.
          bytes: await services.files.get(storageKey).catch((error: NodeJS.ErrnoException) => {
            if (error.code !== "ENOENT") throw error;
            request.log.error({ file: id }, "the content of a file is missing from the store");
            return null;
          }),
        }),
      ),
    );
    const records = await ownRecords(tx, companyId, userId, language);
    const data = { format: query.format };
    await recordEvent(tx, { companyId, actorId: userId, kind: "profile.exported", userId, data });
    return exportFile(query.format, records, files);
  });
}
