import { deleteFile, downloadFile, listFiles, uploadFile } from "@vaardig/contract/files/files";
import { create } from "content-disposition";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { findFile } from "../../domain/files/files.queries.ts";
import { retireFile } from "../../domain/files/retireFile.ts";
import { filesOf, presentFile } from "../../domain/files/storedFiles.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import { readPrivateData } from "../../domain/people/readPrivateData.ts";
import { canEditPrivate } from "../../domain/people/scope.ts";
import { inCompany } from "../../platform/db/database.ts";
import { isValidFileLink } from "../../platform/files/fileLinks.ts";
import { nameByContent } from "../../platform/files/fileName.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { canSeeFile, canSendResume } from "./files.policy.ts";
import { storeUpload } from "./storeUpload.ts";

export function filesRoutes(app: App): void {
  route(app, uploadFile, async ({ query, viewer, services, request }) => {
    const userId = query.use_for ?? viewer.userId;
    const person = found(
      await inCompany(services.db, viewer.companyId, (tx) => findPerson(tx, viewer.companyId, userId)),
    );
    authorize(
      query.use_as === "application" ? canSendResume(viewer, person) : canEditPrivate(viewer, person),
    );
    const { use_as: useAs, recognize } = query;
    const row = await storeUpload(services, viewer, { userId: person.id, useAs, recognize }, request);
    return presentFile(services.secrets, row);
  });

  route(app, listFiles, async ({ query, viewer, tx, services }) => {
    const person = await readPrivateData(tx, viewer, query.user_id, "files.read");
    const all = await filesOf(tx, viewer.companyId, person.id, query.use_as);
    // Scans are listed with their certificates.
    const rows = all.filter((row) => row.useAs !== "certificate" && canSeeFile(viewer, row));
    const mayDelete = canEditPrivate(viewer, person);
    const data = rows.map((row) => presentFile(services.secrets, row, mayDelete));
    return { data, total: data.length };
  });

  route(app, deleteFile, async ({ query, viewer, tx, services }) => {
    const file = found(await findFile(tx, viewer.companyId, query.id));
    const person = found(await findPerson(tx, viewer.companyId, file.userId));
    authorize(canEditPrivate(viewer, person));
    if (file.useAs === "certificate") throw new AppError("not_found");
    await retireFile(tx, services, file);
    await recordEvent(tx, {
      companyId: viewer.companyId,
      actorId: viewer.userId,
      kind: "file.deleted",
      userId: person.id,
      subjectId: file.id,
    });
    return {};
  });

  route(app, downloadFile, async ({ query, services, reply }) => {
    if (!isValidFileLink(services.secrets, query)) throw new AppError("link_expired");
    const file = found(
      await inCompany(services.db, query.company, (tx) => findFile(tx, query.company, query.id)),
    );
    const bytes = await services.files.get(file.storageKey);
    const type = file.useAs === "profile_pic" ? "inline" : "attachment";
    return reply
      .header("content-type", file.contentType)
      .header("content-disposition", create(nameByContent(file.name, file.contentType), { type }))
      .header("cache-control", type === "inline" ? "private, max-age=1800" : "no-store")
      .send(bytes);
  });
}
