import {
  getScorecards,
  type Scorecard,
  type Scorecards,
  saveScorecard,
} from "@vaardig/contract/interviews/scorecards";
import type { Language } from "@vaardig/contract/limits";
import { applicantOf } from "../../domain/applications/applicantOf.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import { jobSkillsOf } from "../../domain/jobs/jobSkills.ts";
import { presentRequired } from "../../domain/taxonomy/presentRequired.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import {
  canGiveScorecard,
  canOpenScorecards,
  canReadOtherScorecards,
  scorecardActions,
} from "./interviews.policy.ts";
import { loadInterviewContext } from "./loadInterviewContext.ts";
import { type ScorecardRow, scorecardsOf, writeScorecard } from "./scorecards.queries.ts";

interface Call {
  tx: Tx;
  viewer: Viewer;
  services: TxServices;
  language: Language;
}

type ScorecardContext = Awaited<ReturnType<typeof loadInterviewContext>>;

async function read(
  { tx, viewer, services, language }: Call,
  id: string,
  beside: ScorecardContext,
): Promise<Scorecards> {
  const { companyId, userId } = viewer;
  const { secrets } = services;
  const photoOf = (photo: string | null) => photoUrl(secrets, companyId, photo);
  const present = ({ author_id, name, photo_id, updated_at, ...row }: ScorecardRow): Scorecard => ({
    ...row,
    author: { id: author_id, name, photo_url: photoOf(photo_id) },
    updated_at: updated_at.toISOString(),
  });
  const { labels, headline, photo_id, motivation, vacancy, ...person } = found(
    await applicantOf(tx, companyId, id),
  );
  const required = await jobSkillsOf(tx, companyId, beside.vacancyId);
  const rows = await scorecardsOf(tx, companyId, id);
  const mine = rows.find((row) => row.author_id === userId);
  const others = rows.filter((row) => row !== mine);
  return {
    applicant: {
      ...person,
      photo_url: photoOf(photo_id),
      title: labels?.[language] ?? labels?.en ?? headline,
      motivation,
    },
    vacancy,
    skills: await presentRequired(tx, required, language),
    mine: mine ? present(mine) : null,
    count: rows.length,
    others: canReadOtherScorecards(viewer, beside, mine !== undefined) ? others.map(present) : null,
    can: scorecardActions(viewer, beside),
  };
}

/** Registers the routes of scorecards on the skills that a job requires. */
export function scorecardsRoutes(app: App): void {
  route(app, getScorecards, async ({ query, ...call }) => {
    const { tx, viewer } = call;
    const beside = await loadInterviewContext(tx, viewer, query.application_id);
    authorize(canOpenScorecards(viewer, beside));
    return read(call, query.application_id, beside);
  });

  route(app, saveScorecard, async ({ body, ...call }) => {
    const { tx, viewer } = call;
    const { application_id: applicationId, version, ...card } = body;
    const beside = await loadInterviewContext(tx, viewer, applicationId);
    authorize(canGiveScorecard(viewer, beside));
    const { companyId, userId: authorId } = viewer;
    const asked = new Set((await jobSkillsOf(tx, companyId, beside.vacancyId)).map(({ skillId }) => skillId));
    const known = (await scorecardsOf(tx, companyId, applicationId)).find(
      (row) => row.author_id === authorId,
    );
    for (const { skill_id: id } of known?.ratings ?? []) asked.add(id);
    if (card.ratings.some(({ skill_id: id }) => !asked.has(id)))
      throw new AppError("validation_failed", { fields: { ratings: "skill_unknown" } });
    if (!(await writeScorecard(tx, { companyId, applicationId, authorId, version, ...card })))
      throw new AppError("stale_version");
    await recordEvent(tx, {
      companyId,
      actorId: authorId,
      userId: beside.applicantId,
      subjectId: beside.vacancyId,
      kind: version === undefined ? "scorecard.given" : "scorecard.changed",
      data: { application_id: applicationId },
    });
    return read(call, applicationId, beside);
  });
}
