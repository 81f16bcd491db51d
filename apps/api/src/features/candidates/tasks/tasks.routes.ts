import {
  addCandidateTask,
  type CandidateTask,
  deleteCandidateTask,
  getCandidateTasks,
  saveCandidateTask,
  type TaskListAct,
} from "@vaardig/contract/candidates/candidateTasks";
import { authorizeManagement, manageableAmong } from "../../../domain/candidates/candidateScope.ts";
import { recordEvent } from "../../../domain/events/recordEvent.ts";
import { notify } from "../../../domain/notifications/notify.ts";
import { findPerson } from "../../../domain/people/findPerson.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { App } from "../../../platform/http/app.ts";
import { AppError, authorize, found } from "../../../platform/http/appError.ts";
import { route } from "../../../platform/http/route.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { canOwnCandidates } from "../records/records.queries.ts";
import { scheduleReminder } from "./remindTask.ts";
import {
  addTask,
  changeTask,
  findTask,
  hasApplied,
  jobExists,
  listTasks,
  removeTask,
  type TaskRow,
} from "./tasks.queries.ts";

const namedOf = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

/** Returns whether the viewer may change a task: as its assignee, or by managing the person's record. */
const canChangeTask = (viewer: Viewer, row: TaskRow, isKept: (userId: string) => boolean) =>
  row.assignee_id === viewer.userId || isKept(row.user_id);

/** Converts a task to the wire format, with the reader's actions. */
function presentTask(row: TaskRow, isMine: boolean): CandidateTask {
  const {
    user_id,
    candidate,
    internal,
    vacancy_id,
    vacancy,
    assignee_id,
    assignee,
    author_id,
    author,
    ...task
  } = row;
  const done = row.done_at !== null;
  return {
    ...task,
    candidate: { id: user_id, name: candidate, internal },
    vacancy: namedOf(vacancy_id, vacancy),
    remind_at: row.remind_at?.toISOString() ?? null,
    done_at: row.done_at?.toISOString() ?? null,
    assignee: namedOf(assignee_id, assignee),
    author: namedOf(author_id, author),
    created_at: row.created_at.toISOString(),
    can: isMine ? ["edit", done ? "reopen" : "complete", "delete"] : [],
  };
}

/** Returns a task that the viewer may change. Throws 404 when there is none, 403 when the viewer may not. */
async function taskToChange(tx: Tx, viewer: Viewer, id: string): Promise<TaskRow> {
  const task = found(await findTask(tx, viewer.companyId, id));
  authorize(canChangeTask(viewer, task, await manageableAmong(tx, viewer, [task.user_id])));
  return task;
}

/** Throws 404 for another company's person, and 403 for a colleague who never applied. */
async function checkPerson(tx: Tx, companyId: string, userId: string): Promise<void> {
  const person = found(await findPerson(tx, companyId, userId));
  authorize(person.systemRole === "freelancer" || (await hasApplied(tx, companyId, userId)));
}

/** Throws 400 at the field for an unknown job or an assignee who cannot have tasks. */
async function checkNames(
  tx: Tx,
  companyId: string,
  { vacancy_id, assignee_id }: { vacancy_id?: string | null; assignee_id?: string | undefined },
): Promise<void> {
  const fields: Record<string, string> = {};
  if (vacancy_id && !(await jobExists(tx, companyId, vacancy_id))) fields.vacancy_id = "job_selected";
  if (assignee_id !== undefined && !(await canOwnCandidates(tx, companyId, assignee_id)))
    fields.assignee_id = "person_unknown";
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
}

/** Throws 400 at the field for a reminder in the past. */
function checkReminder(remindAt: Date | null | undefined, before?: Date | null): void {
  const isNew = remindAt && remindAt.getTime() !== before?.getTime();
  if (isNew && remindAt <= new Date())
    throw new AppError("validation_failed", { fields: { remind_at: "reminder_past" } });
}

