import {
  addExperience,
  deleteExperience,
  experienceBody,
  getExperience,
  saveExperience,
} from "@vaardig/contract/profile/profile";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import {
  addExperienceRow,
  changeExperience,
  experiencesOf,
  findExperience,
  removeExperience,
} from "../../domain/people/profile/career.queries.ts";
import { readPrivateData } from "../../domain/people/readPrivateData.ts";
import { canEditPrivate } from "../../domain/people/scope.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { parseOrThrow } from "./parseOrThrow.ts";
import { entryActions, listActions } from "./profile.policy.ts";
import { presentExperience } from "./profile.present.ts";

/** Converts wire fields to columns; a current job has no end. */
function toColumns(body: {
  start_date: string;
  end_date: string | null;
  current_job: boolean;
  position: string;
  company: string;
  description: string;
}) {
  const { start_date: startDate, end_date: end, current_job: isCurrent, ...rest } = body;
  return { ...rest, startDate, endDate: isCurrent ? null : end };
}

export function experienceRoutes(app: App): void {
  route(app, getExperience, async ({ query, viewer, tx }) => {
    const person = await readPrivateData(tx, viewer, query.user_id, "experience.read");
    const rows = await experiencesOf(tx, viewer.companyId, person.id);
    const can = entryActions(viewer, person);
    const data = rows.map((row) => presentExperience(row, can));
    return { data, total: data.length, can: listActions(viewer, person) };
  });

  route(app, addExperience, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { user_id: userId = actorId, ...given } = body;
    const person = found(await findPerson(tx, companyId, userId));
    authorize(canEditPrivate(viewer, person));
    const row = await addExperienceRow(tx, { companyId, userId, ...toColumns(given) });
    await recordEvent(tx, { companyId, actorId, kind: "experience.added", userId, subjectId: row.id });
    return presentExperience(row, entryActions(viewer, person));
  });

  route(app, saveExperience, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { id, version, ...given } = body;
    const before = found(await findExperience(tx, companyId, id));
    const person = found(await findPerson(tx, companyId, before.userId));
    authorize(canEditPrivate(viewer, person));
    if (before.version !== version) throw new AppError("stale_version");
    const { position, company, start_date, end_date, current_job, description } = presentExperience(
      before,
      [],
    );
    const held = { position, company, start_date, end_date, current_job, description };
    const row = await changeExperience(
      tx,
      before,
      toColumns(parseOrThrow(experienceBody, { ...held, ...given })),
    );
    if (!row) throw new AppError("stale_version");
    const about = { userId: person.id, subjectId: id };
    await recordEvent(tx, { companyId, actorId, kind: "experience.changed", ...about });
    return presentExperience(row, entryActions(viewer, person));
  });

  route(app, deleteExperience, async ({ query, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { userId, id } = found(await findExperience(tx, companyId, query.id));
    authorize(canEditPrivate(viewer, found(await findPerson(tx, companyId, userId))));
    await removeExperience(tx, companyId, id);
    await recordEvent(tx, { companyId, actorId, kind: "experience.deleted", userId, subjectId: id });
    return {};
  });
}
