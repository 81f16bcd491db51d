import type { CareerTrial, tryCareerChanges } from "@vaardig/contract/career-path/careerPath";
import type { Body } from "@vaardig/contract/endpoint";
import type { Claim } from "@vaardig/matching/model";
import { claimsOfChosenCourses, findCourseRoute } from "../../domain/career-paths/careerCourses.ts";
import { dismissedBy } from "../../domain/career-paths/dismissals.queries.ts";
import { profileNames } from "../../domain/career-paths/profileNames.queries.ts";
import { readCourses } from "../../domain/learning/courses/courses.queries.ts";
import { matchOf } from "../../domain/matching/matchOf.ts";
import { scoreClaims } from "../../domain/matching/scoreClaims.ts";
import { claimsOf } from "../../domain/matching/worker/claims.ts";
import type { Person } from "../../domain/people/findPerson.ts";
import { canonicalSkillIds } from "../../domain/taxonomy/canonicalSkillIds.ts";
import { requiredSkillsOf } from "../../domain/taxonomy/jobProfiles.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import type { CareerCall } from "./careerCall.ts";

type CareerChanges = Omit<Body<typeof tryCareerChanges>, "user_id">;

/**
 * Returns the hypothetical levels as claims. Throws at the entry of a skill that the company does not have.
 */
async function triedLevels({ tx }: CareerCall, skills: CareerChanges["skills"]): Promise<Claim[]> {
  const known = await canonicalSkillIds(
    tx,
    skills.map(({ skill_id: id }) => id),
  );
  return skills.map(({ skill_id: id, level }, at) => {
    const skillId = known.get(id);
    if (!skillId)
      throw new AppError("validation_failed", { fields: { [`skills.${at}.skill_id`]: "skill_unknown" } });
    return { skillId, level, source: "self", lastUsedYears: 0 };
  });
}

/** Returns the effect of raised levels and courses; stores nothing. */
export async function tryChanges(
  call: CareerCall,
  person: Person,
  changes: CareerChanges,
): Promise<CareerTrial> {
  const { tx, viewer, services, language } = call;
  const { companyId } = viewer;
  const { skills, course_ids: courseIds, id: targetId } = changes;
  const held = (await claimsOf(tx, companyId, [person.id], new Date())).get(person.id)?.claims ?? [];
  const raised = await triedLevels(call, skills);
  const offered = await readCourses(tx, companyId, courseIds, language);
  const courses = courseIds.map((id) => found(offered.get(id)));
  const { added, tooHigh } = await claimsOfChosenCourses(tx, companyId, [...held, ...raised], courses);
  const tried = [...raised, ...added].flatMap(({ skillId, level }) => (level ? { skillId, level } : []));
  const map = await services.matching.careerMap(companyId, {
    userId: person.id,
    presentId: person.jobProfileId,
    dismissedIds: await dismissedBy(tx, companyId, person.id),
    tried,
    targetId: null,
  });
  const reached = map.jobs.filter(({ hops }) => hops > 0);
  const names = await profileNames(
    tx,
    reached.map(({ id }) => id),
    language,
  );
  return {
    jobs: reached.map(({ id, hops, before, isNew, score, band }) => ({
      job: { id, name: names.get(id) ?? "" },
      before: matchOf(before),
      after: matchOf({ score, band }),
      is_new: isNew,
      hops,
    })),
    target: targetId
      ? await tryTarget(call, targetId, { held, after: [...held, ...raised, ...added] })
      : null,
    too_high: tooHigh.map(({ id, title }) => ({ id, name: title })),
  };
}

async function tryTarget(
  { tx, viewer: { companyId }, language }: CareerCall,
  targetId: string,
  { held, after }: { held: readonly Claim[]; after: readonly Claim[] },
): Promise<CareerTrial["target"]> {
  const { id, name, skills: required } = found(await requiredSkillsOf(tx, targetId, language));
  const claims = new Map([
    ["before", held],
    ["after", after],
  ]);
  const scored = new Map((await scoreClaims(tx, companyId, claims, required)).map((one) => [one.id, one]));
  const matchAt = (when: string) => matchOf(scored.get(when) ?? { score: null, band: null });
  const { cheapest } = await findCourseRoute(tx, companyId, { claims: after, required, language });
  return { job: { id, name }, before: matchAt("before"), after: matchAt("after"), cheapest };
}
