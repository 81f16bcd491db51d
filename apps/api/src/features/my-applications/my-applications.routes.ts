import {
  answerOffer as answer,
  apply,
  getApplicationOutlook,
  getMyApplication,
  listMyApplications,
  undoWithdrawal,
  withdrawApplication,
} from "@vaardig/contract/my-applications/myApplications";
import { answerOffer } from "../../domain/applications/answerOffer.ts";
import { attachResume, detachResume } from "../../domain/applications/attachResume.ts";
import { lastMove } from "../../domain/applications/lastMove.ts";
import { moveApplication } from "../../domain/applications/moveApplication.ts";
import { commitmentsOf, countClaims } from "../../domain/applications/my-applications/outlook.queries.ts";
import {
  findOwnApplication,
  listOwnApplications,
  movesOf,
  offersOf,
  sentResumeName,
} from "../../domain/applications/my-applications/ownApplications.queries.ts";
import { deleteOutcomeNotifications, notifyOfMove } from "../../domain/applications/notifyOfMove.ts";
import { receiveApplication } from "../../domain/applications/receiveApplication.ts";
import { resumeSkillsOf } from "../../domain/applications/resumeSkills.ts";
import { findFile } from "../../domain/files/files.queries.ts";
import { filesOf } from "../../domain/files/storedFiles.ts";
import { cancelInterviews } from "../../domain/interviews/cancelInterviews.ts";
import { canSeeJob, loadJobFacts } from "../../domain/jobs/jobScope.ts";
import { isOfOwnLine } from "../../domain/jobs/ownLine.queries.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { presentMyApplication, statusOf } from "./my-applications.present.ts";
import { timelineOf } from "./timeline.ts";

/** How long a withdrawal can be undone, in milliseconds; later the person applies again. */
const UNDO_MS = 3_600_000;

async function readMine(tx: Tx, { companyId, userId }: Viewer, id: string) {
  const row = found(await findOwnApplication(tx, companyId, userId, id));
  const offers = await offersOf(tx, companyId, [id]);
  return { row, shown: presentMyApplication(row, offers.get(id)) };
}

/**
 * Returns the id of the résumé to send: the profile's when none is given. Throws at the field for a file that
 * is no résumé of the person.
 */
async function sentResume(tx: Tx, { companyId, userId }: Viewer, asked: string | null | undefined) {
  if (asked === null) return null;
  if (asked === undefined) return (await filesOf(tx, companyId, userId, "resume"))[0]?.id ?? null;
  const file = await findFile(tx, companyId, asked);
  if (!file || file.userId !== userId || file.useAs === "profile_pic")
    throw new AppError("validation_failed", { fields: { resume_file_id: "resume_unknown" } });
  return file.id;
}

