import {
  addCandidateNote,
  deleteCandidateNote,
  getCandidateNotes,
  saveCandidateNote,
} from "@vaardig/contract/candidates/candidates";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { canActOnBehalf } from "../../domain/people/canActOnBehalf.ts";
import { findPerson, type Person } from "../../domain/people/findPerson.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { addRoutes } from "./add/add.routes.ts";
import { canWriteNotes, noteActions, noteListActions } from "./candidates.policy.ts";
import { presentNote } from "./candidates.present.ts";
import { addNote, changeNote, findNote, notesAbout, removeNote } from "./candidates.queries.ts";
import { candidateListRoutes } from "./list/candidateList.routes.ts";
import { duplicatesRoutes } from "./merges/duplicates.routes.ts";
import { mergesRoutes } from "./merges/merges.routes.ts";
import { eraseRoutes } from "./records/erase.routes.ts";
import { recordsRoutes } from "./records/records.routes.ts";
import { tasksRoutes } from "./tasks/tasks.routes.ts";

/**
 * Returns the person whose notes are requested. Throws 404 for another company's person, 403 outside the
 * scope and for the viewer themselves.
 */
async function notedPerson(tx: Tx, viewer: Viewer, userId: string): Promise<Person> {
  const person = found(await findPerson(tx, viewer.companyId, userId));
  authorize(await canActOnBehalf(tx, viewer, person));
  return person;
}

export function candidatesRoutes(app: App): void {
  candidateListRoutes(app);
  addRoutes(app);
  duplicatesRoutes(app);
  mergesRoutes(app);
  recordsRoutes(app);
  eraseRoutes(app);
  tasksRoutes(app);

  route(app, getCandidateNotes, async ({ query, viewer, tx, services: { secrets } }) => {
    const { companyId, userId: actorId } = viewer;
    const person = await notedPerson(tx, viewer, query.user_id);
    const writes = await canWriteNotes(tx, viewer, person);
    const can = noteListActions(writes);
    await recordEvent(tx, { companyId, actorId, kind: "notes.read", userId: person.id });
    if (query.id !== undefined) {
      const note = found(await findNote(tx, companyId, query.id));
      if (note.user_id !== person.id) throw new AppError("not_found");
      return { data: [presentNote(secrets, note, noteActions(viewer, note, writes))], total: 1, can };
    }
    const { rows, total } = await notesAbout(tx, companyId, person.id, query);
    const data = rows.map((row) => presentNote(secrets, row, noteActions(viewer, row, writes)));
    return { data, total, can };
  });

  route(app, addCandidateNote, async ({ body, viewer, tx, services: { secrets } }) => {
    const { companyId, userId: authorId } = viewer;
    const { user_id: userId, ...given } = body;
    const person = await notedPerson(tx, viewer, userId);
    authorize(await canWriteNotes(tx, viewer, person));
    const id = await addNote(tx, { companyId, userId, authorId, ...given });
    const about = { userId, subjectId: id };
    await recordEvent(tx, { companyId, actorId: authorId, kind: "note.added", ...about });
    const note = found(await findNote(tx, companyId, id));
    return presentNote(secrets, note, noteActions(viewer, note, true));
  });

  route(app, saveCandidateNote, async ({ body, viewer, tx, services: { secrets } }) => {
    const { companyId, userId: actorId } = viewer;
    const { id, version, ...given } = body;
    const before = found(await findNote(tx, companyId, id));
    const person = await notedPerson(tx, viewer, before.user_id);
    authorize(noteActions(viewer, before, await canWriteNotes(tx, viewer, person)).includes("edit"));
    if (before.version !== version || !(await changeNote(tx, companyId, id, version, given)))
      throw new AppError("stale_version");
    const about = { userId: person.id, subjectId: id };
    await recordEvent(tx, { companyId, actorId, kind: "note.changed", ...about });
    const note = found(await findNote(tx, companyId, id));
    return presentNote(secrets, note, noteActions(viewer, note, true));
  });

  route(app, deleteCandidateNote, async ({ query, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const note = found(await findNote(tx, companyId, query.id));
    if (query.user_id !== undefined && query.user_id !== note.user_id) throw new AppError("not_found");
    const person = await notedPerson(tx, viewer, note.user_id);
    authorize(noteActions(viewer, note, await canWriteNotes(tx, viewer, person)).includes("delete"));
    await removeNote(tx, companyId, note.id);
    const about = { userId: person.id, subjectId: note.id };
    await recordEvent(tx, { companyId, actorId, kind: "note.deleted", ...about });
    return {};
  });
}
