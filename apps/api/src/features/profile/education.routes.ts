import {
  addEducation,
  deleteEducation,
  educationBody,
  getEducation,
  saveEducation,
} from "@vaardig/contract/profile/profile";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import {
  addEducationRow,
  changeEducation,
  educationsOf,
  findEducation,
  removeEducation,
} from "../../domain/people/profile/career.queries.ts";
import { readPrivateData } from "../../domain/people/readPrivateData.ts";
import { canEditPrivate } from "../../domain/people/scope.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { parseOrThrow } from "./parseOrThrow.ts";
import { entryActions, listActions } from "./profile.policy.ts";
import { presentEducation } from "./profile.present.ts";

export function educationRoutes(app: App): void {
  route(app, getEducation, async ({ query, viewer, tx }) => {
    const person = await readPrivateData(tx, viewer, query.user_id, "education.read");
    const rows = await educationsOf(tx, viewer.companyId, person.id);
    const can = entryActions(viewer, person);
    const data = rows.map((row) => presentEducation(row, can));
    return { data, total: data.length, can: listActions(viewer, person) };
  });

  route(app, addEducation, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { user_id: userId = actorId, ...given } = body;
    const person = found(await findPerson(tx, companyId, userId));
    authorize(canEditPrivate(viewer, person));
    const row = await addEducationRow(tx, { companyId, userId, ...given });
    await recordEvent(tx, { companyId, actorId, kind: "education.added", userId, subjectId: row.id });
    return presentEducation(row, entryActions(viewer, person));
  });

  route(app, saveEducation, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { id, version, ...given } = body;
    const before = found(await findEducation(tx, companyId, id));
    const person = found(await findPerson(tx, companyId, before.userId));
    authorize(canEditPrivate(viewer, person));
    if (before.version !== version) throw new AppError("stale_version");
    const { degree, institution, level, started, finished } = before;
    const held = { degree, institution, level, started, finished };
    const row = await changeEducation(tx, before, parseOrThrow(educationBody, { ...held, ...given }));
    if (!row) throw new AppError("stale_version");
    const about = { userId: person.id, subjectId: id };
    await recordEvent(tx, { companyId, actorId, kind: "education.changed", ...about });
    return presentEducation(row, entryActions(viewer, person));
  });

  route(app, deleteEducation, async ({ query, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { userId, id } = found(await findEducation(tx, companyId, query.id));
    authorize(canEditPrivate(viewer, found(await findPerson(tx, companyId, userId))));
    await removeEducation(tx, companyId, id);
    await recordEvent(tx, { companyId, actorId, kind: "education.deleted", userId, subjectId: id });
    return {};
  });
}