/** Registers the routes for applying and for the own applications. */
export function myApplicationsRoutes(app: App): void {
  route(app, apply, async ({ body, viewer, tx, services }) => {
    const { companyId, userId, role } = viewer;
    const { name } = found(await findPerson(tx, companyId, userId));
    const { id, result } = await receiveApplication(tx, services, {
      companyId,
      vacancyId: body.job_vacancy_id,
      person: { id: userId, name, role },
      source: "applied",
      form: {
        hourlyRate: body.hourly_rate,
        availableFrom: body.available_from,
        availableUntil: body.available_until,
        hours: body.hours,
        motivation: body.motivation,
        salaryProposal: body.salary_proposal,
        managerMayKnow: body.manager_may_know,
      },
    });
    if (result === "already") throw new AppError("already_applied");
    if (result === "ended") throw new AppError("application_ended");
    const fileId = await sentResume(tx, viewer, body.resume_file_id);
    if (fileId) await attachResume(tx, services, { companyId, id, fileId });
    else await detachResume(tx, services, { companyId, id });
    return { id };
  });

  route(app, getApplicationOutlook, async ({ query, viewer, tx }) => {
    const { companyId, userId } = viewer;
    const vacancy = await loadJobFacts(tx, companyId, query.job_vacancy_id);
    authorize(canSeeJob(viewer, vacancy));
    return {
      skills: await countClaims(tx, companyId, userId),
      commitments: await commitmentsOf(tx, companyId, userId, vacancy.id),
      own_line: await isOfOwnLine(tx, companyId, userId, vacancy.id),
    };
  });

  route(app, listMyApplications, async ({ query, viewer, tx }) => {
    const { companyId, userId } = viewer;
    const { show, search_query: search, job_vacancy_id: vacancyId, page, size } = query;
    const wanted = { show, search, vacancyId, page, size };
    const { rows, counts } = await listOwnApplications(tx, companyId, userId, wanted);
    const ids = rows.map(({ id }) => id);
    const offers = await offersOf(tx, companyId, ids);
    return {
      data: rows.map((row) => presentMyApplication(row, offers.get(row.id))),
      total: counts[show],
      counts,
    };
  });

  route(app, getMyApplication, async ({ query, viewer, tx }) => {
    const { row, shown } = await readMine(tx, viewer, query.id);
    const [resume] = await filesOf(tx, viewer.companyId, viewer.userId, "resume");
    const [sentName, read] = await Promise.all([
      sentResumeName(tx, viewer.companyId, query.id),
      resumeSkillsOf(tx, viewer.companyId, [query.id]),
    ]);
    const now = { at: row.stage_since, status: statusOf(row), untold: row.untold, appliedAt: row.applied_at };
    const points = row.acted
      ? timelineOf(await movesOf(tx, viewer.companyId, row), now)
      : [{ at: row.asked_at, status: now.status }];
    const { hourly_rate, available_from, available_until, hours, salary_proposal } = row;
    return {
      ...shown,
      timeline: points.map(({ at, status }) => ({ at: at.toISOString(), status })),
      sent: row.applied_at && {
        hourly_rate,
        available_from,
        available_until,
        hours,
        motivation: row.motivation ?? "",
        salary_proposal,
      },
      resume_name: resume?.name ?? null,
      sent_resume:
        sentName === undefined
          ? null
          : { name: sentName, unconfirmed_skills: read.get(query.id)?.length ?? 0 },
    };
  });

  route(app, answer, async ({ body, viewer, tx, services }) => {
    const { companyId, userId: actorId } = viewer;
    const { offer_id: offerId, ...given } = body;
    const id = await answerOffer(tx, services, { companyId, actorId, offerId, ...given });
    return (await readMine(tx, viewer, id)).shown;
  });

  route(app, withdrawApplication, async ({ body, viewer, tx, services }) => {
    const { companyId, userId: actorId } = viewer;
    const { row } = await readMine(tx, viewer, body.id);
    const { version } = body;
    if (!row.acted) throw new AppError("move_not_allowed");
    const moved = await moveApplication(tx, { companyId, actorId, id: row.id, version, action: "withdraw" });
    const ended = { companyId, actorId, applicationId: row.id, isTold: true };
    if (moved.changed) await cancelInterviews(tx, services, ended);
    const vacancy = await loadJobFacts(tx, companyId, moved.vacancyId);
    await notifyOfMove(tx, { companyId, actorId, vacancy, moved: [moved] });
    return (await readMine(tx, viewer, row.id)).shown;
  });

  route(app, undoWithdrawal, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { row } = await readMine(tx, viewer, body.id);
    const last = await lastMove(tx, companyId, row);
    const isMine = last?.kind === "application.withdrawn" && last.actorId === actorId;
    if (!isMine || Date.now() - last.at.getTime() > UNDO_MS) throw new AppError("move_not_allowed");
    const { version } = body;
    const command = { companyId, actorId, id: row.id, version, reason: "mistake" } as const;
    const moved = await moveApplication(tx, { ...command, action: "reinstate" });
    await deleteOutcomeNotifications(tx, companyId, { id: row.id, version });
    const vacancy = await loadJobFacts(tx, companyId, moved.vacancyId);
    await notifyOfMove(tx, { companyId, actorId, vacancy, moved: [moved], takenBack: true });
    return (await readMine(tx, viewer, row.id)).shown;
  });
}
