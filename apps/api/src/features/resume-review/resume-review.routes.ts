import {
  addFromResume,
  getResumeReview,
  saveReviewDecisions,
} from "@vaardig/contract/resume-review/resumeReview";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { canSeePipeline, loadJobFacts } from "../../domain/jobs/jobScope.ts";
import { findPerson, type Person } from "../../domain/people/findPerson.ts";
import {
  findReviewedFile,
  findSentResume,
  lockReview,
  type ReviewedFile,
  saveDecision,
  touchApplications,
} from "../../domain/resumes/resume-review/resumeReview.queries.ts";
import type { App } from "../../platform/http/app.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { addRows } from "./addRows.ts";
import { isDecided, presentReview } from "./presentReview.ts";
import { canReviewResume, canSeeReview } from "./resume-review.policy.ts";

type Change = Pick<Call<typeof addFromResume>, "tx" | "viewer" | "services" | "language">;

interface Opened {
  file: ReviewedFile;
  person: Person;
}

/** Returns the résumé and its person. Throws 404 when the company has none. */
async function open({ tx, viewer: { companyId } }: Change, fileId: string): Promise<Opened> {
  const file = found(await findReviewedFile(tx, companyId, fileId));
  return { file, person: found(await findPerson(tx, companyId, file.userId)) };
}

/** Returns the requested résumé; readers of a job's applicants may read what those sent. */
async function openAsked(call: Call<typeof getResumeReview>): Promise<Opened> {
  const { tx, viewer, query } = call;
  if (query.application_id === undefined) {
    const opened = await open(call, found(query.file_id));
    authorize(await canSeeReview(tx, viewer, opened.person));
    return opened;
  }
  const sent = found(await findSentResume(tx, viewer.companyId, query.application_id));
  const opened = await open(call, found(sent.file_id));
  if (opened.person.id === viewer.userId) return opened;
  authorize(canSeePipeline(viewer, await loadJobFacts(tx, viewer.companyId, sent.vacancy_id)));
  return opened;
}

async function present(call: Change, { file, person }: Opened) {
  const { tx, viewer, services, language } = call;
  const can = canReviewResume(viewer, person) ? ["review" as const] : [];
  return presentReview({ tx, services, companyId: viewer.companyId, language }, file, person, can);
}

/** Returns the review after a change; finishes it when every row is decided. */
async function presentChanged(call: Change, fileId: string) {
  const { tx, viewer } = call;
  const { companyId, userId: decidedBy } = viewer;
  await touchApplications(tx, companyId, fileId);
  const review = await present(call, await open(call, fileId));
  if (review.finished || !isDecided(review)) return review;
  await saveDecision(tx, { companyId, fileId, decidedBy, finished: true });
  return { ...review, finished: true };
}

export function resumeReviewRoutes(app: App): void {
  route(app, getResumeReview, async (call) => {
    const { tx, viewer } = call;
    const opened = await openAsked(call);
    if (opened.person.id !== viewer.userId) {
      const { companyId, userId: actorId } = viewer;
      const about = { userId: opened.person.id, subjectId: opened.file.id };
      await recordEvent(tx, { companyId, actorId, kind: "resume.read", ...about });
    }
    return present(call, opened);
  });

  route(app, addFromResume, async (call) => {
    const { tx, viewer, body } = call;
    const { companyId, userId: actorId } = viewer;
    const { file_id: fileId, ...rows } = body;
    await lockReview(tx, companyId, fileId);
    const opened = await open(call, fileId);
    authorize(canReviewResume(viewer, opened.person));
    const review = await present(call, opened);
    await addRows(tx, { companyId, userId: opened.person.id, actorId }, rows, review);
    const added = Object.values(rows).flatMap((list) => list.map(({ key }) => key));
    await saveDecision(tx, { companyId, fileId, decidedBy: actorId, added });
    return presentChanged(call, fileId);
  });

  route(app, saveReviewDecisions, async (call) => {
    const { tx, viewer, body } = call;
    const { companyId, userId: decidedBy } = viewer;
    const { file_id: fileId, left_out: leftOut, finished } = body;
    const { person } = await open(call, fileId);
    authorize(canReviewResume(viewer, person));
    await saveDecision(tx, { companyId, fileId, decidedBy, leftOut, finished });
    return presentChanged(call, fileId);
  });
}
