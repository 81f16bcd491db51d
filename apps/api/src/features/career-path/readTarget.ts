import type { CareerPath, CareerTarget } from "@vaardig/contract/career-path/careerPath";
import { findCourseRoute } from "../../domain/career-paths/careerCourses.ts";
import { movesBetween } from "../../domain/career-paths/moves.queries.ts";
import { profileNames } from "../../domain/career-paths/profileNames.queries.ts";
import type { CareerMap } from "../../domain/matching/careerMap.ts";
import { presentSheet } from "../../domain/matching/presentSheet.ts";
import { claimsOf } from "../../domain/matching/worker/claims.ts";
import type { Person } from "../../domain/people/findPerson.ts";
import { requiredSkillsOf } from "../../domain/taxonomy/jobProfiles.ts";
import { found } from "../../platform/http/appError.ts";
import type { CareerCall } from "./careerCall.ts";

/**
 * Returns a target job profile for a person: what is missing, the routes to it, how many people took it, and
 * the courses that help.
 */
export async function readTarget(
  { tx, viewer: { companyId }, services, language }: CareerCall,
  person: Person,
  map: CareerMap,
  jobs: CareerPath["jobs"],
  id: string,
): Promise<CareerTarget> {
  const job = found(jobs.findLast((one) => one.id === id));
  const profile = found(await requiredSkillsOf(tx, id, language));
  const sheet = await services.matching.explain(companyId, person.id, profile.skills);
  const held = (await claimsOf(tx, companyId, [person.id], new Date())).get(person.id);
  const route = await findCourseRoute(tx, companyId, {
    claims: held?.claims ?? [],
    required: profile.skills,
    language,
  });
  const names = await profileNames(
    tx,
    map.routes.flatMap(({ jobIds }) => jobIds),
    language,
  );
  const from = person.jobProfileId;
  const walked = from && (await movesBetween(tx, companyId, [from, id], person.id)).get(`${from} ${id}`);
  const about = { person: { id: person.id, name: person.name }, title: profile.name };
  return {
    job,
    sheet: await presentSheet(tx, sheet, about, language),
    routes: map.routes.map(({ jobIds, fit }) => ({
      jobs: jobIds.map((one) => ({ id: one, name: names.get(one) ?? "" })),
      fit,
    })),
    walked: walked || null,
    ...route,
  };
}
