import {
  compareCareerJobs,
  dismissCareerJob,
  getCareerPath,
  restoreCareerJob,
  tryCareerChanges,
} from "@vaardig/contract/career-path/careerPath";
import { dismissedBy, dismissJob, restoreJob } from "../../domain/career-paths/dismissals.queries.ts";
import { movesBetween } from "../../domain/career-paths/moves.queries.ts";
import { presentCareerJobs } from "../../domain/career-paths/presentCareerJobs.ts";
import { profileNames } from "../../domain/career-paths/profileNames.queries.ts";
import { readCareerPerson } from "../../domain/career-paths/readCareerPerson.ts";
import { findJobProfile } from "../../domain/taxonomy/job-profiles/jobProfiles.queries.ts";
import type { App } from "../../platform/http/app.ts";
import { found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { presentEdges, presentHead, presentPersonAsStart } from "./career-path.present.ts";
import { compareJobs } from "./compareJobs.ts";
import { readTarget } from "./readTarget.ts";
import { tryChanges } from "./tryChanges.ts";

export function careerPathRoutes(app: App): void {
  route(app, getCareerPath, async (call) => {
    const { query, viewer, tx, services, language } = call;
    const { companyId } = viewer;
    const person = await readCareerPerson(tx, viewer, query.user_id);
    const isOwn = person.id === viewer.userId;
    const presentId = person.jobProfileId;
    const dismissedIds = await dismissedBy(tx, companyId, person.id);
    const map = await services.matching.careerMap(companyId, {
      userId: person.id,
      presentId,
      dismissedIds,
      tried: [],
      targetId: query.id ?? null,
    });
    const jobs = await presentCareerJobs(tx, map.jobs, { companyId, language, isOwn, dismissedIds });
    const ids = map.jobs.map(({ id }) => id);
    const walked = await movesBetween(tx, companyId, ids, person.id);
    const names = await profileNames(tx, [...dismissedIds, ...(presentId ? [presentId] : [])], language);
    const named = (id: string) => ({ id, name: names.get(id) ?? "" });
    return {
      ...presentHead(person, map, { isOwn, present: presentId ? named(presentId) : null }),
      jobs: presentId ? jobs : [presentPersonAsStart(person), ...jobs],
      edges: presentEdges(map, presentId ?? person.id, walked),
      dismissed: isOwn ? dismissedIds.map(named) : [],
      target: query.id ? await readTarget(call, person, map, jobs, query.id) : null,
    };
  });

  route(app, compareCareerJobs, async (call) => {
    const person = await readCareerPerson(call.tx, call.viewer, call.query.user_id);
    return compareJobs(call, person, call.query.ids);
  });

  route(app, tryCareerChanges, async (call) => {
    const { user_id: userId, ...asked } = call.body;
    const person = await readCareerPerson(call.tx, call.viewer, userId);
    return tryChanges(call, person, asked);
  });

  route(app, dismissCareerJob, async ({ body, viewer, tx }) => {
    const { companyId, userId } = viewer;
    const profile = found(await findJobProfile(tx, companyId, body.id));
    await dismissJob(tx, companyId, userId, profile.id);
    return {};
  });

  route(app, restoreCareerJob, async ({ query, viewer, tx }) => {
    const { companyId, userId } = viewer;
    const profile = found(await findJobProfile(tx, companyId, query.id));
    await restoreJob(tx, companyId, userId, profile.id);
    return {};
  });
}
