import { getJobMatch, jobKind, listJobMatches, listPeopleMatches } from "@vaardig/contract/jobs/jobs";
import { BANDS } from "@vaardig/contract/limits";
import { applicationsOf } from "../../domain/applications/applicationsOf.queries.ts";
import { jobsAppliedTo } from "../../domain/applications/appliedTo.queries.ts";
import { explainApplication } from "../../domain/applications/matchApplications.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import {
  filterMatchedJobs,
  isClosingSoon,
  isOfKind,
  type MatchedJob,
} from "../../domain/jobs/filterMatchedJobs.ts";
import { canRankPeople, canSeePipeline, loadJobFacts } from "../../domain/jobs/jobScope.ts";
import { jobSkillsOf } from "../../domain/jobs/jobSkills.ts";
import { matchJobs } from "../../domain/jobs/matchJobs.ts";
import { presentStatus } from "../../domain/jobs/presentStatus.ts";
import { presentPeople } from "../../domain/matching/presentPeople.ts";
import { presentSheet } from "../../domain/matching/presentSheet.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import { canSeePrivate } from "../../domain/people/scope.ts";
import type { App } from "../../platform/http/app.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { idsByName } from "./idsByName.queries.ts";
import { jobHolders } from "./jobHolders.queries.ts";
import { peopleMatchActions } from "./jobs.policy.ts";
import { presentJob } from "./jobs.present.ts";
import { findJobs } from "./jobs.queries.ts";
import { readJob } from "./readJob.ts";

/** Counts the records by value, most frequent first. */
function tally(values: (string | null)[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Compares by deadline, jobs without one last; on the same day the order of the match remains. */
function byDeadline(one: MatchedJob, other: MatchedJob): number {
  const [day, otherDay] = [one.row.apply_by ?? "9999-12-31", other.row.apply_by ?? "9999-12-31"];
  return day < otherDay ? -1 : day > otherDay ? 1 : 0;
}

export function jobMatchesRoutes(app: App): void {
  route(app, listJobMatches, async ({ query, viewer, tx, services }) => {
    const { companyId, userId } = viewer;
    const wanted = { search: query.search_query, savedOnly: query.saved };
    const all = await matchJobs(tx, services, viewer, wanted);
    const shown = filterMatchedJobs(all, query);
    if (query.sort === "deadline") shown.sort(byDeadline);
    const page = shown.slice(query.page * query.size, (query.page + 1) * query.size);
    const ids = page.map(({ row }) => row.id);
    const [applied, ruled] = await Promise.all([
      jobsAppliedTo(tx, companyId, userId, ids),
      findJobs(tx, companyId, userId, ids),
    ]);
    return {
      data: page.flatMap(({ row: { id }, match }) => {
        const row = ruled.get(id);
        return row ? { ...presentJob(viewer, row), match, applied: applied.has(id) } : [];
      }),
      total: shown.length,
      closing_soon: all.filter(isClosingSoon).length,
      kinds: jobKind.options.map((kind) => ({
        kind,
        count: all.filter(({ row }) => isOfKind(kind, row)).length,
      })),
      departments: tally(all.map(({ row }) => row.department)),
      bands: BANDS.map((band) => ({ band, count: all.filter(({ match }) => match.band === band).length })),
    };
  });

  route(app, getJobMatch, async ({ query, viewer, tx, services, language }) => {
    const { companyId, userId } = viewer;
    const vacancy = await readJob(tx, viewer, query.job_vacancy_id);
    const person = found(await findPerson(tx, companyId, query.user_id ?? userId));
    authorize(canRankPeople(viewer) || (await canSeePrivate(tx, viewer, person)));
    if (person.id !== userId) {
      await recordEvent(tx, {
        companyId,
        actorId: userId,
        kind: "match.read",
        userId: person.id,
        subjectId: vacancy.id,
      });
    }
    const required = await jobSkillsOf(tx, companyId, vacancy.id);
    const seesApplication =
      person.id === userId || canSeePipeline(viewer, await loadJobFacts(tx, companyId, vacancy.id));
    const read = seesApplication
      ? await explainApplication(tx, companyId, { vacancyId: vacancy.id, userId: person.id }, required)
      : undefined;
    const sheet = read ?? (await services.matching.explain(companyId, person.id, required));
    return presentSheet(
      tx,
      sheet,
      {
        person: { id: person.id, name: person.name },
        title: vacancy.name,
        provisional: read !== undefined,
      },
      language,
    );
  });

  route(app, listPeopleMatches, async ({ query, viewer, tx, services, language }) => {
    const { companyId } = viewer;
    const vacancy = await readJob(tx, viewer, query.job_vacancy_id);
    authorize(canRankPeople(viewer));
    const required = await jobSkillsOf(tx, companyId, vacancy.id);
    const { people, search_query: search, page: pageNumber, size } = query;
    const holders = await jobHolders(tx, companyId, vacancy.id);
    const { page, total } = await services.matching.rankPeople(companyId, required, {
      people,
      userIds: search ? await idsByName(tx, companyId, search) : undefined,
      withoutIds: query.without_holders ? [...holders] : undefined,
      page: pageNumber,
      size,
    });
    const shown = await presentPeople(tx, page, { viewer, secrets: services.secrets, language });
    const facts = await loadJobFacts(tx, companyId, vacancy.id);
    const ids = canSeePipeline(viewer, facts) ? shown.map(({ id }) => id) : [];
    const applications = await applicationsOf(tx, companyId, vacancy.id, ids);
    const data = shown.map((person) => ({
      ...person,
      holds_job: holders.has(person.id),
      application: applications.get(person.id) ?? null,
    }));
    return {
      data,
      total,
      holders: holders.size,
      can: peopleMatchActions(viewer, facts),
      vacancy: { id: vacancy.id, name: vacancy.name, status: presentStatus(vacancy.status) },
    };
  });
}