/** Notifies the assignee of a new task. */
async function notifyAssigned(
  tx: Tx,
  { companyId, userId: actorId }: Viewer,
  task: { id: string; title: string; userId: string; assigneeId: string },
): Promise<void> {
  await notify(tx, {
    companyId,
    actorId,
    userIds: [task.assigneeId],
    kind: "task_assigned",
    personId: task.userId,
    subject: { type: "task", id: task.id },
    values: { name: task.title },
  });
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

export function tasksRoutes(app: App): void {
  route(app, getCandidateTasks, async ({ query, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { user_id: userId, id, open } = query;
    let can: TaskListAct[] = [];
    if (userId !== undefined) {
      await checkPerson(tx, companyId, userId);
      if ((await manageableAmong(tx, viewer, [userId]))(userId)) can = ["add"];
      await recordEvent(tx, { companyId, actorId, kind: "tasks.read", userId });
    }
    if (id !== undefined) {
      const row = found(await findTask(tx, companyId, id));
      if (userId !== undefined && row.user_id !== userId) throw new AppError("not_found");
      const isMine = canChangeTask(viewer, row, await manageableAmong(tx, viewer, [row.user_id]));
      return { data: [presentTask(row, isMine)], total: 1, can };
    }
    const mine = query.assignee === "me" || userId === undefined;
    const filter = { userId, assigneeId: mine ? actorId : undefined, open };
    const { rows, total } = await listTasks(tx, companyId, filter, query);
    const isKept = await manageableAmong(
      tx,
      viewer,
      rows.map(({ user_id }) => user_id),
    );
    const data = rows.map((row) => presentTask(row, canChangeTask(viewer, row, isKept)));
    return { data, total, can };
  });

  route(app, addCandidateTask, async ({ body, viewer, tx, services }) => {
    const { companyId, userId: authorId } = viewer;
    const { user_id: userId, assignee_id = authorId, vacancy_id: vacancyId, remind_at, ...given } = body;
    await checkPerson(tx, companyId, userId);
    await authorizeManagement(tx, viewer, [userId]);
    await checkNames(tx, companyId, { vacancy_id: vacancyId, assignee_id });
    const remindAt = dateOf(remind_at);
    checkReminder(remindAt);
    const { activity_date: activityDate, title, type, description } = given;
    const id = await addTask(tx, {
      companyId,
      userId,
      authorId,
      assigneeId: assignee_id,
      vacancyId,
      title,
      type,
      description,
      activityDate,
      remindAt,
    });
    if (remindAt) await scheduleReminder(tx, services, { companyId, id, at: remindAt });
    await recordEvent(tx, { companyId, actorId: authorId, kind: "task.added", userId, subjectId: id });
    await notifyAssigned(tx, viewer, { id, title, userId, assigneeId: assignee_id });
    return presentTask(found(await findTask(tx, companyId, id)), true);
  });

  route(app, saveCandidateTask, async ({ body, viewer, tx, services }) => {
    const { companyId, userId: actorId } = viewer;
    const { id, version, done, remind_at, activity_date, vacancy_id, assignee_id, ...texts } = body;
    const before = await taskToChange(tx, viewer, id);
    await checkNames(tx, companyId, { vacancy_id, assignee_id });
    const remindAt = remind_at === undefined ? undefined : dateOf(remind_at);
    checkReminder(remindAt, before.remind_at);
    const doneAt = done === undefined ? undefined : done ? (before.done_at ?? new Date()) : null;
    const columns = { ...texts, activityDate: activity_date, vacancyId: vacancy_id, assigneeId: assignee_id };
    if (
      before.version !== version ||
      !(await changeTask(tx, companyId, { id, version }, { ...columns, remindAt, doneAt }))
    )
      throw new AppError("stale_version");
    if (remindAt) await scheduleReminder(tx, services, { companyId, id, at: remindAt });
    const isOpen = before.done_at === null;
    const kind = done === isOpen ? (done ? "task.done" : "task.reopened") : "task.changed";
    await recordEvent(tx, { companyId, actorId, kind, userId: before.user_id, subjectId: id });
    const { title = before.title } = texts;
    if (assignee_id !== undefined && assignee_id !== before.assignee_id)
      await notifyAssigned(tx, viewer, { id, title, userId: before.user_id, assigneeId: assignee_id });
    return presentTask(found(await findTask(tx, companyId, id)), true);
  });

  route(app, deleteCandidateTask, async ({ query, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const task = await taskToChange(tx, viewer, query.id);
    if (query.user_id !== undefined && query.user_id !== task.user_id) throw new AppError("not_found");
    await removeTask(tx, companyId, task.id);
    await recordEvent(tx, {
      companyId,
      actorId,
      kind: "task.deleted",
      userId: task.user_id,
      subjectId: task.id,
    });
    return {};
  });
}
